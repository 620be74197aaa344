// Tabs of an article that React does not know: what the theme's component does for them, on the elements as served.
import {createStorageSlot} from '@docusaurus/theme-common';
import {decodeTabs} from '../shared/tabs';

/** Infima's class of the chosen tab. */
const CHOSEN = 'tabs__item--active';

/** Under this name and the group's, the theme's component keeps what a reader chose. */
const STORAGE = 'docusaurus.tab.';

/** The elements of a set with a role, without those of sets inside it. */
function partsOf(set: Element, role: 'tab' | 'tabpanel'): HTMLElement[] {
  const parts = set.querySelectorAll<HTMLElement>(`[role=${role}]`);
  return [...parts].filter((part) => part.closest('[data-tabs]') === set);
}

function watchSet(set: HTMLElement, signal: AbortSignal): void {
  const {group, values} = decodeTabs(set.dataset.tabs ?? '');
  const tabs = partsOf(set, 'tab');
  const panels = partsOf(set, 'tabpanel');
  const slot = group === undefined ? undefined : createStorageSlot(STORAGE + group);

  const show = (value: string | null): void => {
    const place = value === null ? -1 : values.indexOf(value);
    if (place < 0) {
      return;
    }
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === place));
      tab.tabIndex = index === place ? 0 : -1;
      tab.classList.toggle(CHOSEN, index === place);
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== place;
    });
  };
  const choose = (tab: HTMLElement): void => {
    const value = values[tabs.indexOf(tab)] ?? null;
    const before = tab.getBoundingClientRect().top;
    show(value);
    if (value !== null) {
      // Tells the other sets of the group at once.
      slot?.set(value);
    }
    // The tab stays under the pointer when sets above it change their height.
    window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  };
  const move = (tab: HTMLElement, step: number): void => {
    tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]?.focus();
  };

  for (const tab of tabs) {
    tab.addEventListener(
      'click',
      () => {
        choose(tab);
      },
      {signal},
    );
    tab.addEventListener(
      'keydown',
      ({key}) => {
        if (key === 'Enter') {
          choose(tab);
        } else if (key === 'ArrowRight' || key === 'ArrowLeft') {
          move(tab, key === 'ArrowRight' ? 1 : -1);
        }
      },
      {signal},
    );
  }
  if (slot) {
    show(slot.get());
    const forget = slot.listen(({newValue}) => {
      show(newValue);
    });
    signal.addEventListener('abort', forget);
  }
}

/**
 * Makes the tabs in an element work as the theme's do: a click or Enter chooses one, arrows move along, sets of a group
 * share the choice, and the browser remembers it.
 * @returns how to stop
 */
export function watchTabs(root: Element): () => void {
  const end = new AbortController();
  for (const set of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    watchSet(set, end.signal);
  }
  return () => {
    end.abort();
  };
}

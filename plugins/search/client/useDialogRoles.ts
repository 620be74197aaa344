import {useEffect, useState} from 'react';

const NOT_OF_A_DIALOG = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** DocSearch gives all of its lists one id, and lets the input control lists with other ids that do not exist. */
function nameLists(container: Element, input: Element | null): void {
  const names = [...container.querySelectorAll('[role="listbox"]')].map((list) => {
    const [first] = list.querySelectorAll('[role="option"]');
    const name = first?.id.replace(/-item-\d+$/, '-list') ?? list.id;
    if (list.id !== name) {
      list.id = name;
    }
    return name;
  });
  if (names.length === 0) {
    input?.removeAttribute('aria-controls');
  } else if (input?.getAttribute('aria-controls') !== names.join(' ')) {
    input?.setAttribute('aria-controls', names.join(' '));
  }
}

function correct(container: Element, input: Element | null): void {
  nameLists(container, input);
  for (const name of NOT_OF_A_DIALOG.filter((attribute) => container.hasAttribute(attribute))) {
    container.removeAttribute(name);
  }
  const isExpanded = String(container.querySelector('[role="option"]') !== null);
  // Writing the same value again would wake the observer again, without end.
  if (input?.getAttribute('aria-expanded') !== isExpanded) {
    input?.setAttribute('aria-expanded', isExpanded);
  }
}

/**
 * Gives DocSearch's window the roles of a dialog with a combobox. What DocSearch 3.9 needs of this:
 * - The whole window is a focusable `button`, which hides everything in it from screen readers, with the attributes of a
 *   combobox.
 * - The input has neither the role of a combobox nor `aria-expanded`.
 * - All lists have the id `docsearch-list`; the input controls `docsearch-<source>-list`, which does not exist.
 * - The button that removes a stored search takes the focus with it.
 *
 * React writes these attributes again while somebody types, so an observer watches them.
 * @param attempt changes when the window is mounted anew
 * @returns the box of the window, to put something into, once it is there
 */
export function useDialogRoles(attempt: number): Element | null {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    const input = container.querySelector<HTMLElement>('.DocSearch-Input');
    let focused: Element | null = null;
    const remember = ({target}: FocusEvent): void => {
      focused = target as Element;
    };
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', 'Search');
    input?.setAttribute('role', 'combobox');
    correct(container, input);
    const observer = new MutationObserver(() => {
      correct(container, input);
      // The button that removes a recent search goes with it, and the focus must not.
      if (focused?.isConnected === false && document.activeElement === document.body) {
        input?.focus();
      }
    });
    container.addEventListener('focusin', remember);
    observer.observe(container, {attributes: true, attributeFilter: NOT_OF_A_DIALOG});
    observer.observe(container.querySelector('.DocSearch-Modal') ?? container, {childList: true, subtree: true});
    // oxlint-disable-next-line react/set-state-in-effect -- the box exists only after DocSearch has rendered it
    setModal(container.querySelector('.DocSearch-Modal'));
    return () => {
      observer.disconnect();
      container.removeEventListener('focusin', remember);
    };
  }, [attempt]);
  return modal;
}

import {useEffect, useState} from 'react';

const STOPS = 'input, button, a:not([tabindex])';

/**
 * Gives DocSearch's window the roles of a dialog with a combobox. What DocSearch 4.7 needs of this:
 * - The whole window is a focusable `button`, which hides everything in it from screen readers.
 * - The input has neither the role of a combobox nor `aria-expanded`.
 * - The button that removes a stored search takes the focus with it.
 * - The Tab key reaches only what was there when the window opened, and the arrow keys only results.
 * @param attempt changes when the window is mounted anew
 * @returns the box of the window, to put something into, once it is there
 */
export function useDialogRoles(attempt: number): Element | null {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    const box = container?.querySelector<HTMLElement>('.DocSearch-Modal');
    const input = container?.querySelector<HTMLElement>('.DocSearch-Input');
    if (!container || !box || !input) {
      return undefined;
    }
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
      container.removeAttribute(name);
    }
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', 'Search');
    input.setAttribute('role', 'combobox');
    let focused: Element | null = null;
    const remember = ({target}: FocusEvent): void => {
      focused = target as Element;
    };
    const follow = (): void => {
      // Of a dialog it says nothing, and React writes it again with each answer.
      container.removeAttribute('aria-controls');
      input.setAttribute('aria-expanded', String(box.querySelector('[role="option"]') !== null));
      if (focused?.isConnected === false && document.activeElement === document.body) {
        input.focus();
      }
    };
    const move = (event: KeyboardEvent): void => {
      const isBack = event.shiftKey || event.key === 'ArrowUp';
      const isArrow = event.key.startsWith('Arrow') && !box.querySelector('[role="option"]');
      const all = [...box.querySelectorAll<HTMLElement>(isArrow ? 'input, a' : STOPS)];
      const stops = all.filter((stop) => stop.checkVisibility());
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const isAtEnd = at === (isBack ? 0 : stops.length - 1);
      if (event.key === 'Tab') {
        event.stopPropagation();
      }
      if ((event.key === 'Tab' && isAtEnd) || (isArrow && /Up|Down/.test(event.key))) {
        event.preventDefault();
        stops.at(isAtEnd && !isBack ? 0 : at + (isBack ? -1 : 1))?.focus();
      }
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(container, {attributeFilter: ['aria-controls']});
    observer.observe(box, {childList: true, subtree: true});
    container.addEventListener('focusin', remember);
    box.addEventListener('keydown', move);
    // oxlint-disable-next-line react/set-state-in-effect -- the box exists only after DocSearch has rendered it
    setModal(box);
    return () => {
      observer.disconnect();
      container.removeEventListener('focusin', remember);
      box.removeEventListener('keydown', move);
    };
  }, [attempt]);
  return modal;
}

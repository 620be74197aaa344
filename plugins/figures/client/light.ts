/** What figures lead to, a row, a step or a section, and the links that lead there. */
const PARTS = '.tbia-figure a[href^="#"], .tbia-row, h2[id], h3[id], h4[id]';
const LIT = 'tbia-lit';

/** The part that a reader is at, and what is lit with it. */
let current: Element | null = null;
let lit: readonly Element[] = [];

/** A row, a step or a section is lit with all that leads to it from figures; such a link with where it leads. */
function partsOf(part: Element): Element[] {
  const id = part.getAttribute('href')?.slice(1);
  const row = id === undefined ? part : document.getElementById(id);
  const links = id === undefined ? document.querySelectorAll(`.tbia-figure a[href="#${part.id}"]`) : [part];
  return row && links.length > 0 ? [row, ...links] : [];
}

const partAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PARTS) : null;

/**
 * Lights the part that a reader points at or that has got the focus; without one, the part that the keyboard is at.
 *
 * @param target where something happened; nothing when the pointer or the focus has left
 */
function light(target: EventTarget | null): void {
  const {activeElement} = document;
  const part = partAt(target) ?? partAt(activeElement?.matches(':focus-visible') ? activeElement : null);
  if (part === current) {
    return;
  }
  current = part;
  for (const each of lit) {
    each.classList.remove(LIT);
  }
  lit = part ? partsOf(part) : [];
  for (const each of lit) {
    each.classList.add(LIT);
  }
}

/** Lights steps and rows with the parts of figures that lead to them. */
export function watchPointer(): void {
  const on = ({target}: Event): void => {
    light(target);
  };
  const off = (): void => {
    light(null);
  };
  // Not when a pointer that lies still gets to be over something, as the page moves: then nobody points at it.
  document.addEventListener('pointermove', on, {passive: true});
  document.addEventListener('pointerout', off, {passive: true});
  document.addEventListener('focusin', on);
  document.addEventListener('focusout', off);
}

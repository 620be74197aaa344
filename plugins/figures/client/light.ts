/** What leads to a row or a step of the page, and what figures lead to. */
const PARTS = '.tbia-figure a[href^="#"], .tbia-row, h2[id], h3[id], h4[id]';
const LIT = 'tbia-lit';

let lit: readonly Element[] = [];

/** A row, a step or a section lights all that leads to it in figures; such a link lights itself and where it leads. */
function partsOf(part: Element): Element[] {
  const id = part.getAttribute('href')?.slice(1);
  const row = id === undefined ? part : document.getElementById(id);
  const links = id === undefined ? document.querySelectorAll(`.tbia-figure a[href="#${part.id}"]`) : [part];
  return row && links.length > 0 ? [row, ...links] : [];
}

/** Lights what belongs to the part that a reader points at or that has the focus; nothing without one. */
function light(target: EventTarget | null): void {
  const part = target instanceof Element ? target.closest(PARTS) : null;
  const next = part ? partsOf(part) : [];
  if (next.length > 0 || lit.length > 0) {
    lit.forEach((each) => each.classList.remove(LIT));
    next.forEach((each) => each.classList.add(LIT));
    lit = next;
  }
}

/** Lights steps and rows with the parts of figures that lead to them. */
export function watchPointer(): void {
  // Not when a pointer that lies still gets to be over something, as the page moves: then nobody points at it.
  for (const type of ['pointermove', 'focusin']) {
    document.addEventListener(type, ({target}) => light(target), {passive: true});
  }
  for (const type of ['pointerout', 'focusout']) {
    document.addEventListener(type, () => light(null), {passive: true});
  }
}

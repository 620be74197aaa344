/**
 * Makes everything on the page inert except an element and what it contains, so that focus stays inside.
 * Elements with the role "presentation" keep working: a backdrop takes clicks, but no focus.
 * @returns a function that undoes exactly this
 */
export function isolate(element: HTMLElement): () => void {
  const silenced: Element[] = [];
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      const isBackdrop = sibling.getAttribute('role') === 'presentation';
      if (sibling !== inner && !isBackdrop && !sibling.hasAttribute('inert')) {
        sibling.setAttribute('inert', '');
        silenced.push(sibling);
      }
    }
    if (inner.parentElement === document.body) {
      break;
    }
  }
  return () => {
    for (const sibling of silenced) {
      sibling.removeAttribute('inert');
    }
  };
}

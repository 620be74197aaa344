/**
 * The content of a button: an icon, and words beside it that small screens leave to readers of screens.
 *
 * @param path the icon's outline in a square of 16 px
 * @param words HTML
 */
export function labelled(path: string, words: string): string {
  return `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>${words}`;
}

/** A button of a figure's row. */
export function makeButton(name: string, content: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `tbia-figure__${name}`;
  button.innerHTML = content;
  return button;
}

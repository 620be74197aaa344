import {copyButton} from './copy-text';

/**
 * The button "Enlarge", for a picture that a press enlarges: in a chart most presses meet a step, which leads away.
 * The style sheet shows it once the picture is a button.
 */
function enlargeButton(figure: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tbia-figure__enlarge';
  button.textContent = 'Enlarge';
  button.addEventListener('click', () => {
    // Each theme and paper have a picture of their own; one of them shows.
    [...figure.querySelectorAll('img')].find((picture) => picture.getClientRects().length > 0)?.click();
  });
  return button;
}

/** Adds the buttons to each figure: without scripts there is none that does nothing. */
export function addTools(): void {
  for (const figure of document.querySelectorAll('.tbia-figure')) {
    if (!figure.querySelector('.tbia-figure__tools')) {
      const tools = document.createElement('div');
      tools.className = 'tbia-figure__tools';
      tools.append(copyButton(figure), ...(figure.querySelector('img') ? [enlargeButton(figure)] : []));
      figure.append(tools);
    }
  }
}

import {labelled, makeButton} from './button';
import {copyButton} from './copy-text';

const CORNERS = 'M2 2h5v1.5H3.5V7H2zM9 2h5v5h-1.5V3.5H9zM2 9h1.5v3.5H7V14H2zM14 9v5H9v-1.5h3.5V9z';

/**
 * The button "Enlarge", for a picture that a press enlarges: in a chart most presses meet a step, which leads away.
 * The style sheet shows it once the picture is a button.
 */
function enlargeButton(figure: Element): HTMLButtonElement {
  const button = makeButton('enlarge', labelled(CORNERS, 'Enlarge'));
  button.addEventListener('click', () => {
    // Each theme and paper have a picture of their own; one of them shows.
    [...figure.querySelectorAll('img')].find((picture) => picture.getClientRects().length > 0)?.click();
  });
  return button;
}

/** Adds the buttons to the row of each figure: without scripts there is none that does nothing. */
export function addTools(): void {
  for (const figure of document.querySelectorAll('.tbia-figure')) {
    if (!figure.querySelector('.tbia-figure__tools')) {
      const tools = document.createElement('div');
      tools.className = 'tbia-figure__tools';
      tools.append(copyButton(figure), ...(figure.querySelector('img') ? [enlargeButton(figure)] : []));
      figure.querySelector('figcaption')?.after(tools);
    }
  }
}

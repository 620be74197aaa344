const SHEETS = 'M5 5h9v9H5zM6.5 6.5v6h6v-6zM2 2h9v1.5H3.5V11H2z';
const CORNERS = 'M2 2h5v1.5H3.5V7H2zM9 2h5v5h-1.5V3.5H9zM2 9h1.5v3.5H7V14H2zM14 9v5H9v-1.5h3.5V9z';
const COPY = 'Copy as text';
/** How long the button says what happened, in ms. */
const NOTICE = 2000;

/**
 * A button of a figure's row.
 *
 * @param icon its outline in a square of 16 px
 */
function makeButton(name: string, icon: string, words: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `tbia-figure__${name}`;
  button.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${icon}"/></svg><span>${words}</span>`;
  button.addEventListener('click', onClick);
  return button;
}

function listLines(list: Element, indent: string): string[] {
  return [...list.children].flatMap((item, index) => {
    const bullet = list.tagName === 'OL' ? `${index + 1}. ` : '- ';
    const inner = item.querySelector(':scope > ul');
    const words = [...item.childNodes].filter((node) => node !== inner).map(({textContent}) => textContent);
    const below = inner ? listLines(inner, indent + ' '.repeat(bullet.length)) : [];
    return [indent + bullet + words.join(''), ...below];
  });
}

/**
 * What "Text" shows, as plain text with its headings and lists, below the caption.
 *
 * @param figure the element of a figure
 */
function textOf(figure: Element): string {
  const caption = figure.querySelector('figcaption')?.textContent ?? '';
  const blocks = [...figure.querySelectorAll('details > :not(summary)')].map((block) =>
    block.tagName === 'P' ? `\n${block.textContent}\n` : listLines(block, '').join('\n'),
  );
  return `${[caption, ...blocks].join('\n')}\n`;
}

/**
 * The button "Copy as text", which says what has happened.
 *
 * @param figure the element of a figure
 */
function copyButton(figure: Element): HTMLButtonElement {
  const say = (words: string): void => {
    button.lastElementChild?.replaceChildren(words);
  };
  const copy = async (): Promise<void> => {
    try {
      // A page that came without encryption has no clipboard.
      await navigator.clipboard.writeText(textOf(figure));
      say('Copied');
    } catch {
      say('Copying failed');
    }
    setTimeout(say, NOTICE, COPY);
  };
  const button = makeButton('copy', SHEETS, COPY, () => void copy());
  // The words of the button change after a press: readers of a screen hear them then.
  button.setAttribute('aria-live', 'polite');
  return button;
}

/**
 * The button "Zoom" presses the picture: in a chart most presses meet a step, which leads away. The style sheet shows it once
 * the picture is a button.
 */
function zoomButton(figure: Element): HTMLButtonElement {
  return makeButton('zoom', CORNERS, 'Zoom', () => {
    // Each theme and paper have a picture of their own; one of them shows.
    [...figure.querySelectorAll('img')].find((picture) => picture.getClientRects().length > 0)?.click();
  });
}

/** Adds the buttons to the row of each figure: without scripts there is none that does nothing. */
export function addTools(): void {
  for (const figure of document.querySelectorAll('.tbia-figure')) {
    if (!figure.querySelector('.tbia-figure__tools')) {
      const tools = document.createElement('div');
      tools.className = 'tbia-figure__tools';
      tools.append(copyButton(figure), ...(figure.querySelector('img') ? [zoomButton(figure)] : []));
      figure.querySelector('figcaption')?.after(tools);
    }
  }
}

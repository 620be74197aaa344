import {labelled, makeButton} from './button';

const SHEETS = 'M5 5h9v9H5zM6.5 6.5v6h6v-6zM2 2h9v1.5H3.5V11H2z';
const TICK = 'M2 8l1-1 3.5 3.5L13 3l1 1-7.5 9z';
const LABEL = labelled(SHEETS, 'Copy<span class="tbia-figure__hidden"> as text</span>');
const COPIED = labelled(TICK, 'Copied');
const FAILED = labelled(SHEETS, 'Copying failed');
/** How long the button says what happened, in ms. */
const NOTICE = 2000;

function listLines(list: Element, indent: string): string[] {
  return [...list.children].flatMap((item, index) => {
    const bullet = list.tagName === 'OL' ? `${index + 1}. ` : '- ';
    const inner = indent + ' '.repeat(bullet.length);
    // An item is its words, with links in them, then the lists in it.
    const lists = [...item.children].filter(({tagName}) => tagName !== 'A');
    const words = [...item.childNodes].slice(0, item.childNodes.length - lists.length);
    const line = words.map(({textContent}) => textContent).join('');
    return [indent + bullet + line, ...lists.flatMap((child) => listLines(child, inner))];
  });
}

/**
 * What "Text" shows, as plain text with its headings and lists, below the caption.
 *
 * @param figure the element of a figure
 */
export function textOf(figure: Element): string {
  const caption = figure.querySelector('figcaption')?.textContent.trim() ?? '';
  const blocks = [...(figure.querySelector('details')?.children ?? [])]
    .filter(({tagName}) => tagName !== 'SUMMARY')
    .map((block) => (block.tagName === 'P' ? `\n${block.textContent.trim()}\n` : listLines(block, '').join('\n')));
  return `${[caption, ...blocks].join('\n')}\n`;
}

async function copy(text: string): Promise<string> {
  try {
    // A page that came without encryption has no clipboard.
    await navigator.clipboard.writeText(text);
    return COPIED;
  } catch {
    return FAILED;
  }
}

/**
 * The button "Copy as text", which says what has happened.
 *
 * @param figure the element of a figure
 */
export function copyButton(figure: Element): HTMLButtonElement {
  const button = makeButton('copy', LABEL);
  // The words of the button change after a press: readers of a screen hear them then.
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => {
    const show = (label: string): void => {
      button.innerHTML = label;
      button.toggleAttribute('data-done', label === COPIED);
    };
    void copy(textOf(figure)).then((label) => {
      show(label);
      setTimeout(show, NOTICE, LABEL);
    });
  });
  return button;
}

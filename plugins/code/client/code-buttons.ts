// What the buttons of code blocks do. They are in the HTML of the code, which React does not look into.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import styles from '../theme/CodeBlock/styles.module.css';

const COPIED_TIME = 1000;

const blockOf = ({target}: Event): Element | null =>
  target instanceof Element ? target.closest('.theme-code-block') : null;

/** Offers to wrap the lines where they are too wide for the block. */
function measure(event: Event): void {
  const block = blockOf(event);
  const pre = block?.querySelector('pre');
  if (pre && pre.scrollWidth > pre.clientWidth) {
    block?.classList.add(styles.wide ?? '');
  }
}

async function copy(button: Element, code: string): Promise<void> {
  await navigator.clipboard.writeText(code);
  const label = button.getAttribute('aria-label') ?? '';
  if (!button.classList.contains(styles.copied ?? '')) {
    button.classList.add(styles.copied ?? '');
    button.setAttribute('aria-label', 'Copied');
    setTimeout(() => {
      button.classList.remove(styles.copied ?? '');
      button.setAttribute('aria-label', label);
    }, COPIED_TIME);
  }
}

function onClick(event: Event): void {
  const block = blockOf(event);
  const button = event.target instanceof Element && event.target.closest('button');
  const pre = block?.querySelector('pre');
  if (!block || !button || !pre) {
    return;
  }
  if (button.classList.contains(styles.wrapButton ?? '')) {
    button.setAttribute('aria-pressed', String(block.classList.toggle(styles.wrapped ?? '')));
  } else {
    // The code can be read and selected without the clipboard.
    copy(button, pre.textContent).catch(console.warn);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', measure, {passive: true});
  document.addEventListener('focusin', measure);
}

const codeButtons: ClientModule = {};

export default codeButtons;

import type {ClientModule} from '@docusaurus/types';
import styles from '../components/WideTable/styles.module.css';

const FRAME = styles.frame ?? '';
let observer: ResizeObserver | undefined;

function label(frame: Element): string {
  const number = [...document.getElementsByClassName(FRAME)].indexOf(frame) + 1;
  const heads = [...frame.querySelectorAll('thead th')].map(({textContent}) => textContent.trim()).filter(Boolean);
  return `Table ${number}: ${heads.join(', ')}`;
}

/** Lets the keyboard reach and scroll a table, only while it is wider than its page. */
function update(frame: Element): void {
  const isWide = frame.scrollWidth > frame.clientWidth;
  const values = {role: 'region', 'aria-label': isWide ? label(frame) : '', tabindex: '0'};
  for (const [name, value] of Object.entries(values)) {
    if (isWide) {
      frame.setAttribute(name, value);
    } else {
      frame.removeAttribute(name);
    }
  }
}

const wideTables: ClientModule = {
  onRouteDidUpdate() {
    const current = (observer ??= new ResizeObserver((entries) => {
      new Set(entries.map(({target}) => target.closest(`.${FRAME}`))).forEach((frame) => {
        if (frame) {
          update(frame);
        }
      });
    }));
    current.disconnect();
    document.querySelectorAll(`.${FRAME}, .${FRAME} > table`).forEach((element) => {
      current.observe(element);
    });
  },
};

export default wideTables;

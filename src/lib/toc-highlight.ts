// Marks the heading being read in the table of contents. The hook of theme-common asks for positions while a new page
// is put together, and so has it laid out before the reader sees it; and it asks for them several times in a frame
// while the reader scrolls.
import {useEffect} from 'react';
import {afterPaint} from '@site/plugins/kit/after-paint';

interface Config {
  /** One class, or several with spaces between. */
  readonly linkClassName: string;
  readonly linkActiveClassName: string;
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

/** A heading without a height of its own stands where its parent does. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  return box.top === box.bottom && element.parentElement ? boxOf(element.parentElement) : box;
}

/** The heading whose section is being read; none above the first. */
function activeHeading(headings: readonly Element[]): Element | undefined {
  const top = document.querySelector('.navbar')?.clientHeight ?? 0;
  const next = headings.findIndex((heading) => boxOf(heading).top >= top);
  const heading = headings[next];
  if (!heading) {
    return headings.at(-1);
  }
  const isNear = boxOf(heading).bottom < window.innerHeight / 2;
  return isNear ? heading : headings[next - 1];
}

function mark({linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel}: Config): void {
  const levels = Array.from({length: maxHeadingLevel - minHeadingLevel + 1}, (_, index) => minHeadingLevel + index);
  const headings = [...document.querySelectorAll(levels.map((level) => `h${level}.anchor`).join())];
  const id = activeHeading(headings)?.id;
  const links = [...document.getElementsByClassName(linkClassName)] as HTMLAnchorElement[];
  const active = links.find(({hash}) => id !== undefined && decodeURIComponent(hash.slice(1)) === id);
  for (const link of links) {
    link.classList.toggle(linkActiveClassName, link === active);
  }
}

/** Marks the link to the heading being read. Without a configuration, it does nothing. */
export function useTOCHighlight(config: Config | undefined): void {
  useEffect(() => {
    if (!config) {
      return undefined;
    }
    const update = (): void => {
      mark(config);
    };
    let frame = 0;
    const updateSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const cancel = afterPaint(update);
    document.addEventListener('scroll', updateSoon, {passive: true});
    window.addEventListener('resize', updateSoon, {passive: true});
    return () => {
      cancel();
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', updateSoon);
      window.removeEventListener('resize', updateSoon);
    };
  }, [config]);
}

import type {Element} from 'hast';
import {toText} from 'hast-util-to-text';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../../kit/hast-text';
import {oneLine} from '../../kit/words';

/** A heading of a page and the text up to the next one. */
export interface Section {
  /** 1 for the page itself, 2 to 6 for the headings below. */
  readonly level: number;
  /** Id of the heading; empty for the top of the page. */
  readonly id: string;
  readonly heading: string;
  /** The paragraphs, list items, table rows and code lines in reading order, one each. */
  readonly lines: readonly string[];
}

/** Stands for a heading in the text of the article. */
const HEADING = '\u0000';
const ZERO_WIDTH = /\u200b/g;

/** Elements whose text is said elsewhere: figures are drawn as SVG and told in the text beside them. */
function isSilent({tagName, properties}: Element): boolean {
  return tagName === 'svg' || tagName === 'footer' || properties.ariaHidden === 'true';
}

/**
 * Reads the sections of a finished page: headings, paragraphs, lists, tables, code and the reading texts of figures.
 * @param article of the page; it is changed
 * @throws when the page does not begin with its title
 */
export function readSections(article: Element): Section[] {
  const headings: Omit<Section, 'lines'>[] = [];
  visit(article, 'element', (element, index, parent) => {
    if (parent && index !== undefined && isSilent(element)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (element.tagName === 'details' && parent?.type === 'element' && parent.tagName === 'figure') {
      // The label behind which a figure tells itself; other summaries say what their details are about.
      element.children = element.children.filter((child) => child.type !== 'element' || child.tagName !== 'summary');
    }
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);
    if (level === 0) {
      return undefined;
    }
    const id = level === 1 ? '' : (element.properties.id ?? '');
    headings.push({level, id, heading: oneLine(textOf(element).replace(ZERO_WIDTH, ''))});
    element.children = [{type: 'text', value: HEADING}];
    return SKIP;
  });
  if (headings[0]?.level !== 1) {
    throw new Error('The page has no <h1> at the beginning of its main text.');
  }
  const [, ...texts] = toText(article).replace(ZERO_WIDTH, '').split(HEADING);
  return headings.map((heading, section) => ({
    ...heading,
    lines: (texts[section] ?? '')
      .split('\n')
      // Cells of a table end with a tab.
      .map((line) => line.split('\t').map(oneLine).filter(Boolean).join(' · '))
      .filter(Boolean),
  }));
}

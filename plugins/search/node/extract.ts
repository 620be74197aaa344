import type {MainPart} from '../../kit/built-pages';
import {
  attribute,
  classes,
  find,
  isElement,
  type HtmlElement as Element,
  type HtmlNode as Node,
} from '../../kit/html-tree';

/** A heading of a page and the text up to the next one. */
interface Section {
  /** 1 for the page itself, 2 to 6 for the headings below. */
  readonly level: number;
  /** Id of the heading; empty for the top of the page. */
  readonly anchor: string;
  readonly heading: string;
  /** The paragraphs, list items, table rows and code lines in reading order, one each. */
  readonly lines: readonly string[];
}

/** What the search knows of one page. */
export interface PageText {
  readonly title: string;
  /** The sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  readonly sections: readonly Section[];
}

const BLOCKS = new Set(
  (
    'address article aside blockquote details div dd dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main ol p pre section summary table tbody tfoot thead tr ul br'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);
/** Elements whose text is furniture or is said elsewhere: figures are drawn as SVG and told in the text beside it. */
const SILENT_TAGS = new Set('button footer nav noscript script style svg template'.split(' '));
const SILENT_CLASSES = new Set(['hash-link', 'pagination-nav', 'theme-doc-version-badge', 'theme-doc-toc-mobile']);
const SILENT_ROLES = new Set(['tablist']);

/** The label of the details in which a figure tells itself; other summaries say what their details are about. */
function isFigureSummary({tagName, parentNode}: Element): boolean {
  const details = tagName === 'summary' && parentNode && isElement(parentNode) ? parentNode.parentNode : null;
  return details !== null && isElement(details) && details.tagName === 'figure';
}

function isSilent(element: Element): boolean {
  return (
    SILENT_TAGS.has(element.tagName) ||
    SILENT_ROLES.has(attribute(element, 'role')) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'off' ||
    isFigureSummary(element) ||
    classes(element).some((name) => SILENT_CLASSES.has(name))
  );
}

function clean(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function plainText(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  if (isElement(node) && isSilent(node)) {
    return '';
  }
  return 'childNodes' in node ? node.childNodes.map(plainText).join('') : '';
}

/** Walks a page's text and deals it out to the sections. */
class Reader {
  readonly sections: (Section & {readonly lines: string[]})[] = [];
  private line = '';
  /** Whether the next words of the row are those of another cell; a cell without words leaves no trace. */
  private isCellDue = false;

  read(node: Node, isCode = false): void {
    if ('value' in node) {
      this.text(node.value, isCode);
      return;
    }
    if (!isElement(node) || isSilent(node)) {
      return;
    }
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (level) {
      this.endLine();
      const anchor = level === '1' ? '' : attribute(node, 'id');
      this.sections.push({level: Number(level), anchor, heading: clean(plainText(node)), lines: []});
      return;
    }
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock) {
      this.endLine();
    }
    if (CELLS.has(node.tagName)) {
      this.isCellDue = this.line.trim() !== '';
    }
    for (const child of node.childNodes) {
      this.read(child, isCode || node.tagName === 'pre');
    }
    if (isBlock) {
      this.endLine();
    }
  }

  endLine(): void {
    const line = clean(this.line);
    this.line = '';
    this.isCellDue = false;
    if (line) {
      this.sections.at(-1)?.lines.push(line);
    }
  }

  private text(value: string, isCode: boolean): void {
    if (this.isCellDue && value.trim() !== '') {
      this.line += ' · ';
      this.isCellDue = false;
    }
    if (!isCode) {
      this.line += value;
      return;
    }
    const [first = '', ...rest] = value.split('\n');
    this.line += first;
    for (const line of rest) {
      this.endLine();
      this.line = line;
    }
  }
}

/**
 * Reads the searchable text out of a finished page: headings, paragraphs, lists, tables, code and the reading texts of
 * figures. Page furniture stays out, and so does whatever carries `data-search="off"`.
 * @throws when the page has no main text or no first heading
 */
export function extractPage(document: MainPart): PageText {
  const root =
    find(document, (element) => classes(element).includes('theme-doc-markdown')) ??
    find(document, (element) => element.tagName === 'main');
  const trail = find(document, (element) => classes(element).includes('breadcrumbs'));
  const reader = new Reader();
  if (root) {
    reader.read(root);
    reader.endLine();
  }
  const [first] = reader.sections;
  if (first?.level !== 1) {
    throw new Error('The page has no <h1> at the beginning of its main text.');
  }
  // The first leads home, the last is the page.
  const crumbs = (trail?.childNodes ?? []).filter(isElement);
  const categories = crumbs.slice(1, -1).map((section) => clean(plainText(section)));
  return {title: first.heading, categories, sections: reader.sections};
}

import {parse, serialize, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attribute, classes, find, isElement, type HtmlElement as Element} from '../../kit/html-tree';

/** One release in the changelog. */
export interface Entry {
  /** Id of its heading, for example `v1-9-0`. */
  readonly anchor: string;
  /** Words of its heading, for example `1.5.2 (May 2023)`. */
  readonly heading: string;
  readonly date: Date;
  /** What follows the heading, as plain HTML with absolute addresses. */
  readonly html: string;
}

type Node = Tree.ChildNode;

const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

/** Elements of a page that mean the same to a feed reader. */
const KEPT = new Set('a blockquote code em h3 h4 li ol p pre strong ul'.split(' '));
/** Elements that a feed reader cannot use. */
const DROPPED = new Set('button script style svg template'.split(' '));

function textOf(node: Tree.Node): string {
  if (isText(node)) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** A heading of the page has a link to itself, which says nothing. */
const isHashLink = (element: Element): boolean => classes(element).includes('hash-link');

/** What stays of a node: elements that mean something, without attributes but the address of links. */
function cleaned(node: Node, page: string): Node[] {
  if (isText(node)) {
    return [node];
  }
  if (!isElement(node) || DROPPED.has(node.tagName) || isHashLink(node)) {
    return [];
  }
  const childNodes = node.childNodes.flatMap((child) => cleaned(child, page));
  // The line that opens a list, for readers who see all of it.
  const tagName = node.tagName === 'summary' ? 'p' : node.tagName;
  if (!KEPT.has(tagName)) {
    return childNodes;
  }
  const href = node.attrs.find(({name}) => name === 'href')?.value;
  const attrs = href === undefined ? [] : [{name: 'href', value: new URL(href, page).href}];
  return [{...node, tagName, nodeName: tagName, attrs, childNodes}];
}

const isRelease = (node: Node): node is Element =>
  isElement(node) && node.tagName === 'h2' && /^v\d/.test(attribute(node, 'id'));

const DATE = /Released (?<date>\d{4}-\d\d-\d\d)\b/;

/**
 * Reads the releases out of the finished changelog: each is a heading of the second level whose id begins with its
 * version, as in `v1-9-0`, and what follows up to the next one.
 * @param page address of the changelog
 * @returns in the order of the page
 * @throws when there is no release, or one has no line "Released 2025-06-16."
 */
export function readEntries(html: string, page: string): Entry[] {
  const document = parse(html);
  const first = find(document, isRelease);
  const siblings = first?.parentNode?.childNodes ?? [];
  const starts = siblings.flatMap((node, index) => (isRelease(node) ? [index] : []));
  if (starts.length === 0) {
    throw new Error('has no release: a heading of the second level with an id such as {/* #v1-9-0 */}.');
  }
  return starts.map((start, position) => {
    const [heading, ...body] = siblings.slice(start, starts[position + 1]);
    const title =
      heading && isElement(heading) ? textOf({...heading, childNodes: withoutHashLink(heading)}).trim() : '';
    const date = DATE.exec(body.map(textOf).join(' '))?.groups?.date;
    if (date === undefined) {
      throw new Error(`gives no release date for ${title}. Add the line "Released YYYY-MM-DD." to its section.`);
    }
    const childNodes = body.flatMap((node) => cleaned(node, page));
    return {
      anchor: heading && isElement(heading) ? attribute(heading, 'id') : '',
      heading: title,
      date: new Date(`${date}T00:00:00Z`),
      html: serialize({nodeName: '#document-fragment', childNodes}).trim(),
    };
  });
}

const withoutHashLink = ({childNodes}: Element): Node[] =>
  childNodes.filter((node) => !isElement(node) || !isHashLink(node));

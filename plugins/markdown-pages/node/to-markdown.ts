import type {Element, ElementContent, Nodes as HastNodes} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, Blockquote, Code, DefinitionContent, Nodes, Paragraph, Text} from 'mdast';
import type {Options} from 'mdast-util-to-markdown';
import {memoryCache, type PieceCache} from '../../kit/piece-cache';
import {textOf} from '../../kit/hast-text';
import {childElements, classNames, eachElement, findElement, type FromParse5} from '../article';

/** Turns articles into Markdown. */
export interface Converter {
  readonly fromParse5: FromParse5;
  /** An article as Markdown, without a line end after it. Changes the article. */
  readonly toMarkdown: (article: Element, place: Place) => string;
}

/** Where a page stands, so that its links work anywhere. */
export interface Place {
  /** For example `https://example.org`. */
  readonly origin: string;
  /** Site path of the page, with the base URL. */
  readonly path: string;
  /** Site path that the pages of the same version have in common, with a slash at the end. */
  readonly version: string;
}

/** Stands for the version's address while a passage is converted: most passages are the same in many versions. */
const ANY_VERSION = 'https://version.invalid/';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An address as it works outside of the site. */
function absolute(address: string, {origin, path}: Place): string {
  if (/^\/(?!\/)/.test(address)) {
    return origin + address;
  }
  return address.startsWith('#') ? origin + path + address : new URL(address, origin + path).href;
}

function paragraph(text: string, isStrong = false): Paragraph {
  return {
    type: 'paragraph',
    children: [isStrong ? {type: 'strong', children: [{type: 'text', value: text}]} : {type: 'text', value: text}],
  };
}

type Flow = BlockContent | DefinitionContent;

function flow(state: State, element: Element): Flow[] {
  return state.toFlow(state.all(element));
}

/** A figure as its words: caption, what it shows, and the text that stands behind "Read as text". */
function figure(state: State, element: Element): Blockquote {
  const caption = findElement(element, ({tagName}) => tagName === 'figcaption');
  const picture = findElement(element, ({tagName, properties}) => tagName === 'img' || properties.role === 'group');
  const told = findElement(element, ({tagName}) => tagName === 'details');
  const shows = picture?.properties.alt ?? picture?.properties.ariaLabel ?? '';
  const words = told && {...told, children: told.children.filter((child) => !isSummary(child))};
  return {
    type: 'blockquote',
    children: [
      paragraph(caption ? `Figure: ${oneLine(textOf(caption))}` : 'Figure', true),
      ...(shows ? [paragraph(oneLine(shows))] : []),
      ...(words ? flow(state, words) : []),
    ],
  };
}

const isSummary = (node: HastNodes): boolean => node.type === 'element' && node.tagName === 'summary';

/** A disclosure with its summary above: a text has nothing to open. */
function details(state: State, element: Element): Flow[] {
  const summary = childElements(element).find(isSummary);
  const content = {...element, children: element.children.filter((child) => !isSummary(child))};
  return [...(summary ? [paragraph(oneLine(textOf(summary)), true)] : []), ...flow(state, content)];
}

function admonition(state: State, element: Element, kind: string): Blockquote {
  const [heading, content] = childElements(element);
  const title = heading ? oneLine(textOf(heading)) : '';
  const label = title.toLowerCase() === kind || title === '' ? capitalised(kind) : `${capitalised(kind)}: ${title}`;
  return {type: 'blockquote', children: [paragraph(label, true), ...(content ? flow(state, content) : [])]};
}

const LANGUAGE = /^language-(.+)$/;
const ADMONITION = /^theme-admonition-(.+)$/;

const firstGroup = (names: readonly string[], pattern: RegExp): string | undefined =>
  names.map((name) => pattern.exec(name)?.[1]).find((group) => group !== undefined);

function code(element: Element): Code {
  const lang = firstGroup(classNames(element), LANGUAGE) ?? null;
  return {type: 'code', lang: lang === 'text' ? null : lang, value: textOf(element).replace(/\n+$/, '')};
}

const handlers: Record<string, Handle> = {
  figure,
  details,
  pre: (_state, element: Element) => code(element),
  sup: (_state, element: Element) => ({type: 'text', value: ` (${textOf(element)})`}),
  svg: () => undefined,
  wbr: () => undefined,
  div: (state, element: Element) => {
    const names = classNames(element);
    const kind = names.includes('theme-admonition') ? firstGroup(names, ADMONITION) : undefined;
    return kind === undefined ? state.all(element) : admonition(state, element, kind);
  },
};

/** The library escapes each `_`; within a word, it means nothing. */
const readableText = (markdown: string): string => markdown.replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');

/** The library escapes each `&` of an address; those who copy the address want it as it is. */
const readableLinks = (markdown: string): string =>
  markdown.replace(/\]\(https?:[^)\s]*\)/g, (link) => link.replaceAll('\\&', '&'));

/** No blank lines between items that are a line each, with or without a list below it. */
function tighten(tree: Nodes): void {
  if (tree.type === 'listItem' || tree.type === 'list') {
    tree.spread = tree.children.some(
      (child) => child.type === 'listItem' && child.children.filter(({type}) => type === 'paragraph').length > 1,
    );
  }
  if ('children' in tree) {
    tree.children.forEach(tighten);
  }
}

/** What only readers of the screen see: symbols beside words that say the same. */
const isSymbol = ({properties}: Element): boolean => properties.ariaHidden === 'true';

function removeSymbols(element: Element): void {
  element.children = element.children.filter((child) => child.type !== 'element' || !isSymbol(child));
  childElements(element).forEach(removeSymbols);
}

/** A name that leads to its explanation (plugins/names). */
const isName = ({tagName, properties}: Element): boolean => tagName === 'a' && properties.dataName !== undefined;

/** Takes the links off names: a text that travels is read from its beginning to its end, and addresses would fill it. */
function unwrapNames(element: Element): void {
  element.children = element.children.flatMap((child) =>
    child.type === 'element' && isName(child) ? child.children : [child],
  );
  childElements(element).forEach(unwrapNames);
}

function rewriteAddresses(article: Element, place: Place): void {
  const version = place.origin + place.version;
  eachElement(article, ({properties}) => {
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string') {
        const whole = absolute(address, place);
        properties[name] = whole.startsWith(version) ? ANY_VERSION + whole.slice(version.length) : whole;
      }
    }
  });
}

/**
 * Loads what converts pages. Passages that pages share are converted once.
 * @param known the Markdown of passages, by their trees as JSON
 */
export async function loadConverter(known: PieceCache<string> = memoryCache()): Promise<Converter> {
  const [{fromParse5}, {toMdast}, {toMarkdown}, {gfmToMarkdown}] = await Promise.all([
    import('hast-util-from-parse5'),
    import('hast-util-to-mdast'),
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm'),
  ]);
  const options: Options = {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    incrementListMarker: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    handlers: {
      text: (node: Text, _parent, state, info) => readableText(state.safe(node.value, info)),
    },
  };
  const convert = (passage: ElementContent): string => {
    const key = JSON.stringify(passage);
    const before = known.get(key);
    if (before !== undefined) {
      return before;
    }
    if (passage.type === 'element') {
      removeSymbols(passage);
    }
    const tree = toMdast({type: 'root', children: [passage]}, {handlers});
    tighten(tree);
    const markdown = readableLinks(toMarkdown(tree, options).trim());
    known.set(key, markdown);
    return markdown;
  };
  return {
    fromParse5,
    toMarkdown: (article, place) => {
      unwrapNames(article);
      rewriteAddresses(article, place);
      return article.children
        .map(convert)
        .filter(Boolean)
        .join('\n\n')
        .replaceAll(ANY_VERSION, place.origin + place.version);
    },
  };
}

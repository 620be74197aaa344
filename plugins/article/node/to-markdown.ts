import type {Element} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {Blockquote, Paragraph, Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {textOf} from '../../kit/hast-text';
import {capitalize, oneLine} from '../../kit/words';
import {findAll} from './article-tree';

/** A line in bold, above the content that it names. */
function label(text: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: oneLine(text)}]}]};
}

function flow(state: State, element: Element) {
  return state.toFlow(state.all(element));
}

/**
 * A figure in words: its caption, its alternative text, and the text in its disclosure "Text". Links in a figure lead to the
 * page around it, so they are left out.
 */
function figure(state: State, element: Element): Blockquote {
  for (const link of findAll(element, ({tagName}) => tagName === 'a')) {
    link.tagName = 'span';
  }
  const captions = findAll(element, ({tagName}) => tagName === 'figcaption');
  const [picture] = findAll(element, ({tagName, properties}) => tagName === 'img' || properties.role === 'group');
  const shows = picture?.properties.alt ?? picture?.properties.ariaLabel ?? '';
  // The first child is the summary.
  const told = findAll(element, ({tagName}) => tagName === 'details').flatMap(({children}) => children.slice(1));
  return {
    type: 'blockquote',
    children: [
      label(`Figure: ${captions.map(textOf).join(' ')}`),
      {type: 'paragraph', children: [{type: 'text', value: oneLine(shows)}]},
      ...flow(state, {...element, children: told}),
    ],
  };
}

/** All tabs one after the other, each below its label. */
function tabs(state: State, element: Element) {
  const withRole = (name: string): Element[] => findAll(element, ({properties}) => properties.role === name);
  const labels = withRole('tab').map((tab) => label(textOf(tab)));
  return withRole('tabpanel').flatMap((panel, index) => [...labels.slice(index, index + 1), ...flow(state, panel)]);
}

function admonition(state: State, element: Element, kind: string): Blockquote {
  const [heading, content] = element.children.filter((child) => child.type === 'element');
  const title = heading ? oneLine(textOf(heading)) : '';
  const words = title.toLowerCase() === kind ? capitalize(kind) : `${capitalize(kind)}: ${title}`;
  return {type: 'blockquote', children: [label(words), ...(content ? flow(state, content) : [])]};
}

const handlers: Record<string, Handle> = {
  // A name without the link to its explanation (plugins/names): a page has dozens, whose addresses would be most of its text.
  a: (state, element: Element) =>
    element.properties.dataName === undefined ? defaultHandlers.a(state, element) : state.all(element),
  figure,
  summary: (_state, element: Element) => label(textOf(element)),
  div: (state, element: Element) => {
    const names = String(element.properties.className);
    const [, kind] = /\btheme-admonition-(\w+)/.exec(names) ?? [];
    if (kind !== undefined) {
      return admonition(state, element, kind);
    }
    return names.includes('theme-tabs-container') ? tabs(state, element) : state.all(element);
  },
};

/** Removes blank lines between the items of a list, unless an item has several paragraphs. */
function tighten(tree: Root): void {
  visit(tree, 'list', (list) => {
    list.spread = list.children.some(({children}) => children.filter(({type}) => type === 'paragraph').length > 1);
    list.children.forEach((item) => {
      item.spread = false;
    });
  });
}

/** Removes escapes of the library that are not needed: of `_` within a word, and of `&` in an address, which people copy. */
function readable(markdown: string): string {
  return markdown
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
    .replace(/\]\(https?:[^)\s]*\)/g, (link) => link.replaceAll('\\&', '&'));
}

const processor = remark().use(remarkGfm, {tablePipeAlign: false}).data('settings', {bullet: '-'});

/**
 * Turns an article into Markdown, without a line end after it.
 * @param article is changed
 * @param address of the page, which relative addresses start from
 */
export function toMarkdown(article: Element, address: string): string {
  const base: Element = {type: 'element', tagName: 'base', properties: {href: address}, children: []};
  const tree = toMdast({type: 'root', children: [base, ...article.children]}, {handlers}) as Root;
  tighten(tree);
  return readable(processor.stringify(tree).trim());
}

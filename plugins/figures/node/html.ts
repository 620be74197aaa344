import {parse} from 'acorn';
import type {RootContent} from 'mdast';
import type {} from 'remark-mdx';
import {escapeHtml} from '../../kit/escape-html';

/** A file that the bundler puts into the build, as the value of an attribute: its address is known to the bundler alone. */
export interface Asset {
  readonly file: string;
  /** The fragment of the address, with `#`. */
  readonly fragment?: string;
}

/** An HTML element. */
export interface Html {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number | Asset | undefined>>;
  readonly children: readonly (Html | string)[];
}

/** Builds an element; undefined attributes and children are left out. */
export function h(
  tag: string,
  attributes: Html['attributes'],
  ...children: readonly (Html | string | undefined)[]
): Html {
  return {tag, attributes, children: children.filter((child) => child !== undefined)};
}

const VOID_TAGS = new Set(['img', 'input', 'wbr']);

/** HTML source in parts, between which the addresses of files stand. */
export function sourceOf(html: Html | string): (string | Asset)[] {
  if (typeof html === 'string') {
    return [escapeHtml(html)];
  }
  const attributes = Object.entries(html.attributes).flatMap(([name, value]) => {
    if (typeof value === 'object') {
      return [` ${name}="`, value, `${escapeHtml(value.fragment ?? '')}"`];
    }
    return value === undefined ? [] : [` ${name}="${escapeHtml(String(value))}"`];
  });
  const content = VOID_TAGS.has(html.tag) ? [] : [...html.children.flatMap(sourceOf), `</${html.tag}>`];
  return [`<${html.tag}`, ...attributes, '>', ...content];
}

/** The parts as an expression, in which what is text stands together. */
function expressionOf(parts: readonly (string | Asset)[], requestOf: (file: string) => string): string {
  const terms: string[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
    } else {
      terms.push(JSON.stringify(text), `require(${JSON.stringify(requestOf(part.file))}).default`);
      text = '';
    }
  }
  return [...terms, JSON.stringify(text)].join(' + ');
}

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type MdxjsEsm = Extract<RootContent, {type: 'mdxjsEsm'}>;
type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** The syntax tree of code, as MDX compiles it. */
function programOf(code: string): Program {
  return {...(parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as Program), comments: []};
}

/** An attribute whose value is an expression. */
function attribute(name: string, code: string): MdxJsxFlowElement['attributes'][number] {
  const value = {type: 'mdxJsxAttributeValueExpression', value: code, data: {estree: programOf(`(${code})`)}} as const;
  return {type: 'mdxJsxAttribute', name, value};
}

/**
 * The element as an MDX node whose content is HTML source, and the declaration of that source for the top of the page:
 * `const name = {__html: "…" + require("…").default + "…"};`
 *
 * Nothing in a figure changes, so React need not know its hundreds of elements: they cost no time when pages are
 * rendered and hydrated, and a page's script is smaller. React writes the source anew when it comes in another object
 * than before: an object made in each rendering would close an open description and cost a layout of the whole page.
 *
 * @param name of the constant, unique in the page
 * @param requestOf what the bundler is asked for to get the address of a file
 * @param width of its picture in CSS px, for the style sheet
 */
export function toMdx(
  html: Html,
  name: string,
  requestOf: (file: string) => string,
  width?: number,
): {readonly element: MdxJsxFlowElement; readonly source: MdxjsEsm} {
  const code = `const ${name} = {__html: ${expressionOf(html.children.flatMap(sourceOf), requestOf)}};`;
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: html.tag,
    attributes: [
      attribute('className', JSON.stringify(html.attributes.class)),
      ...(width === undefined ? [] : [attribute('style', `{'--picture': '${String(width)}px'}`)]),
      attribute('dangerouslySetInnerHTML', name),
    ],
    children: [],
  };
  return {element, source: {type: 'mdxjsEsm', value: code, data: {estree: programOf(code)}}};
}

import {parse} from 'acorn';
import type {RootContent} from 'mdast';
import type {} from 'remark-mdx';
import {escapeHtml} from '../../kit/escape-html';

/** An HTML element. */
export interface Html {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
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

/** Stands around the name of a picture in HTML source, where its address will be. No text has this character. */
export const EDGE = '\0';

/** The address of a picture, as the value of an attribute. */
export function addressOf(picture: string): string {
  return EDGE + picture + EDGE;
}

const VOID_TAGS = new Set(['img', 'input', 'wbr']);

/** HTML source, with the names of pictures between edges. */
export function sourceOf(html: Html | string): string {
  if (typeof html === 'string') {
    return escapeHtml(html);
  }
  const attributes = Object.entries(html.attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`,
  );
  const open = `<${html.tag}${attributes.join('')}>`;
  return VOID_TAGS.has(html.tag) ? open : `${open}${html.children.map(sourceOf).join('')}</${html.tag}>`;
}

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type MdxjsEsm = Extract<RootContent, {type: 'mdxjsEsm'}>;
type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** The syntax tree of code, as MDX compiles it. */
function programOf(code: string): Program {
  return {...(parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as Program), comments: []};
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
 * @param requestOf what the bundler is asked for to get the address of a picture
 * @param width of its picture in CSS px, for the style sheet
 */
export function toMdx(
  html: Html,
  name: string,
  requestOf: (picture: string) => string,
  width?: number,
): {readonly element: MdxJsxFlowElement; readonly source: MdxjsEsm} {
  const parts = html.children
    .map(sourceOf)
    .join('')
    .split(EDGE)
    .map((part, index) =>
      index % 2 === 0 ? JSON.stringify(part) : `require(${JSON.stringify(requestOf(part))}).default`,
    );
  const code = `const ${name} = {__html: ${parts.join(' + ')}};`;
  const expression = (
    value: string,
  ): {type: 'mdxJsxAttributeValueExpression'; value: string; data: {estree: Program}} => ({
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: {estree: programOf(`(${value})`)},
  });
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: html.tag,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: String(html.attributes.class)},
      ...(width === undefined
        ? []
        : [
            {type: 'mdxJsxAttribute' as const, name: 'style', value: expression(`{'--picture': '${String(width)}px'}`)},
          ]),
      {type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: expression(name)},
    ],
    children: [],
  };
  return {element, source: {type: 'mdxjsEsm', value: code, data: {estree: programOf(code)}}};
}

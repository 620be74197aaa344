import type {RootContent} from 'mdast';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {escapeHtml} from '../../kit/escape-html';

/** A file that the bundler puts into the build, as the value of an attribute: its address is known to the bundler alone. */
export interface Asset {
  readonly file: string;
  /** The fragment of the address, with `#`. */
  readonly fragment?: string;
}

export type Attributes = Readonly<Record<string, string | number | Asset | undefined>>;

/** An element of HTML or SVG. */
export interface Markup {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly (Markup | string)[];
}

/** Builds an element; undefined attributes and children are left out. */
export function h(tag: string, attributes: Attributes, ...children: readonly (Markup | string | undefined)[]): Markup {
  return {tag, attributes, children: children.filter((child) => child !== undefined)};
}

/** A number with at most one decimal, without trailing zeros. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** Elements that have no end tag. */
const EMPTY_TAGS = new Set(['circle', 'img', 'input', 'path', 'rect', 'stop']);

/** The source of an element in parts, between which the addresses of files stand. Numbers are rounded. */
export function sourceOf(markup: Markup | string): (string | Asset)[] {
  if (typeof markup === 'string') {
    return [escapeHtml(markup)];
  }
  const {tag, children} = markup;
  const attributes = Object.entries(markup.attributes).flatMap(([name, value]) => {
    if (typeof value === 'object') {
      return [` ${name}="`, value, `${escapeHtml(value.fragment ?? '')}"`];
    }
    const text = typeof value === 'number' ? num(value) : value;
    return text === undefined ? [] : [` ${name}="${escapeHtml(text)}"`];
  });
  const rest = EMPTY_TAGS.has(tag) ? ['/>'] : ['>', ...children.flatMap(sourceOf), `</${tag}>`];
  return [`<${tag}`, ...attributes, ...rest];
}

type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const mdx = remark().use(remarkMdx);

/**
 * The element as nodes of MDX: the declaration of its content as HTML source, for the top of the page, and an element
 * without children that has it.
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
  {tag, attributes, children}: Markup,
  name: string,
  requestOf: (file: string) => string,
  width = 0,
): {readonly source: RootContent; readonly element: MdxJsxFlowElement} {
  const template = children
    .flatMap(sourceOf)
    .map((part) =>
      typeof part === 'string'
        ? part.replaceAll(/[`$\\]/g, String.raw`\$&`)
        : `\${require(${JSON.stringify(requestOf(part.file))}).default}`,
    );
  const code = `export const ${name} = {__html: \`${template.join('')}\`};`;
  const style = `{'--picture': '${String(width)}px'}`;
  const jsx = `<${tag} className=${JSON.stringify(attributes.class)} style={${style}} dangerouslySetInnerHTML={${name}} />`;
  const [source, element] = mdx.parse(`${code}\n\n${jsx}`).children as [RootContent, MdxJsxFlowElement];
  return {source, element};
}

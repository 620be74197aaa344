import type {MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {escapeHtml} from '../../kit/escape-html';

/** A file that the bundler serves: its URL is `require(request).default` in a page. */
export interface AssetRequest {
  readonly request: string;
  /** What follows the address of the file, with its `#`. */
  readonly fragment?: string;
}

/** An HTML element. */
export interface Html {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | AssetRequest>>;
  readonly children: readonly (Html | string)[];
}

type Attributes = Readonly<Record<string, string | number | AssetRequest | undefined>>;

/** Builds an element; undefined attributes and children are left out. */
export function h(tag: string, attributes: Attributes, ...children: readonly (Html | string | undefined)[]): Html {
  const written = Object.entries(attributes).flatMap(([key, value]): [string, string | AssetRequest][] =>
    value === undefined ? [] : [[key, typeof value === 'number' ? String(value) : value]],
  );
  return {tag, attributes: Object.fromEntries(written), children: children.filter((child) => child !== undefined)};
}

const VOID_TAGS = new Set(['img', 'input', 'wbr']);

/** HTML source, with the assets between. */
function sourceParts(html: Html | string): (string | AssetRequest)[] {
  if (typeof html === 'string') {
    return [escapeHtml(html)];
  }
  const attributes = Object.entries(html.attributes).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [` ${name}="${escapeHtml(value)}"`]
      : [` ${name}="`, value, `${escapeHtml(value.fragment ?? '')}"`],
  );
  const open = [`<${html.tag}`, ...attributes, '>'];
  if (VOID_TAGS.has(html.tag)) {
    return open;
  }
  return [...open, ...html.children.flatMap(sourceParts), `</${html.tag}>`];
}

/** Joins neighbouring strings, so that strings and assets alternate, with a string at both ends. */
function joined(parts: readonly (string | AssetRequest)[]): {
  first: string;
  rest: {asset: AssetRequest; text: string}[];
} {
  let first = '';
  const rest: {asset: AssetRequest; text: string}[] = [];
  for (const part of parts) {
    const last = rest.at(-1);
    if (typeof part !== 'string') {
      rest.push({asset: part, text: ''});
    } else if (last) {
      last.text += part;
    } else {
      first += part;
    }
  }
  return {first, rest};
}

type Program = NonNullable<NonNullable<Extract<MdxJsxAttribute['value'], object>['data']>['estree']>;
type Expression = Extract<Program['body'][number], {type: 'ExpressionStatement'}>['expression'];

const literal = (value: string): Expression => ({type: 'Literal', value, raw: JSON.stringify(value)});
const identifier = (name: string): {type: 'Identifier'; name: string} => ({type: 'Identifier', name});
const plus = (left: Expression, right: Expression): Expression => ({
  type: 'BinaryExpression',
  operator: '+',
  left,
  right,
});

/** `require(request).default` */
function assetUrl({request}: AssetRequest): Expression {
  const call: Expression = {
    type: 'CallExpression',
    callee: identifier('require'),
    arguments: [literal(request)],
    optional: false,
  };
  return {type: 'MemberExpression', object: call, property: identifier('default'), computed: false, optional: false};
}

/** `const name = {__html: "…" + require("…").default + "…"};`, with the syntax tree that MDX compiles. */
function declareHtml(name: string, children: readonly (Html | string)[]): MdxjsEsm {
  const {first, rest} = joined(children.flatMap(sourceParts));
  const html = rest.reduce((sum, {asset, text}) => plus(plus(sum, assetUrl(asset)), literal(text)), literal(first));
  const code = rest.map(
    ({asset, text}) => ` + require(${JSON.stringify(asset.request)}).default + ${JSON.stringify(text)}`,
  );
  const object: Expression = {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        key: identifier('__html'),
        value: html,
        method: false,
        shorthand: false,
        computed: false,
      },
    ],
  };
  const declaration: Program['body'][number] = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id: identifier(name), init: object}],
  };
  return {
    type: 'mdxjsEsm',
    value: `const ${name} = {__html: ${JSON.stringify(first)}${code.join('')}};`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration], comments: []}},
  };
}

/** `dangerouslySetInnerHTML={name}` */
function innerHtml(name: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: identifier(name)}],
          comments: [],
        },
      },
    },
  };
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: boolean;
  }
}

/**
 * The element as an MDX node whose content is HTML source, and the declaration of that source for the top of the page.
 *
 * Nothing in a figure changes, so React need not know its hundreds of elements: they cost no time when pages are
 * rendered and when they wake up in the browser, and a page's script is smaller. React writes the source anew when it
 * comes in another object than before: an object made in each rendering would close an open description and cost a
 * layout of the whole page. All text is escaped in this file.
 *
 * @param name of the constant, unique in the page
 */
export function toMdx(html: Html, name: string): {readonly element: MdxJsxFlowElement; readonly source: MdxjsEsm} {
  const {class: className} = html.attributes;
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: html.tag,
    attributes: [
      ...(typeof className === 'string'
        ? [{type: 'mdxJsxAttribute' as const, name: 'className', value: className}]
        : []),
      innerHtml(name),
    ],
    children: [],
    // Marks the element as written by hand: MDX then leaves its name alone.
    data: {_mdxExplicitJsx: true},
  };
  return {element, source: declareHtml(name, html.children)};
}

/**
 * The element as HTML source, for pages outside Docusaurus.
 *
 * @param urlOf turns a request for an asset into its URL
 */
export function toHtmlSource(html: Html, urlOf: (request: string) => string): string {
  return sourceParts(html)
    .map((part) => (typeof part === 'string' ? part : escapeHtml(urlOf(part.request))))
    .join('');
}

import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Paragraph, Root, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {baseUrl, url as origin} from '../../../config/site-address';
import {type Facts, fillFacts} from '../../../plugins/facts/facts';
import {readProcedures} from '../../../plugins/figures';
import {textOf} from '../../../plugins/kit/hast-text';
import {parsePage} from './parse';

/** A source page of the docs, as one MDX tree and what the commands ask of it. */
export type Source = ReturnType<typeof readSource>;

/** A comment that is no id of a heading, with the spaces before it. */
const COMMENT = /[ \t]*\{\/\*(?!\s*#)[^]*?\*\/\}/g;

/**
 * Reads one page. Lines are counted from 1. Facts are filled in, except in `source`, `lines` and `typed`.
 * @param file relative to the repository
 * @param pagePath relative to the folder of its version: the same for the same page in every version
 * @param source with `\n` at the ends of its lines
 * @param facts what the page can say by name
 */
export function readSource(file: string, pagePath: string, source: string, facts: Facts = {}) {
  const {frontMatter, tree, fault} = parsePage(fillFacts(source, facts));
  const nodes: Nodes[] = [];
  visit(tree, (node) => void nodes.push(node));
  const all = <Type extends Nodes['type']>(...types: readonly Type[]): Extract<Nodes, {type: Type}>[] =>
    nodes.filter((node): node is Extract<Nodes, {type: Type}> => types.includes(node.type as Type));
  const headings = headingsOf(all('heading'));
  const elements = all('mdxJsxFlowElement', 'mdxJsxTextElement');
  const lines = source.split('\n');
  const typed = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''));
  return {
    file,
    path: pagePath,
    source,
    lines,
    /** The id of the heading above each line; empty above the first one. */
    sections: lines.map((_, index) => headings.findLast(({line}) => line <= index)?.id ?? ''),
    /** Without comments, except ids of headings. The same lines. */
    typed,
    /** As readers see it: that, with facts in place of their names. */
    text: fillFacts(typed, facts),
    /** Why the page cannot be read. Nothing else of it counts then. */
    error: fault && {file, ...fault},
    frontMatter,
    headings,
    /** Where a link can lead on the page. */
    anchors: new Set([...headings.map(({id}) => id), ...elements.flatMap(idsOf)]),
    /** Links and pictures of Markdown; the check of the build sees those of HTML, too. */
    links: all('link', 'definition').map((node) => {
      return {line: lineOf(node), url: node.url, text: textOf(node), target: linkTarget(node.url, pagePath)};
    }),
    pictures: all('image').map((node) => {
      return {line: lineOf(node), url: node.url, alt: node.alt ?? '', target: linkTarget(node.url, pagePath)};
    }),
    fences: all('code').map((node) => {
      return {line: lineOf(node), lang: node.lang ?? '', meta: node.meta ?? '', text: node.value};
    }),
    /** Numbered lists outside of other lists, and the lines of headings. */
    procedures: readProcedures(tree),
    codes: all('inlineCode').map((node) => ({line: lineOf(node), text: node.value})),
    rows: all('table').flatMap(rowsOf),
    prose: all('paragraph', 'heading', 'tableCell').flatMap(proseOf),
    components: elements.map((node) => ({line: lineOf(node), name: node.name ?? ''})),
    imports: all('mdxjsEsm').flatMap(({value}) =>
      Array.from(value.matchAll(/^import\s+(\w+)/gm), ([, name = '']) => name),
    ),
    expressions: expressionsOf(tree),
  };
}

/** The words of a page as readers see them: no comments, and tables and paragraphs in any layout. */
export const wordsOf = ({typed}: Source): string => typed.replace(/-{2,}/g, '-').replace(/\s+/g, ' ').trim();

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Headings with the id that the published page gives each, and whether it is written in the source. */
function headingsOf(nodes: readonly Heading[]) {
  const slugger = createSlugger();
  return nodes.map((node) => {
    const last = node.children.at(-1);
    const comment = last?.type === 'mdxTextExpression' ? last.value.trim() : '';
    const [, id] = /^\/\*\s*#([a-z\d-]+)\s*\*\/$/.exec(comment) ?? [];
    const text = textOf(node).trim();
    return {line: lineOf(node), text, id: id ?? slugger.slug(text), isExplicit: id !== undefined};
  });
}

const idsOf = ({attributes}: Extract<Nodes, {attributes: unknown}>): string[] =>
  attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && each.name === 'id' && typeof each.value === 'string' ? [each.value] : [],
  );

/** The rows of a table with the titles of its columns. */
function rowsOf({children: [head, ...rows]}: Table) {
  const header = head?.children.map(textOf) ?? [];
  return rows.map((row) => ({line: lineOf(row), header, cells: row.children.map(textOf)}));
}

/** The lines of text, without what is link, code or emphasis. */
function proseOf(node: Paragraph | Heading | TableCell) {
  const text = node.children.map((child) => (child.type === 'text' ? child.value : ' ')).join('');
  return text.split('\n').map((each, index) => ({line: lineOf(node) + index, text: each}));
}

/** What is in braces outside of attributes, comments too. `to` is the last line of what follows it. */
function expressionsOf(tree: Root) {
  const expressions: {line: number; value: string; to: number}[] = [];
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const to = endOfBlock(parent?.children.slice(index + 1) ?? []) ?? lineOf(node);
      expressions.push({line: lineOf(node), value: node.value.trim(), to});
    }
  });
  return expressions;
}

/** The last line of the first block: of a callout, that is the line with its colons alone. */
function endOfBlock(nodes: readonly Nodes[]): number | undefined {
  const isCallout = nodes[0]?.type === 'paragraph' && textOf(nodes[0]).startsWith(':::');
  const last = isCallout ? nodes.find((node) => /^:::+$/m.test(textOf(node))) : nodes[0];
  return last?.position?.end.line;
}

/** Where a link of a docs page leads; `from` is the path of the page within its version. */
function linkTarget(url: string, from: string) {
  const isOwn = `${url}/`.startsWith(origin + baseUrl);
  const local = isOwn ? url.slice(origin.length) : url.replace(/^pathname:\/*/, '/');
  if (/^(?:https?:|mailto:|\/\/)/i.test(local)) {
    return {kind: 'external'} as const;
  }
  if (local.startsWith('/')) {
    const pathname = local.startsWith(baseUrl) ? `/${local.slice(baseUrl.length)}` : local;
    return {kind: 'site', pathname} as const;
  }
  const [address = '', anchor] = local.split('#');
  const file = address.replace(/\?.*/, '');
  // A path in the folder of the version. One that begins with `../` is outside of it.
  const target = file === '' && anchor !== undefined ? from : path.posix.join(path.posix.dirname(from), file);
  return {kind: 'file', path: target, anchor} as const;
}

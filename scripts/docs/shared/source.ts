// cspell:ignore mdxjs
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {YAMLParseError} from 'yaml';
import {yamlReason} from '../../../plugins/names/glossary';
import {baseUrl, url as origin} from '../../../config/site-address';
import {readProcedures} from '../../../plugins/figures';
import {bodyOf, frontMatterOf, type FrontMatter} from '../../../plugins/kit/front-matter';
import {textOf} from '../../../plugins/kit/hast-text';
import {fillFacts, type Facts} from '../../../plugins/facts/facts';
import type {Diagnostic} from './diagnostic';

/** A source page of the docs, as one MDX tree and what the commands ask of it. */
export type Source = ReturnType<typeof readSource>;

/** Why a page cannot be read. */
type Fault = Omit<Diagnostic, 'file'>;

/** A comment that is no id of a heading, with the spaces before it. */
const COMMENT = /[ \t]*\{\/\*(?!\s*#)[^]*?\*\/\}/g;
const HEADING_ID = /^\/\*\s*#(\S+)\s*\*\/$/;

/**
 * Reads one page. Lines are counted from 1. Facts are filled in, except in `source` and `typed`.
 * @param file relative to the repository
 * @param pagePath relative to the folder of its version: the same for the same page in every version
 * @param source with `\n` at the ends of its lines
 * @param facts what the page can say by name
 */
export function readSource(file: string, pagePath: string, source: string, facts: Facts = {}) {
  const fill = (text: string): string => fillFacts(text, facts);
  const parsed = known.get(source) ?? parse(source);
  known.set(source, parsed);
  const {tree, fault} = parsed;
  const nodes: Nodes[] = [];
  /** The last line of what is below a comment on a line of its own. */
  const lastLines = new Map<Nodes, number>();
  visit(tree, (node, index = 0, parent) => {
    nodes.push(node);
    if (node.type === 'mdxFlowExpression') {
      lastLines.set(node, endOfBlock(parent?.children.slice(index + 1) ?? []) ?? lineOf(node));
    }
  });
  const all = <Type extends Nodes['type']>(...types: readonly Type[]): Extract<Nodes, {type: Type}>[] =>
    nodes.filter((node): node is Extract<Nodes, {type: Type}> => types.includes(node.type as Type));
  const typed = fault ? '' : source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''));
  const frontMatter: FrontMatter = fault ? {} : frontMatterOf(fill(source));
  const lines = source.split('\n');
  /** Adds where an address leads. */
  const withTarget = <Link extends {readonly url: string}>(link: Link) => ({
    ...link,
    target: linkTarget(link.url, pagePath),
  });
  const slugger = createSlugger();
  const headings = all('heading').map((node) => {
    const last = node.children.at(-1);
    const id = last?.type === 'mdxTextExpression' ? HEADING_ID.exec(last.value.trim())?.[1] : undefined;
    const text = fill(textOf(node).trim());
    return {line: lineOf(node), text, id: id ?? slugger.slug(text), isExplicit: id !== undefined};
  });
  const components = all('mdxJsxFlowElement', 'mdxJsxTextElement');
  const ids = components
    .flatMap(({attributes}) => attributes)
    .map((each) => (each.type === 'mdxJsxAttribute' && each.name === 'id' ? each.value : undefined))
    .filter((value) => typeof value === 'string');
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
    text: fill(typed),
    /** Why the page cannot be read. Nothing else of it counts then. */
    error: fault && {file, ...fault},
    frontMatter,
    /** With the id that the published page gives each, and whether it is written in the source. */
    headings,
    /** Where a link can lead on the page. */
    anchors: new Set([...headings.map(({id}) => id), ...ids]),
    /** Links and pictures of Markdown; the check of the build sees those of HTML, too. */
    links: all('link', 'definition').map((node) =>
      withTarget({line: lineOf(node), url: node.url, text: fill(textOf(node))}),
    ),
    pictures: all('image').map((node) => withTarget({line: lineOf(node), url: node.url, alt: node.alt ?? ''})),
    fences: all('code').map((node) => ({
      line: lineOf(node),
      lang: node.lang ?? '',
      meta: node.meta ?? '',
      text: fill(node.value),
    })),
    /** Numbered lists outside of other lists, and the lines of headings. */
    procedures: readProcedures(tree),
    codes: all('inlineCode').map((node) => ({line: lineOf(node), text: fill(node.value)})),
    rows: all('table').flatMap(({children: [head, ...rows]}) => {
      const header = head?.children.map(textOf) ?? [];
      return rows.map((row) => ({line: lineOf(row), header, cells: row.children.map(textOf)}));
    }),
    /** The lines of text, without what is link, code or emphasis. */
    prose: all('paragraph', 'heading', 'tableCell').flatMap((node) =>
      node.children
        .map((child) => (child.type === 'text' ? child.value : ' '))
        .join('')
        .split('\n')
        .map((text, index) => ({line: lineOf(node) + index, text})),
    ),
    components: components.map((node) => ({line: lineOf(node), name: node.name ?? ''})),
    imports: all('mdxjsEsm').flatMap(({value}) =>
      Array.from(value.matchAll(/^import\s+(\w+)/gm), ([, name = '']) => name),
    ),
    /** What is in braces outside of attributes, comments too. `to` is the last line of the block below it. */
    expressions: all('mdxFlowExpression', 'mdxTextExpression').map((node) => ({
      line: lineOf(node),
      value: node.value.trim(),
      to: lastLines.get(node) ?? lineOf(node),
    })),
  };
}

/** The words of a page as readers see them: no comments, and tables and paragraphs in any layout. */
export const wordsOf = ({typed}: Source): string => typed.replace(/-{2,}/g, '-').replace(/\s+/g, ' ').trim();

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

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
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(local)) {
    return {kind: 'external'} as const;
  }
  if (local.startsWith('/')) {
    const pathname = local.startsWith(baseUrl) ? `/${local.slice(baseUrl.length)}` : local;
    return {kind: 'site', pathname} as const;
  }
  const [address = '', anchor] = local.split('#');
  const file = address.replace(/\?.*/, '');
  // A path in the folder of the version. One that begins with `../` is outside of it.
  const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file);
  return {kind: 'file', path: target, anchor} as const;
}

const parser = remark().use(remarkGfm).use(remarkMdx);
// Most pages are the same in several versions.
const known = new Map<string, ReturnType<typeof parse>>();

/** The tree of a page, with the positions of its source, or why there is none. */
function parse(source: string): {tree: Root; fault?: Fault | undefined} {
  try {
    const wrong = wrongFields(source);
    const body = bodyOf(source);
    const frontMatter = source.slice(0, source.length - body.length);
    // Blanks in its place keep lines and offsets those of the source.
    const tree = parser.parse(frontMatter.replace(/[^\n]/g, ' ') + body);
    return {tree, fault: wrong ?? openFence(source, tree)};
  } catch (error) {
    const fault = error instanceof YAMLParseError ? yamlFault(error) : mdxFault(source, error as object);
    return {tree: {type: 'root', children: []}, fault};
  }
}

function yamlFault(error: YAMLParseError): Fault {
  const line = (error.linePos?.[0].line ?? 0) + 1;
  const message = `The front matter cannot be read: ${yamlReason(error)}.`;
  return {line, message, hint: 'Fix its YAML; quote values with a colon.'};
}

/** Front matter that is YAML, but not fields with their values. */
function wrongFields(source: string): Fault | undefined {
  const fields: unknown = frontMatterOf(source);
  const message = 'The front matter does not consist of fields.';
  const hint = 'Write each on a line of its own, as `title: …`.';
  return Array.isArray(fields) || typeof fields !== 'object' ? {line: 2, message, hint} : undefined;
}

/** A block of code that ends with the page, or with the fence of the next one. */
function openFence(source: string, tree: Root): Fault | undefined {
  const lines = source.split('\n');
  let open: Fault | undefined;
  visit(tree, 'code', (node) => {
    const line = lineOf(node);
    const [first = '', ...rest] = lines.slice(line - 1, node.position?.end.line);
    const [, fence] = /^[\s>]*(`{3,}|~{3,})/.exec(first) ?? [];
    const isClosed = fence === undefined || rest.at(-1)?.trim().startsWith(fence) === true;
    if (!isClosed || rest.some((text) => fence !== undefined && new RegExp(`^\\s*${fence}[a-z]`).test(text))) {
      const message = 'The block of code that begins here is never closed.';
      open ??= {line, message, hint: `Write ${fence ?? ''} on a line of its own below the code.`};
    }
  });
  return open;
}

/** What Markdown has and MDX has not, and what to write. */
const OLD_SPELLINGS = [
  ['<!--', 'Write a comment as `{/* … */}`.'],
  ['{#', 'Write the id of a heading as `{/* #id */}`.'],
] as const;

/** An element that is never closed is wrong where it begins, and not where the page ends. */
function mdxFault(source: string, {line = 1, reason = ''}: {line?: number; reason?: string}): Fault {
  const [, opening] = /^Expected a closing tag for `.*?` \((\d+):/.exec(reason) ?? [];
  const at = opening === undefined ? line : Number(opening);
  const text = source.split('\n')[at - 1] ?? '';
  const [, hint = 'Put `<`, `{` and identifiers into backticks, and close each element.'] =
    OLD_SPELLINGS.find(([spelling]) => text.includes(spelling)) ?? [];
  return {line: at, message: `MDX cannot read this: ${reason.replace(/\s+/g, ' ').replace(/\.$/, '')}.`, hint};
}

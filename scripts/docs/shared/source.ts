// cspell:ignore feff mdxjs
import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Parents, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {numberedLists, type NumberedList} from '../../../plugins/figures';
import {bodyOf, frontMatterOf, type FrontMatter} from '../../../plugins/kit/front-matter';
import {textOf} from '../../../plugins/kit/hast-text';
import {fillFacts, type Facts} from '../../../plugins/release-facts/facts';
import type {Diagnostic} from './diagnostic';

interface Placed {
  /** Line in the page, from 1. */
  readonly line: number;
}

/** A heading with the id that the published page gives it. */
interface Heading extends Placed {
  readonly text: string;
  readonly id: string;
  /** Whether the id is written in the source. */
  readonly isExplicit: boolean;
}

/** A source page of the docs, as one MDX tree and what the commands ask of it. Facts are filled in, except in `source`. */
export interface Source {
  /** Path relative to the repository. */
  readonly file: string;
  /** Path relative to the folder of its version: the same for the same page in every version. */
  readonly path: string;
  /** As it is written. */
  readonly source: string;
  /** Without comments, except ids of headings. The same lines. */
  readonly typed: string;
  /** As readers see it: that, with facts in place of their names. */
  readonly text: string;
  /** Why the page cannot be read. It has no content then. */
  readonly error: Diagnostic | undefined;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly Heading[];
  readonly links: readonly (Placed & {readonly url: string; readonly text: string})[];
  /** `alt` is undefined where it is missing. */
  readonly pictures: readonly (Placed & {readonly url: string; readonly alt: string | undefined})[];
  readonly fences: readonly (Placed & {readonly lang: string; readonly text: string})[];
  /** Numbered lists outside of other lists. */
  readonly lists: readonly NumberedList[];
  /** Inline code. */
  readonly codes: readonly (Placed & {readonly text: string})[];
  /** Rows of tables below their head. Cells are trees, for their names. */
  readonly rows: readonly (Placed & {readonly header: readonly string[]; readonly cells: readonly Nodes[]})[];
  /** What a reader of the source corrects as one: paragraphs, rows, headings, fenced blocks; with their last line. */
  readonly blocks: readonly (Placed & {readonly end: number; readonly text: string})[];
  /** Text that no link, code or emphasis begins, line by line. */
  readonly paragraphs: readonly (Placed & {readonly text: string})[];
  /** Names of components, and of what the page imports. */
  readonly components: readonly (Placed & {readonly name: string})[];
  readonly imports: readonly (Placed & {readonly name: string; readonly url: string})[];
  /** The `id` attributes of its elements. */
  readonly elementIds: readonly string[];
  /** Expressions in braces outside of attributes; a comment is one. `to` is the last line of the block below it. */
  readonly expressions: readonly (Placed & {readonly value: string; readonly to: number})[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

// Most pages are the same in several versions.
const trees = new Map<string, Root | ReadError>();

class ReadError extends Error {
  constructor(
    readonly line: number,
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

/**
 * Reads one page.
 * @param file relative to the repository
 * @param path relative to the folder of its version
 * @param source with `\n` at the ends of its lines
 * @param facts what the page can say by name
 */
export function readSource(file: string, path: string, source: string, facts: Facts = {}): Source {
  const fill = (text: string): string => fillFacts(text, facts);
  const tree = trees.get(source) ?? parse(source);
  trees.set(source, tree);
  if (tree instanceof ReadError) {
    const {line, message, hint} = tree;
    const nothing = contentOf({type: 'root', children: []}, fill);
    return {...nothing, file, path, source, typed: '', text: '', frontMatter: {}, error: {file, line, message, hint}};
  }
  const typed = withoutComments(source, tree);
  const frontMatter = frontMatterOf(fill(source));
  return {...contentOf(tree, fill), file, path, source, typed, text: fill(typed), frontMatter, error: undefined};
}

/** The tree of a page, with the positions of its source, or why there is none. */
function parse(source: string): Root | ReadError {
  try {
    assertText(source);
    const body = bodyOf(source);
    const frontMatter = source.slice(0, source.length - body.length);
    // Blanks in its place keep lines and offsets those of the source.
    const root = parser.parse(frontMatter.replace(/[^\n]/g, ' ') + body);
    visit(root, 'code', ({position}) => {
      const {start, end} = position ?? {start: {line: 1}, end: {line: 1}};
      assertClosed(source.split('\n').slice(start.line - 1, end.line), start.line);
    });
    return root;
  } catch (error) {
    return error instanceof ReadError ? error : syntaxError(source, error as {line?: number; reason?: string});
  }
}

/** What makes everything below it look wrong. */
function assertText(source: string): void {
  if (source.startsWith('\u{feff}')) {
    throw new ReadError(1, 'The page begins with a byte order mark.', 'Save it as UTF-8 without BOM.');
  }
  const marker = source.split('\n').findIndex((line) => /^(?:<{7}|>{7}|\|{7})(?: |$)/.test(line));
  if (marker >= 0) {
    throw new ReadError(marker + 1, 'This is a conflict marker of git.', 'Choose one side, and remove the markers.');
  }
  if (source.startsWith('---\n') && bodyOf(source) === source) {
    throw new ReadError(1, 'The front matter that begins here is never closed.', 'Write `---` below its last field.');
  }
  try {
    frontMatterOf(source);
  } catch (error) {
    const {message, linePos} = error as Error & {linePos?: readonly {line: number}[]};
    const [reason = ''] = message.replace(/ at line \d+.*/s, '').split('\n');
    throw new ReadError(
      (linePos?.[0]?.line ?? 0) + 1,
      `The front matter cannot be read: ${reason.replace(/[.:]$/, '')}.`,
      'Fix its YAML; quote values with a colon.',
    );
  }
}

/** @param lines those of a block of code */
function assertClosed([first = '', ...rest]: readonly string[], line: number): void {
  const [, fence] = /^[\s>]*(`{3,}|~{3,})/.exec(first) ?? [];
  const isClosed = fence === undefined || rest.at(-1)?.trim().startsWith(fence) === true;
  const other = rest.find((text) => fence !== undefined && new RegExp(`^\\s*${fence}[a-z]`).test(text));
  if (!isClosed || other !== undefined) {
    const hint = `Write ${fence ?? ''} on a line of its own below the code.`;
    throw new ReadError(line, 'The block of code that begins here is never closed.', hint);
  }
}

/** An element that is never closed is wrong where it begins, and not where the page ends. */
function syntaxError(source: string, {line = 1, reason = ''}: {line?: number; reason?: string}): ReadError {
  const [, opening] = /^Expected a closing tag for `.*?` \((\d+):/.exec(reason) ?? [];
  const at = opening === undefined ? line : Number(opening);
  const text = source.split('\n')[at - 1] ?? '';
  const hint = text.includes('<!--')
    ? 'Write a comment as `{/* … */}`.'
    : text.includes('{#')
      ? 'Write the id of a heading as `{/* #id */}`.'
      : 'Put `<`, `{` and identifiers into backticks, and close each element.';
  return new ReadError(at, `MDX cannot read this: ${reason.replace(/\s+/g, ' ').replace(/\.$/, '')}.`, hint);
}

const COMMENT = /^\/\*[^]*\*\/$/;
const HEADING_ID = /^\/\*\s*#(\S+)[^]*\*\/$/;

type Content = Omit<Source, 'file' | 'path' | 'source' | 'typed' | 'text' | 'error' | 'frontMatter'>;
type Mutable<T> = {-readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K]};

function contentOf(tree: Root, fill: (text: string) => string): Content {
  const content: Mutable<Content> = {
    headings: [],
    links: [],
    pictures: [],
    fences: [],
    lists: numberedLists(tree),
    codes: [],
    rows: [],
    blocks: [],
    paragraphs: [],
    components: [],
    imports: [],
    elementIds: [],
    expressions: [],
  };
  const slugger = createSlugger();
  visit(tree, (node, index, parent) => {
    const below = parent?.children.slice((index ?? 0) + 1) ?? [];
    collect(node, below, parent, {content, fill, slug: (text) => slugger.slug(text)});
  });
  return content;
}

interface Collector {
  readonly content: Mutable<Content>;
  readonly fill: (text: string) => string;
  /** The id that a heading with this text gets. */
  readonly slug: (text: string) => string;
}

function collect(
  node: Nodes,
  below: readonly Nodes[],
  parent: Parents | undefined,
  {content, fill, slug}: Collector,
): void {
  const line = node.position?.start.line ?? 1;
  const end = node.position?.end.line ?? line;
  switch (node.type) {
    case 'heading': {
      const last = node.children.at(-1);
      const id = last?.type === 'mdxTextExpression' ? HEADING_ID.exec(last.value.trim())?.[1] : undefined;
      const text = fill(node.children.map(textOf).join('').trim());
      content.headings.push({line, text, id: id ?? slug(text), isExplicit: id !== undefined});
      content.blocks.push({line, end, text});
      break;
    }
    case 'paragraph':
      content.blocks.push({line, end, text: textOf(node)});
      content.paragraphs.push({
        line,
        text: node.children.map((child) => (child.type === 'text' ? child.value : ' ')).join(''),
      });
      break;
    case 'tableRow': {
      const header = parent?.type === 'table' ? parent.children[0] : undefined;
      content.blocks.push({line, end, text: node.children.map(textOf).join(' ')});
      if (header && header !== node) {
        content.rows.push({line, header: header.children.map(textOf), cells: node.children});
      }
      break;
    }
    case 'link':
      content.links.push({line, url: node.url, text: fill(textOf(node))});
      break;
    case 'definition':
      content.links.push({line, url: node.url, text: ''});
      break;
    case 'image':
      content.pictures.push({line, url: node.url, alt: node.alt ?? undefined});
      break;
    case 'code':
      content.fences.push({line, lang: node.lang ?? '', text: fill(node.value)});
      content.blocks.push({line, end, text: node.value});
      break;
    case 'inlineCode':
      content.codes.push({line, text: fill(node.value)});
      break;
    case 'mdxjsEsm':
      content.imports.push(
        ...[...node.value.matchAll(/^import\s+(\S+)\s+from\s+['"]([^'"]+)['"]/gm)].map(([, name = '', url = '']) => ({
          line,
          name,
          url,
        })),
      );
      break;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      content.expressions.push({
        line,
        value: node.value.trim(),
        to: node.type === 'mdxFlowExpression' ? (endOfBlock(below) ?? end) : end,
      });
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      // An expression cannot be judged here; its source stands for its value.
      const attributes = new Map(
        node.attributes.flatMap((each) =>
          each.type === 'mdxJsxAttribute'
            ? [[each.name, typeof each.value === 'object' ? each.value?.value : each.value] as const]
            : [],
        ),
      );
      const url = attributes.get('href') ?? attributes.get('to');
      const id = attributes.get('id');
      content.components.push({line, name: node.name ?? ''});
      content.links.push(...(url ? [{line, url, text: fill(textOf(node))}] : []));
      content.elementIds.push(...(id ? [id] : []));
      if (node.name === 'img') {
        content.pictures.push({line, url: attributes.get('src') ?? '', alt: attributes.get('alt') ?? undefined});
      }
      break;
    }
    default:
  }
}

/** The last line of the first block: of a callout, that is the line with its colons alone. */
function endOfBlock(blocks: readonly Nodes[]): number | undefined {
  const isCallout = blocks[0]?.type === 'paragraph' && textOf(blocks[0]).startsWith(':::');
  const last = isCallout ? blocks.find((block) => /^:::+$/m.test(textOf(block))) : blocks[0];
  return last?.position?.end.line;
}

/** Takes comments out of a text, with the spaces before them, and keeps its lines. */
function withoutComments(source: string, tree: Root): string {
  let text = '';
  let from = 0;
  visit(tree, (node) => {
    const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (isExpression && COMMENT.test(node.value.trim()) && !HEADING_ID.test(node.value.trim())) {
      const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
      text += source.slice(from, start).replace(/[ \t]+$/, '') + source.slice(start, end).replace(/[^\n]/g, '');
      from = end;
    }
  });
  return text + source.slice(from);
}

/** Every anchor of the page: its headings and the ids of its elements. */
export function anchorsOf({headings, elementIds}: Source): Set<string> {
  return new Set([...headings.map(({id}) => id), ...elementIds]);
}

/** The line of a front matter field; the first line when it is missing. */
export function frontMatterLine({source}: Source, field: string): number {
  return source.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
}

/** The names in a part of a page: what is code or bold. */
export function namesIn(node: Nodes): string[] {
  const names: string[] = [];
  visit(node, ['inlineCode', 'strong'], (found) => {
    names.push(textOf(found));
  });
  return names;
}

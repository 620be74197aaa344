// cspell:ignore mdxjs
import type {Heading, Nodes, PhrasingContent, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {numberedLists, type NumberedList} from '../../../plugins/figures';
import {fencesOf} from '../../../plugins/kit/fences';
import {textOf} from '../../../plugins/kit/hast-text';

interface Placed {
  /** Line in the page, from 1. */
  readonly line: number;
}

/** What the body of a page contains, with lines. */
export interface BodyFacts {
  /** `id` is the explicit one, if there is one. */
  readonly headings: readonly (Placed & {readonly text: string; readonly id: string | undefined})[];
  readonly links: readonly (Placed & {readonly url: string})[];
  /** `alt` is undefined where it is missing. */
  readonly pictures: readonly (Placed & {readonly url: string; readonly alt: string | undefined})[];
  readonly fences: readonly (Placed & {readonly lang: string; readonly text: string})[];
  /** Numbered lists outside of other lists. */
  readonly lists: readonly NumberedList[];
  /** Inline code. */
  readonly codes: readonly (Placed & {readonly text: string})[];
  /** Paths that the page imports. */
  readonly imports: readonly (Placed & {readonly url: string})[];
  /** The `id` attributes of its elements. */
  readonly elementIds: readonly (Placed & {readonly id: string})[];
  readonly syntaxErrors: readonly (Placed & {readonly reason: string})[];
}

type Mutable<T> = {-readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K]};

const parser = unified().use(remarkParse).use(remarkMdx);

// Neighbouring versions share most of their text: each part is parsed once.
const known = new Map<string, BodyFacts>();

/**
 * Reads the body of a page, block by block. An element may reach over blocks: then the text is read as a whole.
 * @param firstLine the line of the page on which `body` begins
 */
export function readBody(body: string, firstLine: number): BodyFacts {
  const facts = emptyFacts();
  for (const {text, line} of splitBlocks(body)) {
    add(facts, parse(text), line + firstLine - 1);
  }
  return facts.syntaxErrors.length === 0 ? facts : add(emptyFacts(), parse(body), firstLine - 1);
}

/** Cuts a text before each line that follows a blank one, except within code fences and what is indented. */
function splitBlocks(text: string): {readonly text: string; readonly line: number}[] {
  const lines = text.split('\n');
  const fences = fencesOf(lines);
  const starts = lines.flatMap((line, index) => {
    const isInside = fences.some(({start, end}) => start < index && index <= end);
    return index === 0 || (lines[index - 1] === '' && /^\S/.test(line) && !isInside) ? [index] : [];
  });
  return starts.map((start, index) => ({text: lines.slice(start, starts[index + 1]).join('\n'), line: start}));
}

function emptyFacts(): Mutable<BodyFacts> {
  return {
    headings: [],
    links: [],
    pictures: [],
    fences: [],
    lists: [],
    codes: [],
    imports: [],
    elementIds: [],
    syntaxErrors: [],
  };
}

/** Puts facts to others, with their lines moved down. */
function add(all: Mutable<BodyFacts>, facts: BodyFacts, by: number): BodyFacts {
  for (const key of Object.keys(all) as (keyof BodyFacts)[]) {
    (all[key] as Placed[]).push(...facts[key].map((item) => ({...item, line: item.line + by})));
  }
  return all;
}

function parse(text: string): BodyFacts {
  const before = known.get(text);
  if (before) {
    return before;
  }
  const facts = emptyFacts();
  known.set(text, facts);
  let root: Root;
  try {
    root = parser.parse(text);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    facts.syntaxErrors.push({line: line ?? 1, reason: reason ?? String(error)});
    return facts;
  }
  visit(root, (node) => {
    collect(node, facts);
  });
  facts.lists.push(...numberedLists(root));
  return facts;
}

function collect(node: Nodes, facts: Mutable<BodyFacts>): void {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'heading':
      facts.headings.push({line, ...readHeading(node)});
      break;
    case 'link':
    case 'definition':
      facts.links.push({line, url: node.url});
      break;
    case 'image':
      facts.pictures.push({line, url: node.url, alt: node.alt ?? undefined});
      break;
    case 'code':
      facts.fences.push({line, lang: node.lang ?? '', text: node.value});
      break;
    case 'inlineCode':
      facts.codes.push({line, text: node.value});
      break;
    case 'mdxjsEsm':
      facts.imports.push(
        ...[...node.value.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g)].map(([, url = '']) => ({line, url})),
      );
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attribute = (name: string): string | undefined => {
        const found = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
        // An expression cannot be judged here; its source stands for its value.
        return typeof found?.value === 'object' ? found.value?.value : found?.value;
      };
      const url = attribute('href') ?? attribute('to');
      const id = attribute('id');
      if (url !== undefined) {
        facts.links.push({line, url});
      }
      if (id !== undefined) {
        facts.elementIds.push({line, id});
      }
      if (node.name === 'img') {
        facts.pictures.push({line, url: attribute('src') ?? '', alt: attribute('alt')});
      }
      break;
    }
    default:
  }
}

/** Reads a heading as Docusaurus does: the id of a comment that ends it, the text without it. */
function readHeading(heading: Heading): {text: string; id: string | undefined} {
  const last: PhrasingContent | undefined = heading.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)[^]*\*\/$/.exec(last.value.trim()) : null;
  const children = comment ? heading.children.slice(0, -1) : heading.children;
  return {text: children.map(textOf).join('').trim(), id: comment?.[1]};
}

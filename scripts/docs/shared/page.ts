import {createSlugger} from '@docusaurus/utils';
import matter from 'gray-matter';
import {fillFacts, type Facts} from '../../../plugins/release-facts/facts';
import {type BodyFacts, readBody} from './markdown';

/** A heading with the id that the published page gives it. */
interface PageHeading {
  readonly line: number;
  readonly text: string;
  readonly id: string;
  /** Whether the id is written in the source. */
  readonly isExplicit: boolean;
}

/** What the checks know of one page. */
export interface Page extends Omit<BodyFacts, 'headings'> {
  /** Path relative to the repository. */
  readonly file: string;
  /** Path relative to the folder of its version: the same for the same page in every version. */
  readonly path: string;
  /** As it is written, with the names of facts; everything else is read from the text that readers see. */
  readonly source: string;
  /** As readers see it: facts in place of their names, without comments except ids of headings. The same lines. */
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Why the front matter cannot be read, if so. */
  readonly frontMatterError: string | undefined;
  readonly headings: readonly PageHeading[];
}

/** A comment within a line that is not the id of a heading. */
const COMMENT = /[ \t]*\{\/\*(?!\s*#).*?\*\/\}/g;

/** Splits a page into front matter and body. */
export function splitFrontMatter(source: string): {
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  error: string | undefined;
} {
  try {
    // An options object turns off gray-matter's cache, which would hide the error of a text that it has seen before.
    const {data, content} = matter(source, {});
    return {data, body: content, bodyLine: countLines(source) - countLines(content) + 1, error: undefined};
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const body = source.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, '');
    return {data: {}, body, bodyLine: countLines(source) - countLines(body) + 1, error: reason};
  }
}

/**
 * Reads one page. `file` is relative to the repository, `path` to the folder of its version.
 * @param facts what the page can say by name
 */
export function readPage(file: string, path: string, source: string, facts: Facts = {}): Page {
  const filled = fillFacts(source, facts);
  const {data, body, bodyLine, error} = splitFrontMatter(filled);
  const {headings, ...rest} = readBody(body, bodyLine);
  const slugger = createSlugger();
  return {
    ...rest,
    file,
    path,
    source,
    text: filled.replace(COMMENT, ''),
    frontMatter: data,
    frontMatterError: error,
    headings: headings.map(({line, text, id}) => ({
      line,
      text,
      id: id ?? slugger.slug(text),
      isExplicit: id !== undefined,
    })),
  };
}

/** The line of a front matter field; the first line when it is missing. */
export function frontMatterLine(page: Page, field: string): number {
  const index = page.source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return index + 1 || 1;
}

/** Every anchor of the page: its headings and the ids of its elements. */
export function anchorsOf(page: Page): Set<string> {
  return new Set([...page.headings.map(({id}) => id), ...page.elementIds.map(({id}) => id)]);
}

function countLines(text: string): number {
  return text.split('\n').length;
}

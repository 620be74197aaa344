import {createSlugger} from '@docusaurus/utils';
import {bodyOf, frontMatterOf, type FrontMatter} from '../../../plugins/kit/front-matter';
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
  readonly frontMatter: FrontMatter;
  /** Why the front matter cannot be read, if so. */
  readonly frontMatterError: string | undefined;
  readonly headings: readonly PageHeading[];
}

/** A comment within a line that is not the id of a heading. */
const COMMENT = /[ \t]*\{\/\*(?!\s*#).*?\*\/\}/g;

/** The front matter of a page, or why it cannot be read. */
function readFrontMatter(source: string): {frontMatter: FrontMatter; frontMatterError: string | undefined} {
  try {
    return {frontMatter: frontMatterOf(source), frontMatterError: undefined};
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return {frontMatter: {}, frontMatterError: reason};
  }
}

/**
 * Reads one page. `file` is relative to the repository, `path` to the folder of its version.
 * @param facts what the page can say by name
 */
export function readPage(file: string, path: string, source: string, facts: Facts = {}): Page {
  const filled = fillFacts(source, facts);
  const body = bodyOf(filled);
  const {headings, ...rest} = readBody(body, countLines(filled) - countLines(body) + 1);
  const slugger = createSlugger();
  return {
    ...rest,
    ...readFrontMatter(filled),
    file,
    path,
    source,
    text: filled.replace(COMMENT, ''),
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

import {parse} from 'yaml';

/** The fields above the text of a page. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** The front matter: the text between two lines of `---` at the top of a page. */
const FRONT_MATTER = /^---\n([^]*?\n)?---[ \t]*(?:\n|$)/;

/** The text of a page below its front matter, or the whole text if there is none. */
export function bodyOf(source: string): string {
  return source.replace(FRONT_MATTER, '');
}

/**
 * Reads the front matter of a page.
 * @param source with `\n` at the ends of its lines
 * @throws when it is not YAML; the message is the reason alone, and `pos` the place in the front matter
 */
export function frontMatterOf(source: string): FrontMatter {
  return (parse(FRONT_MATTER.exec(source)?.[1] ?? '', {prettyErrors: false}) as FrontMatter | null) ?? {};
}

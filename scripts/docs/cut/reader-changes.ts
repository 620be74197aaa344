import {bodyOf, frontMatterOf} from '../../../plugins/kit/front-matter';
import {type Site, CURRENT} from '../shared/site';
import {type Source} from '../shared/source';

/**
 * Writes what a version changes for readers, against the one before it, as a list. Pages are compared by their wording:
 * title and text, not spaces and not the rest of the front matter.
 * @param previous the version before; undefined when there is none yet, and every page is new
 */
export function formatReaderChanges(name: string, previous: string | undefined, {versions}: Site): string {
  const pagesOf = (version: string | undefined): ReadonlyMap<string, Source> =>
    versions.find((each) => each.name === version)?.pages ?? new Map<string, Source>();
  const [before, after] = [pagesOf(previous), pagesOf(CURRENT)];
  const paths = [...after.keys()].sort();
  const added = paths.filter((path) => !before.has(path));
  const removed = [...before.keys()].filter((path) => !after.has(path)).sort();
  const wordingIn = (pages: ReadonlyMap<string, Source>, path: string): string =>
    wordingOf(pages.get(path)?.source ?? '');
  const changed = paths.filter((path) => before.has(path) && wordingIn(before, path) !== wordingIn(after, path));
  const against = previous === undefined ? 'The first version' : `${name} against ${previous}`;
  const counts = `${added.length} added (+), ${changed.length} changed (*), ${removed.length} removed (-)`;
  return [
    `${against}, for readers: ${counts}.`,
    ...added.map((path) => `  + ${path}`),
    ...changed.map((path) => `  * ${path}`),
    ...removed.map((path) => `  - ${path}`),
  ].join('\n');
}

function wordingOf(source: string): string {
  // Comments are not for readers.
  return `${String(frontMatterOf(source).title)} ${bodyOf(source).replace(/\{\/\*(?!\s*#).*?\*\/\}/g, '')}`
    .replace(/\s+/g, ' ')
    .trim();
}

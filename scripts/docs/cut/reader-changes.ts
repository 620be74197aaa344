import {splitFrontMatter} from '../shared/page';

/** Pages by path, each with its source. */
export type PageSources = ReadonlyMap<string, string>;

/** What a version changes for readers, against the one before it. */
export interface ReaderChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Compares two versions by their wording: title and text, not spaces, not the rest of the front matter. */
export function compareForReaders(before: PageSources, after: PageSources): ReaderChanges {
  const paths = [...after.keys()].sort();
  return {
    added: paths.filter((path) => !before.has(path)),
    changed: paths.filter((path) => {
      const [old, now] = [before.get(path), after.get(path)];
      return old !== undefined && now !== undefined && wordingOf(old) !== wordingOf(now);
    }),
    removed: [...before.keys()].filter((path) => !after.has(path)).sort(),
  };
}

/** Writes the changes as a list. */
export function formatReaderChanges(name: string, previous: string | undefined, changes: ReaderChanges): string {
  const {added, changed, removed} = changes;
  const lines = [
    ...added.map((path) => `  + ${path}`),
    ...changed.map((path) => `  * ${path}`),
    ...removed.map((path) => `  - ${path}`),
  ];
  const against = previous === undefined ? 'The first version' : `${name} against ${previous}`;
  return [
    `${against}, for readers: ${added.length} added (+), ${changed.length} changed (*), ${removed.length} removed (-).`,
    ...lines,
  ].join('\n');
}

function wordingOf(source: string): string {
  const {data, body} = splitFrontMatter(source);
  // Comments are not for readers.
  return `${String(data.title)} ${body.replace(/\{\/\*(?!\s*#).*?\*\/\}/g, '')}`.replace(/\s+/g, ' ').trim();
}

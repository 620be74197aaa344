import type {Page} from './page';

/** The name that Docusaurus gives to the pages in `docs/`. */
export const CURRENT = 'current';

/** One version of the docs. */
export interface DocsVersion {
  readonly name: string;
  /** Relative to the repository. */
  readonly folder: string;
  /** Its pages by path within the folder. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Every other file within the folder: categories, partials, pictures. */
  readonly others: readonly string[];
}

/** The folder of a version's pages, relative to the repository. */
export function folderOf(version: string): string {
  return version === CURRENT ? 'docs' : `versioned_docs/version-${version}`;
}

/** The frozen sidebar of a released version, relative to the repository. */
export function sidebarFileOf(version: string): string {
  return `versioned_sidebars/version-${version}-sidebars.json`;
}

/**
 * Splits the path of a docs page into its version and its path within the version.
 * @returns undefined when the file is in no docs folder
 */
export function placeOf(file: string): {version: string; page: string} | undefined {
  const match = /^(?:docs|versioned_docs\/version-([^/]+))\/(.+)$/.exec(file);
  return match?.[2] === undefined ? undefined : {version: match[1] ?? CURRENT, page: match[2]};
}

/**
 * Writes version names with neighbours as ranges, oldest first: `1.0.0, 1.6.0-1.8.1`.
 * @param names the versions to write
 * @param order all versions, newest first; it decides who is whose neighbour
 */
export function formatVersions(names: Iterable<string>, order: readonly string[]): string {
  const wanted = new Set(names);
  const runs: string[][] = [];
  let open: string[] | undefined;
  for (const name of [...order].reverse()) {
    if (!wanted.has(name)) {
      open = undefined;
    } else if (open) {
      open.push(name);
    } else {
      open = [name];
      runs.push(open);
    }
  }
  return runs.map((run) => (run.length > 2 ? `${run[0] ?? ''}-${run.at(-1) ?? ''}` : run.join(', '))).join(', ');
}

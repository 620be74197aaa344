import path from 'node:path';

/** What Docusaurus calls the version of the pages in `docs/`. */
export const CURRENT_VERSION = 'current';

/** Where a file of the docs is. */
export interface DocPath {
  readonly version: string;
  /** Path in the folder of the version, without extension: `features/proximity`. */
  readonly id: string;
  /** A part of other pages (`_name.mdx`), and no page. */
  readonly isPartial: boolean;
}

/**
 * Version and id of a file of the docs.
 * @param file absolute, or relative to the site
 * @param siteDir absolute path of the site
 * @returns undefined for other files
 */
export function parseDocPath(file: string, siteDir: string): DocPath | undefined {
  const relative = path.relative(siteDir, path.resolve(siteDir, file)).replaceAll('\\', '/');
  const {version = CURRENT_VERSION, id} =
    /^(?:docs|versioned_docs\/version-(?<version>[^/]+))\/(?<id>.+)\.mdx?$/.exec(relative)?.groups ?? {};
  return id === undefined ? undefined : {version, id, isPartial: /(?:^|\/)_/.test(id)};
}

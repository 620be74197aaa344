import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from './read-text';

/** What Docusaurus calls the version of the pages in `docs/`. */
const CURRENT_VERSION = 'current';

/**
 * Version and id of a file of the docs: its path in the folder of the version without extension, `features/proximity`.
 * @param file absolute, or relative to the site
 * @param siteDir absolute path of the site
 * @returns undefined for other files; `isPartial` for a part of other pages (`_name.mdx`), which is no page
 */
export function parseDocPath(file: string, siteDir: string) {
  const relative = path.relative(siteDir, path.resolve(siteDir, file)).replaceAll('\\', '/');
  const {version = CURRENT_VERSION, id} =
    /^(?:docs|versioned_docs\/version-(?<version>[^/]+))\/(?<id>.+)\.mdx?$/.exec(relative)?.groups ?? {};
  return id === undefined ? undefined : {version, id, isPartial: /(?:^|\/)_/.test(id)};
}

/** Id and source of each page of a version. */
export function readPages(siteDir: string, version: string): [id: string, source: string][] {
  const folder = path.join(siteDir, version === CURRENT_VERSION ? 'docs' : `versioned_docs/version-${version}`);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name));
  return files.flatMap((file) => {
    const page = parseDocPath(file, siteDir);
    return page && !page.isPartial ? [[page.id, readText(file)]] : [];
  });
}

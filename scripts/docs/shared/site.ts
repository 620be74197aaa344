import {redirectsById} from '../../../config/redirects';
import {idsOf} from '../../../plugins/kit/current-id';
import type {FactsByVersion} from '../../../plugins/release-facts/facts';
import {readPage, type Page} from './page';
import type {Files} from './read-tree';
import {CURRENT, folderOf, type DocsVersion} from './versions';

export type {DocsVersion} from './versions';

/** The repository as docs:check sees it. */
export interface Site {
  readonly files: Files;
  /** The names in versions.json, in its order; empty when it cannot be read. */
  readonly released: readonly string[];
  /** `docs/`, then the released versions in the order of versions.json. */
  readonly versions: readonly DocsVersion[];
}

/**
 * Builds the model of a site from the texts of its files.
 * @param facts what the pages of each version can say by name
 */
export function siteFrom(files: Files, facts: FactsByVersion = {}): Site {
  const released = readReleased(files.get('versions.json'));
  const versions = [CURRENT, ...released].map((name) => versionFrom(files, name, facts));
  return {files, released, versions};
}

function versionFrom(files: Files, name: string, facts: FactsByVersion): DocsVersion {
  const folder = folderOf(name);
  const pages = new Map<string, Page>();
  const others: string[] = [];
  for (const [file, source] of files) {
    if (!file.startsWith(`${folder}/`)) {
      continue;
    }
    const path = file.slice(folder.length + 1);
    if (isPage(path)) {
      pages.set(path, readPage(file, path, source, facts[name]));
    } else {
      others.push(path);
    }
  }
  return {name, folder, pages, others};
}

/** The redirects by the id that a page had. */
export const MOVED = redirectsById();

/** The id of a page, as in its address: its path without the ending. */
export const idOf = (path: string): string => path.replace(/\.mdx?$/, '');

/** The page of a version that a list for all versions names, by the path that it has today or had before. */
export function pageIn({pages}: DocsVersion, name: string): Page | undefined {
  return idsOf(idOf(name), MOVED)
    .flatMap((id) => [`${id}.mdx`, `${id}.md`])
    .map((path) => pages.get(path))
    .find((page) => page !== undefined);
}

/** Whether Docusaurus makes a page of this file: Markdown, and no part of its path begins with an underscore. */
export function isPage(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.split('/').some((part) => part.startsWith('_'));
}

/** The names in the text of versions.json; an empty list when they cannot be read. */
export function readReleased(text: string | undefined): string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Writes the name of a version as maintainers know its folder. */
export function describeVersion(name: string): string {
  return name === CURRENT ? 'docs/' : name;
}

import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {redirects} from '../../../config/redirects';
import {idsOf} from '../../../plugins/kit/current-id';
import {readText} from '../../../plugins/kit/read-text';
import {pageFacts} from '../../../src/data/page-facts';
import type {Release} from '../../../src/data/releases';
import {readSource, type Source} from './source';

/** The text of every file that matters to the commands, by path relative to the repository. */
export type Files = ReadonlyMap<string, string>;

/** The pages, and what they are judged by, beside versions.json. */
const FOLDERS = ['docs', 'versioned_docs', 'versioned_sidebars', 'glossary', 'src/pages', 'static'];

/** Reads the files of a repository. */
export function readTree(root: string): Files {
  const exists = (entry: string): boolean => existsSync(path.join(root, entry));
  const below = FOLDERS.filter(exists).flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/')),
  );
  const files = ['versions.json', ...below].filter(exists);
  return new Map(files.map((file) => [file, readText(path.join(root, file))]));
}

/** The name that Docusaurus gives to the pages in `docs/`. */
export const CURRENT = 'current';

/** Builds the model of a site from the texts of its files; releases know what its pages can say by name. */
export function siteFrom(files: Files, releases: readonly Release[]) {
  const released = readReleased(files) ?? [];
  const facts = pageFacts(released, releases);
  const versions = [CURRENT, ...released].map((name) => {
    const folder = folderOf(name);
    const own = facts[name] ?? {};
    const pages = [...files].flatMap(([file, text]) => {
      const page = file.slice(folder.length + 1);
      return file.startsWith(`${folder}/`) && isPage(page) ? [[page, readSource(file, page, text, own)] as const] : [];
    });
    return {name, folder, facts: own, pages: new Map(pages)};
  });
  return {
    files,
    /** The names in versions.json, in its order; empty when it cannot be read. */
    released,
    /** `docs/`, then the released versions in the order of versions.json. */
    versions,
    pages: versions.flatMap((version) => [...version.pages.values()].map((page) => ({page, version}))),
  };
}

/** The repository as the commands see it. */
export type Site = ReturnType<typeof siteFrom>;

/** One version of the docs. Its folder is relative to the repository, the paths of its pages to the folder. */
export type DocsVersion = Site['versions'][number];

/** The folder of a version's pages, relative to the repository. */
export const folderOf = (version: string): string =>
  version === CURRENT ? 'docs' : `versioned_docs/version-${version}`;

/** The frozen sidebar of a released version, relative to the repository. */
export const sidebarFileOf = (version: string): string => `versioned_sidebars/version-${version}-sidebars.json`;

/** Writes the name of a version as maintainers know its folder. */
export const describeVersion = (name: string): string => (name === CURRENT ? 'docs/' : name);

/** The id of a page, as in its address: its path without the ending. */
export const idOf = (page: string): string => page.replace(/\.mdx?$/, '');

/** The page of a version that a list for all versions names, by the path that it has today or had before. */
export function pageIn({pages}: DocsVersion, name: string): Source | undefined {
  return idsOf(idOf(name), redirects)
    .flatMap((id) => [`${id}.mdx`, `${id}.md`])
    .map((page) => pages.get(page))
    .find((page) => page !== undefined);
}

/** Whether Docusaurus makes a page of this file: Markdown, and no part of its path begins with an underscore. */
const isPage = (page: string): boolean => /\.mdx?$/.test(page) && !page.split('/').some((part) => part.startsWith('_'));

/** The names in versions.json; undefined when it is no list of names. */
export function readReleased(files: Files): readonly string[] | undefined {
  try {
    return z.array(z.string()).parse(JSON.parse(files.get('versions.json') ?? ''));
  } catch {
    return undefined;
  }
}

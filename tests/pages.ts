/**
 * The released versions and their pages, from versions.json and the sources: the build must publish exactly these, so
 * nothing here may be derived from it.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from '../plugins/kit/front-matter';
import {readText} from '../plugins/kit/read-text';
import names from '../versions.json';

const [latest = '', ...older] = names;

/** The released versions, newest first. */
export const VERSIONS: readonly [latest: string, ...older: string[]] = [latest, ...older];

/** A released version. */
export type Version = string;

/** Path of the site on its host, without a slash at the end. */
export const BASE = '/TBIA-Documentation';

// Vitest and Playwright both know __dirname; Playwright cannot load a file with import.meta.
const folderOf = (version: Version): string => path.join(__dirname, '..', 'versioned_docs', `version-${version}`);

const readPages = (version: Version): string[] =>
  readdirSync(folderOf(version), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !/(?:^|\/)_/.test(file))
    .map((file) => file.replace(/\.mdx$/, ''))
    .sort();

const PAGES: Readonly<Record<Version, readonly string[]>> = Object.fromEntries(
  VERSIONS.map((version) => [version, readPages(version)]),
);

/**
 * The pages (`section/page`) of a version.
 * @throws when there is no such version
 */
export const pagesOf = (version: Version): readonly string[] => PAGES[version] ?? readPages(version);

/** Whether a version has a page (`section/page`). */
export const hasPage = (version: Version, page: string): boolean => pagesOf(version).includes(page);

/**
 * The path of a docs page, with the base path.
 * @param page `section/page`
 */
export function docsPath(version: Version, page: string): string {
  return version === VERSIONS[0] ? `${BASE}/docs/${page}` : `${BASE}/docs/${version}/${page}`;
}

/** Every docs page of every version. */
export const DOCS_ROUTES: readonly string[] = VERSIONS.flatMap((version) =>
  pagesOf(version).map((page) => docsPath(version, page)),
);

/** The Markdown of a page (`section/page`). */
export const sourceOf = (version: Version, page: string): string =>
  readText(path.join(folderOf(version), `${page}.mdx`));

/** The title of a page (`section/page`), as its source has it. */
export const titleOf = (version: Version, page: string): string => String(frontMatterOf(sourceOf(version, page)).title);

/** Every page of the site except the not-found page. */
export const ROUTES: readonly string[] = [`${BASE}/`, `${BASE}/changelog`, `${BASE}/roadmap`, ...DOCS_ROUTES];

/** `npm run test:all`: opens every page of every version. */
export const isWide = Boolean(process.env.TEST_ALL);

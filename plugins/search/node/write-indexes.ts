import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageReader} from '../../kit/built-pages';
import type {DocsContent} from '../../kit/docs-content';
import {shortHash} from '../../kit/short-hash';
import {INDEX_FOLDER, indexFile, TERMS_FILE} from '../shared/format';
import {encodeDifferingTerms, encodeIndex, encodeTexts, type LocatedPage} from './encode';
import {extractPage, type PageText} from './extract';

const TEXTS_FOLDER = 'assets/search';

const writeJson = (outDir: string, file: string, content: unknown): Promise<void> =>
  writeFile(path.join(outDir, file), JSON.stringify(content));

/** Writes the texts of a page, in a file whose name carries their hash, and gives its path relative to `outDir`. */
async function writeTexts(outDir: string, page: PageText): Promise<string> {
  const texts = JSON.stringify(encodeTexts(page));
  const file = `${TEXTS_FOLDER}/page.${shortHash(texts)}.json`;
  await writeFile(path.join(outDir, file), texts);
  return file;
}

async function textOf(readPage: PageReader, outDir: string, route: string): Promise<PageText> {
  const main = await readPage(path.join(outDir, `${route}.html`));
  try {
    return extractPage(main);
  } catch (error) {
    throw new Error(`${route}: ${(error as Error).message}`);
  }
}

/**
 * Writes the search's files into the finished site: an index of each version, the texts of the pages, which it names,
 * and the terms that not every version has.
 * @param outDir folder of the site
 * @param baseUrl the site's base URL, with a slash at the end
 * @param shared routes outside the docs that every version's index has as well, relative to the base URL
 * @param readPage reads a finished page
 * @param names for each version the id of the page that explains a name
 * @throws with the route when a page is missing or cannot be read
 */
export async function writeIndexes(
  outDir: string,
  baseUrl: string,
  docs: DocsContent,
  shared: readonly string[],
  readPage: PageReader,
  names: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Promise<void> {
  await mkdir(path.join(outDir, TEXTS_FOLDER), {recursive: true});
  await mkdir(path.join(outDir, INDEX_FOLDER), {recursive: true});
  const locate = async (route: string, isShared: boolean): Promise<LocatedPage> => {
    const page = await textOf(readPage, outDir, route);
    return {page, path: route, isShared, texts: await writeTexts(outDir, page)};
  };
  const sharedPages = await Promise.all(shared.map((route) => locate(route, true)));
  const pagesOfVersions = new Map<string, PageText[]>();
  for (const {versionName, docs: versionDocs} of docs.loadedVersions) {
    const namesOfPages = new Map<string, string[]>();
    for (const [name, id] of Object.entries(names[versionName] ?? {})) {
      namesOfPages.set(id, [...(namesOfPages.get(id) ?? []), name]);
    }
    const routes = versionDocs
      .map(({id, permalink}) => ({route: permalink.slice(baseUrl.length), names: namesOfPages.get(id) ?? []}))
      .sort((one, other) => (one.route < other.route ? -1 : 1));
    const pages = await Promise.all(
      routes.map(async ({route, names: own}) => ({...(await locate(route, false)), names: own})),
    );
    await writeJson(outDir, indexFile(versionName), encodeIndex(versionName, [...pages, ...sharedPages]));
    pagesOfVersions.set(
      versionName,
      pages.map(({page}) => page),
    );
  }
  await writeJson(outDir, TERMS_FILE, encodeDifferingTerms(pagesOfVersions));
}

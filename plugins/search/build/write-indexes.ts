import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageReader} from '../../kit/built-pages';
import type {DocsContent} from '../../kit/docs-content';
import {shortHash} from '../../kit/short-hash';
import {INDEX_FORMAT, MANIFEST_FILE, type SearchManifest} from '../shared/format';
import {encodeDifferingTerms, encodeIndex, encodeTexts, type LocatedPage} from './encode';
import {extractPage, type PageText} from './extract';

const FOLDER = 'assets/search';

/** Writes a file whose name carries a hash of what is in it, and gives its path relative to `outDir`. */
async function writeHashed(outDir: string, name: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const file = `${FOLDER}/${name}.${shortHash(text)}.json`;
  await writeFile(path.join(outDir, file), text);
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
 * Writes the search's files into the finished site: an index of each version, the texts of the pages, and the manifest
 * that names them.
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
  await mkdir(path.join(outDir, FOLDER), {recursive: true});
  const locate = async (route: string, isShared: boolean): Promise<LocatedPage> => {
    const page = await textOf(readPage, outDir, route);
    return {page, path: route, isShared, texts: await writeHashed(outDir, 'page', encodeTexts(page))};
  };
  const sharedPages = await Promise.all(shared.map((route) => locate(route, true)));
  const indexes: Record<string, string> = {};
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
    const index = encodeIndex(versionName, [...pages, ...sharedPages]);
    indexes[versionName] = await writeHashed(outDir, `index-${versionName}`, index);
    pagesOfVersions.set(
      versionName,
      pages.map(({page}) => page),
    );
  }
  const terms = await writeHashed(outDir, 'terms', encodeDifferingTerms(pagesOfVersions));
  const manifest: SearchManifest = {format: INDEX_FORMAT, indexes, terms};
  await writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
}

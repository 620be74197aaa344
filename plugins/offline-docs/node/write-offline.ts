// cspell:words Zippable
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {parseMain} from '../../kit/built-pages';
import type {DocsContent} from '../../kit/docs-content';
import {styleSheetsOf} from '../../kit/page-head';
import {readArticle} from '../../markdown-pages/article';
import {inReadingOrder} from '../../markdown-pages/reading-order';
import {archiveFile, PRINT_FILE} from '../addresses';
import {folderDocuments, printDocument, type Edition} from './documents';
import {removeDarkPictures, type OfflinePage} from './rewrite';

/** The finished site, and the version to put together. */
export interface Job {
  readonly outDir: string;
  readonly origin: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  /** Title of the site. */
  readonly title: string;
  /** Path of the icon below the base URL. */
  readonly favicon: string | undefined;
  readonly engines: readonly string[];
  readonly engineName: string;
  readonly version: DocsContent['loadedVersions'][number];
  /** Path of the style sheet for these documents, below the output folder. */
  readonly styleSheet: string;
}

/** Archives keep a date of each file. This one is theirs in every time zone: builds of the same pages are the same. */
const DATE = new Date(1980, 0, 1);

/** The pages of a version, and the addresses of the style sheets that they link to. */
async function readPages({outDir, baseUrl, version}: Job) {
  const styleSheets = new Set<string>();
  const pages = await Promise.all(
    inReadingOrder(version).map(async ({doc: {id, permalink, title}, categories: [category = '']}) => {
      const html = await readFile(path.join(outDir, `${permalink.slice(baseUrl.length)}.html`), 'utf8');
      styleSheetsOf(html).forEach((href) => styleSheets.add(href));
      const page: OfflinePage = {id, path: permalink, title, category, article: readArticle(parseMain(html))};
      removeDarkPictures(page);
      return page;
    }),
  );
  return {pages, styleSheets: [...styleSheets].sort()};
}

/**
 * Puts a version together: one page for paper, and an archive of documents that open from a disk.
 * @throws with the file when a page or a picture is missing
 */
export async function writeOffline(job: Job): Promise<void> {
  const {outDir, origin, baseUrl, version, engines, engineName} = job;
  const {pages, styleSheets: ofSite} = await readPages(job);
  const styleSheets = [...ofSite, baseUrl + job.styleSheet];
  const edition: Edition = {
    title: `${job.title} ${version.label}`,
    engines,
    engineName,
    icon: job.favicon === undefined ? undefined : baseUrl + job.favicon,
    // The address of the version itself is a stub, which a build can go without.
    address: origin + (pages[0]?.path ?? version.path),
    origin,
    pages,
  };
  const folder = path.join(outDir, version.path.slice(baseUrl.length));
  // Each use changes the pages.
  const paper = printDocument({...edition, pages: structuredClone(pages)}, styleSheets);
  await writeFile(path.join(folder, PRINT_FILE), paper);

  const files = new Set<string>();
  const take = (address: string): string => {
    const [file = '', fragment] = decodeURI(address.slice(baseUrl.length)).split('#');
    files.add(file);
    return fragment === undefined ? file : `${file}#${fragment}`;
  };
  const documents = folderDocuments(edition, styleSheets.map(take), take);
  const entries = await Promise.all(
    [...files].map(async (file) => [file, await readFile(path.join(outDir, file))] as const),
  );
  const all = [...entries, ...documents.map(({file, html}) => [file, Buffer.from(html)] as const)];
  const content: Zippable = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(path.join(folder, archiveFile(version.versionName)), zipSync(content, {mtime: DATE, level: 9}));
}

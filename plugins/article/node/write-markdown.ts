import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageReader} from '../../kit/built-pages';
import type {DocsContent} from '../../kit/docs-content';
import {readArticle} from '../article';
import {LIST_FILE, MARKDOWN_EXTENSION} from '../shared/formats';
import {inReadingOrder} from './reading-order';
import {pageFile, siteList, versionList, type ListedPage, type VersionFacts} from './texts';
import {articleToMarkdown} from './to-markdown';

/** The finished site, and what is said of it. */
export interface FinishedSite {
  readonly outDir: string;
  /** For example `https://example.org`. */
  readonly origin: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
  readonly docs: DocsContent;
  /** The engines of each version, by its name. */
  readonly engines: Readonly<Record<string, readonly string[]>>;
  readonly engineName: string;
  /** Pages outside the docs: the route below the base URL, and what the lists say of it. */
  readonly pages: readonly {readonly path: string; readonly title: string; readonly description: string}[];
  readonly readPage: PageReader;
}

/**
 * Writes the Markdown of each page beside it, and the lists of pages.
 * @throws with the route when a page is missing or cannot be read
 */
export async function writeMarkdown(finished: FinishedSite): Promise<void> {
  const {outDir, origin, baseUrl, title, tagline, engines, engineName} = finished;
  const site = {title, tagline, address: origin + baseUrl};

  /** Writes a file of the site. @returns its address */
  const write = async (file: string, text: string): Promise<string> => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
    return site.address + file;
  };

  const wordsOf = async (route: string): Promise<string> => {
    const main = await finished.readPage(path.join(outDir, `${route}.html`));
    try {
      return articleToMarkdown(readArticle(main), site.address + route);
    } catch (error) {
      throw new Error(`markdown-pages: ${route}: ${(error as Error).message}`, {cause: error});
    }
  };

  const writePage = async (
    route: string,
    facts: {readonly title: string; readonly description: string},
    categories: readonly string[],
    version?: VersionFacts,
  ): Promise<ListedPage> => {
    const words = await wordsOf(route);
    const page = {title: facts.title, description: facts.description, address: site.address + route};
    const markdown = await write(route + MARKDOWN_EXTENSION, pageFile(page, version, words));
    return {...page, markdown, categories};
  };

  const writeVersion = async (loaded: DocsContent['loadedVersions'][number]) => {
    const version = {label: loaded.label, engines: engines[loaded.versionName] ?? [], engineName};
    const folder = loaded.path.slice(baseUrl.length);
    const pages = await Promise.all(
      inReadingOrder(loaded).map(({doc, categories}) =>
        writePage(doc.permalink.slice(baseUrl.length), doc, categories, version),
      ),
    );
    const list = await write(`${folder}/${LIST_FILE}`, versionList(site, version, pages));
    return {...version, list, pages};
  };

  const others = finished.pages.map((page) => writePage(page.path, page, []));
  const versions: Awaited<ReturnType<typeof writeVersion>>[] = [];
  // One after the other: the trees of one version's pages are enough to hold at a time.
  for (const loaded of finished.docs.loadedVersions) {
    versions.push(await writeVersion(loaded));
  }
  await write(LIST_FILE, siteList(site, versions, versions[0]?.pages ?? [], await Promise.all(others)));
}

import type {DocsContent} from '../../kit/docs-content';
import type {ArticleReader} from '../read-article';
import {inReadingOrder} from './reading-order';
import {pageFile, siteList, versionList, type ListedPage, type VersionFacts} from './texts';

/** The finished site, and what is said of it. */
export interface FinishedSite {
  readonly outDir: string;
  /** With a slash at the end. */
  readonly address: string;
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
  readonly readArticle: ArticleReader;
  /** Writes a file of the site, whose path is relative to the base URL. */
  readonly write: (file: string, text: string) => Promise<void>;
}

/**
 * Writes the Markdown of each page beside it, and the lists of pages.
 * @throws with the route when a page is missing or cannot be read
 */
export async function markdownFiles(site: FinishedSite): Promise<void> {
  const {outDir, address, baseUrl, engines, engineName, write} = site;

  const writePage = async (
    route: string,
    {title, description}: {readonly title: string; readonly description: string},
    categories: readonly string[],
    version?: VersionFacts,
  ): Promise<ListedPage> => {
    const article = await site.readArticle(outDir, route);
    const page = {title, description, address: address + route};
    await write(`${route}.md`, pageFile(page, version, article.markdown));
    return {...page, categories};
  };

  const writeVersion = async (loaded: DocsContent['loadedVersions'][number]) => {
    const version = {label: loaded.label, engines: engines[loaded.versionName] ?? [], engineName};
    const file = `${loaded.path.slice(baseUrl.length)}/llms.txt`;
    const pages = await Promise.all(
      inReadingOrder(loaded).map(({doc, categories}) =>
        writePage(doc.permalink.slice(baseUrl.length), doc, categories, version),
      ),
    );
    await write(file, versionList(site, version, pages));
    return {...version, list: address + file, pages};
  };

  const others = await Promise.all(site.pages.map((page) => writePage(page.path, page, [])));
  const versions: Awaited<ReturnType<typeof writeVersion>>[] = [];
  // One after the other: the trees of one version's pages are enough to hold at a time.
  for (const loaded of site.docs.loadedVersions) {
    versions.push(await writeVersion(loaded));
  }
  await write('llms.txt', siteList(site, versions, versions[0]?.pages ?? [], others));
}

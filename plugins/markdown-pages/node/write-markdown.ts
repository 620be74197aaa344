import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {MainPart, PageReader} from '../../kit/built-pages';
import type {DocsContent} from '../../kit/docs-content';
import type {PieceCache} from '../../kit/piece-cache';
import {readArticle} from '../article';
import {inReadingOrder} from '../reading-order';
import {LIST_FILE, MARKDOWN_EXTENSION, WHOLE_FILE} from '../shared/addresses';
import {
  pageFile,
  siteList,
  versionList,
  wholeVersion,
  type ListedPage,
  type PageFacts,
  type SiteFacts,
  type VersionFacts,
} from './texts';
import {loadConverter, type Converter} from './to-markdown';

/** A page outside the docs: its route below the base URL, and what the lists say of it. */
interface OtherPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

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
  readonly otherPages: readonly OtherPage[];
  readonly readPage: PageReader;
}

interface Written {
  readonly listed: ListedPage;
  readonly words: string;
}

class Writer {
  private readonly site: SiteFacts;

  constructor(
    private readonly finished: FinishedSite,
    private readonly converter: Converter,
  ) {
    const {title, tagline, origin, baseUrl} = finished;
    this.site = {title, tagline, address: origin + baseUrl};
  }

  /** Writes a file of the site. @returns its address */
  private async write(file: string, text: string): Promise<string> {
    const target = path.join(this.finished.outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
    return this.site.address + file;
  }

  /** @param folder site path that pages of the same version have in common, with a slash at the end */
  private async page(
    facts: Omit<PageFacts, 'address'>,
    route: string,
    folder: string,
    categories: readonly string[],
    version?: VersionFacts,
  ): Promise<Written> {
    const {outDir, origin, baseUrl, readPage} = this.finished;
    const place = {origin, path: baseUrl + route, version: folder};
    const words = this.words(await readPage(path.join(outDir, `${route}.html`)), place, route);
    const page = {title: facts.title, description: facts.description, address: this.site.address + route};
    const markdown = await this.write(`${route}${MARKDOWN_EXTENSION}`, pageFile(page, version, words));
    return {listed: {...page, markdown, categories}, words};
  }

  private words(main: MainPart, place: Parameters<Converter['toMarkdown']>[1], route: string): string {
    try {
      return this.converter.toMarkdown(readArticle(main, this.converter.fromParse5), place);
    } catch (error) {
      throw new Error(`markdown-pages: ${route}: ${(error as Error).message}`, {cause: error});
    }
  }

  async version(loaded: DocsContent['loadedVersions'][number]): Promise<{
    readonly facts: VersionFacts;
    readonly list: string;
    readonly whole: string;
    readonly pages: ListedPage[];
  }> {
    const {baseUrl, origin, engines, engineName} = this.finished;
    const facts: VersionFacts = {
      label: loaded.label,
      engines: engines[loaded.versionName] ?? [],
      engineName,
      address: origin + loaded.path,
    };
    const folder = loaded.path.slice(baseUrl.length);
    const pages = await Promise.all(
      inReadingOrder(loaded).map(({doc, categories}) =>
        this.page(doc, doc.permalink.slice(baseUrl.length), `${loaded.path}/`, categories, facts),
      ),
    );
    const listed = pages.map((page) => page.listed);
    const texts = pages.map((page) => ({address: page.listed.address, words: page.words}));
    const whole = await this.write(`${folder}/${WHOLE_FILE}`, wholeVersion(this.site, facts, texts));
    const list = await this.write(`${folder}/${LIST_FILE}`, versionList(this.site, facts, listed, whole));
    return {facts, list, whole, pages: listed};
  }

  async all(): Promise<void> {
    const {docs, otherPages, baseUrl} = this.finished;
    const others = otherPages.map((page) => this.page(page, page.path, baseUrl, []));
    const versions: Awaited<ReturnType<typeof this.version>>[] = [];
    // One after the other: the trees of one version's pages are enough to hold at a time.
    for (const loaded of docs.loadedVersions) {
      versions.push(await this.version(loaded));
    }
    const listedOthers = (await Promise.all(others)).map(({listed}) => listed);
    const entries = versions.map(({facts, list, whole}) => ({...facts, list, whole}));
    await this.write(LIST_FILE, siteList(this.site, entries, versions[0]?.pages ?? [], listedOthers));
  }
}

/**
 * Writes the Markdown of each page beside it, the lists of pages, and each version as one file.
 * @param known the Markdown of passages that an earlier build has converted
 * @throws with the route when a page is missing or cannot be read
 */
export async function writeMarkdown(finished: FinishedSite, known?: PieceCache<string>): Promise<void> {
  await new Writer(finished, await loadConverter(known)).all();
  known?.save();
}

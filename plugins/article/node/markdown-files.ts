// cspell:words llmstxt
import {stringify} from 'yaml';
import type {DocsContent} from '../../kit/docs-content';
import type {ArticleReader} from '../read-article';
import {inReadingOrder} from './reading-order';

/** What is said of a page beside its words. */
interface PageFacts {
  readonly title: string;
  readonly description: string;
}

/** What the front matter of a page says of its version; nothing for pages that belong to none. */
interface VersionFacts {
  readonly version?: string;
  readonly engines?: readonly string[] | undefined;
}

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
  /** The engines of each version, by its name, oldest first. */
  readonly engines: Readonly<Record<string, readonly string[]>>;
  readonly engineName: string;
  /** Pages outside the docs: the route below the base URL, and what the lists say of it. */
  readonly pages: readonly (PageFacts & {readonly path: string})[];
  readonly readArticle: ArticleReader;
  /** Writes a file of the site, whose path is relative to the base URL. */
  readonly write: (file: string, text: string) => Promise<void>;
}

const sectionOf = (title: string, links: readonly string[]): string => `## ${title}\n\n${links.join('\n')}`;

/**
 * Writes the Markdown of each page beside it, and the lists of pages, in the form of llmstxt.org.
 * @throws with the route when a page is missing or cannot be read
 */
export async function markdownFiles(site: FinishedSite): Promise<void> {
  const {address, baseUrl, write} = site;

  /** Writes a page. Gives its line in a list. */
  const writePage = async (route: string, page: PageFacts, version: VersionFacts = {}): Promise<string> => {
    const {title, description} = page;
    const {markdown} = await site.readArticle(site.outDir, route);
    const facts = stringify({title, description, ...version, address: address + route}, {lineWidth: 0});
    await write(`${route}.md`, `---\n${facts}---\n\n${markdown}\n`);
    return `- [${title}](${address}${route}.md): ${description}`;
  };

  const writeList = async (file: string, title: string, words: string, sections: readonly string[]): Promise<void> => {
    const how = 'Each link leads to the Markdown of a page; without `.md`, the address is the page itself.';
    await write(file, `${[`# ${title}`, `> ${site.tagline}`, `${words} ${how}`, ...sections].join('\n\n')}\n`);
  };

  const versionLinks: string[] = [];
  let newest: readonly string[] = [];
  for (const version of site.docs.loadedVersions) {
    const {label} = version;
    const engines = site.engines[version.versionName];
    const runsOn = engines ? `, for ${site.engineName} ${engines.join(', ')}` : '';
    const links = new Map<string, string[]>();
    for (const {doc, categories} of inReadingOrder(version)) {
      const [category = 'Pages'] = categories;
      const link = await writePage(doc.permalink.slice(baseUrl.length), doc, {version: label, engines});
      links.set(category, [...(links.get(category) ?? []), link]);
    }
    const sections = Array.from(links, ([category, ofCategory]) => sectionOf(category, ofCategory));
    const file = `${version.path.slice(baseUrl.length)}/llms.txt`;
    await writeList(file, `${site.title} ${label}`, `These pages are about version ${label}${runsOn}.`, sections);
    versionLinks.push(`- [${label}](${address}${file}): the pages of ${label}${runsOn}`);
    newest = newest.length > 0 ? newest : sections;
  }
  const others = await Promise.all(site.pages.map((page) => writePage(page.path, page)));
  const words = `Each version has its own documentation; read the one you use. The pages listed here are those of ${site.docs.loadedVersions[0]?.label ?? ''}.`;
  await writeList('llms.txt', site.title, words, [
    sectionOf('Versions', versionLinks),
    ...newest,
    sectionOf('Optional', others),
  ]);
}

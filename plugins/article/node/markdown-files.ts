// cspell:words llmstxt
import type {Props} from '@docusaurus/types';
import {stringify} from 'yaml';
import {docsOfPlugins} from '../../kit/docs-content';
import type {ArticleReader} from '../read-article';
import {inReadingOrder} from '../reading-order';

/** What the Markdown of the pages says about the site, and how the pages are read. */
export interface MarkdownOptions {
  /** The engines of each version, by its name, oldest first. */
  readonly engines: Readonly<Record<string, readonly string[]>>;
  readonly engineName: string;
  /** Pages outside the docs: the route below the base URL, and title and description for the lists. */
  readonly pages: readonly {readonly path: string; readonly title: string; readonly description: string}[];
  readonly readArticle: ArticleReader;
}

const sectionOf = (title: string, links: readonly string[]): string => `## ${title}\n\n${links.join('\n')}`;

/**
 * Makes the Markdown of each page, and the lists of pages, in the form of llmstxt.org.
 * @returns the text of each file, by its path below the base URL
 * @throws with the route when a page is missing or cannot be read
 */
export async function markdownFiles({outDir, baseUrl, siteConfig, plugins}: Props, options: MarkdownOptions) {
  const files: Record<string, string> = {};
  const address = siteConfig.url + baseUrl;

  /** Adds a page, and returns its line for a list. Pages outside of the docs belong to no version. */
  const addPage = async (route: string, title: string, description: string, version: object = {}): Promise<string> => {
    const {markdown} = await options.readArticle(outDir, route);
    const facts = stringify({title, description, ...version, address: address + route}, {lineWidth: 0});
    files[`${route}.md`] = `---\n${facts}---\n\n${markdown}\n`;
    return `- [${title}](${address}${route}.md): ${description}`;
  };

  const addList = (file: string, title: string, words: string, sections: readonly string[]): void => {
    const how = 'Each link leads to the Markdown of a page; without `.md`, the address is the page itself.';
    files[file] = `${[`# ${title}`, `> ${siteConfig.tagline}`, `${words} ${how}`, ...sections].join('\n\n')}\n`;
  };

  const {loadedVersions} = docsOfPlugins(plugins);
  const versionLinks: string[] = [];
  const sectionsOfVersions: string[][] = [];
  for (const version of loadedVersions) {
    const {label} = version;
    const engines = options.engines[version.versionName];
    const runsOn = engines ? `, for ${options.engineName} ${engines.join(', ')}` : '';
    const links = new Map<string, string[]>();
    for (const {doc, categories} of inReadingOrder(version)) {
      const [category = 'Pages'] = categories;
      const {title, description, permalink} = doc;
      const link = await addPage(permalink.slice(baseUrl.length), title, description, {version: label, engines});
      links.set(category, [...(links.get(category) ?? []), link]);
    }
    const sections = Array.from(links, ([category, ofCategory]) => sectionOf(category, ofCategory));
    const file = `${version.path.slice(baseUrl.length)}/llms.txt`;
    addList(file, `${siteConfig.title} ${label}`, `These pages are about version ${label}${runsOn}.`, sections);
    versionLinks.push(`- [${label}](${address}${file}): the pages of ${label}${runsOn}`);
    sectionsOfVersions.push(sections);
  }
  const others = await Promise.all(
    options.pages.map(({path, title, description}) => addPage(path, title, description)),
  );
  const words = `Each version has its own documentation; read the one you use. The pages listed here are those of ${loadedVersions[0]?.label ?? ''}.`;
  const [newest = []] = sectionsOfVersions;
  const versions = sectionOf('Versions', versionLinks);
  addList('llms.txt', siteConfig.title, words, [versions, ...newest, sectionOf('Optional', others)]);
  return files;
}

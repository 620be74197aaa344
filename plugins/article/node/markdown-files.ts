// cspell:words llmstxt
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {stringify} from 'yaml';
import {docsOfPlugins} from '../../kit/docs-content';
import type {ArticleReader} from '../read-article';
import {inReadingOrder} from '../reading-order';

/** What the Markdown of the pages says about the site, and how the pages are read. */
export interface MarkdownOptions {
  /** The engines of each version, by its name, oldest first. */
  readonly engines: Readonly<Record<string, readonly string[]>>;
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

  /** Adds the pages and the list of a version. Returns the sections of the list, and its line for the list of versions. */
  const addVersion = async (version: LoadedVersion) => {
    const {label} = version;
    const engines = options.engines[version.versionName];
    const links: Record<string, string[]> = {};
    for (const {doc, categories} of inReadingOrder(version)) {
      const {title, description, permalink} = doc;
      const link = await addPage(permalink.slice(baseUrl.length), title, description, {version: label, engines});
      (links[categories[0] ?? 'Pages'] ??= []).push(link);
    }
    const sections = Object.entries(links).map(([category, ofCategory]) => sectionOf(category, ofCategory));
    const runsOn = engines ? `, for Unreal Engine ${engines.join(', ')}` : '';
    const file = `${version.path.slice(baseUrl.length)}/llms.txt`;
    addList(file, `${siteConfig.title} ${label}`, `These pages are about version ${label}${runsOn}.`, sections);
    return {label, sections, link: `- [${label}](${address}${file}): the pages of ${label}${runsOn}`};
  };

  const versions = await Promise.all(docsOfPlugins(plugins).loadedVersions.map(addVersion));
  const [newest] = versions;
  const others = await Promise.all(
    options.pages.map(({path, title, description}) => addPage(path, title, description)),
  );
  const words = `Each version has its own documentation; read the one you use. The pages listed here are those of ${newest?.label}.`;
  const links = versions.map(({link}) => link);
  const sections = [sectionOf('Versions', links), ...(newest?.sections ?? []), sectionOf('Optional', others)];
  addList('llms.txt', siteConfig.title, words, sections);
  return files;
}

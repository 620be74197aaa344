// cspell:words llmstxt
import {stringify} from 'yaml';

/** What is said of a page beside its words. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Address of the page for readers. */
  readonly address: string;
}

/** What is said of a version. */
export interface VersionFacts {
  /** As readers see it, for example `1.9.0`. */
  readonly label: string;
  /** The engines that it runs on, oldest first; none when they are not known. */
  readonly engines: readonly string[];
  /** What the engines are called, for example `Unreal Engine`. */
  readonly engineName: string;
}

/** The site, as its lists begin. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
}

/** A page in a list. */
export interface ListedPage extends PageFacts {
  /** The categories above it, outermost first. */
  readonly categories: readonly string[];
}

const enginesText = ({engines, engineName}: VersionFacts): string =>
  engines.length > 0 ? `, for ${engineName} ${engines.join(', ')}` : '';

/**
 * The Markdown of a page as a file: front matter, then its words.
 * @param version nothing for pages that belong to no version
 */
export function pageFile(
  {title, description, address}: PageFacts,
  version: VersionFacts | undefined,
  words: string,
): string {
  const data = {
    title,
    description,
    ...(version && {version: version.label}),
    ...(version && version.engines.length > 0 && {engines: version.engines}),
    address,
  };
  return `---\n${stringify(data, {lineWidth: 0})}---\n\n${words}\n`;
}

const link = ({title, address, description}: ListedPage): string => `- [${title}](${address}.md): ${description}`;

/** Pages below headings of their outermost categories, in their order; those of none come under `Pages`. */
function sections(pages: readonly ListedPage[]): string {
  const byCategory = new Map<string, string[]>();
  for (const page of pages) {
    const name = page.categories[0] ?? 'Pages';
    byCategory.set(name, [...(byCategory.get(name) ?? []), link(page)]);
  }
  return [...byCategory].map(([name, links]) => `## ${name}\n\n${links.join('\n')}\n`).join('\n');
}

/** The list of a version's pages, in the form of llmstxt.org. */
export function versionList(site: SiteFacts, version: VersionFacts, pages: readonly ListedPage[]): string {
  return [
    `# ${site.title} ${version.label}\n`,
    `> ${site.tagline}\n`,
    `These pages are about version ${version.label}${enginesText(version)}. Each link leads to the Markdown of a page; without \`.md\`, the address is the page itself.\n`,
    sections(pages),
  ].join('\n');
}

/**
 * The list of the site: its versions with their lists, newest first, and the pages of the newest one.
 * @param pages pages of the newest version
 * @param others pages that belong to no version
 */
export function siteList(
  site: SiteFacts,
  versions: readonly (VersionFacts & {readonly list: string})[],
  pages: readonly ListedPage[],
  others: readonly ListedPage[],
): string {
  const newest = versions[0]?.label ?? '';
  return [
    `# ${site.title}\n`,
    `> ${site.tagline}\n`,
    `Each version has its own documentation; read the one you use. The pages listed here are those of ${newest}. Each link leads to Markdown; without \`.md\`, the address is the page itself.\n`,
    '## Versions\n',
    ...versions.map(
      (version) => `- [${version.label}](${version.list}): the pages of ${version.label}${enginesText(version)}`,
    ),
    '',
    sections(pages),
    ...(others.length > 0 ? ['## Optional\n', ...others.map(link), ''] : []),
  ].join('\n');
}

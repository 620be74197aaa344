import {didYouMean, type Report} from '../shared/diagnostic';
import {type DocsVersion, describeVersion, pageIn, type Site} from '../shared/site';
import type {Source} from '../shared/source';

/** The links of one page that are not relative links to files, to pages and headings that exist in the same version. */
export function checkLinks(page: Source, version: DocsVersion, site: Site, report: Report): void {
  for (const {line, url, text, target} of page.links) {
    const at = (message: string, hint: string): void => {
      report(page.file, line, message, hint);
    };
    if (target.kind === 'site') {
      const isSitePage = sitePages(site).has(target.pathname.replace(/[?#].*$/, ''));
      const hint = isSitePage
        ? `Write ${target.pathname}.`
        : 'Link to the file, relative to this one: `../folder/page.mdx`.';
      if (!isSitePage || !url.startsWith('/')) {
        at(`The link ${url} is absolute: it leaves the reader's version.`, hint);
      }
    } else if (target.kind === 'file' && target.path.startsWith('../')) {
      at(`The link ${url} leads out of ${version.folder}.`, 'Link to a page of the same version.');
    } else if (target.kind === 'file' && !version.others.includes(target.path)) {
      const {path, anchor} = target;
      const found = version.pages.get(path);
      const title = titleOf(found, anchor);
      const old = site.versions.filter(({pages}) => titleOf(pages.get(path), anchor) === text);
      if (!found) {
        at(`The link ${url} leads to no page of ${describeVersion(version.name)}.`, missingPage(path, version, site));
      } else if (anchor && !found.anchors.has(anchor)) {
        at(`The link ${url} leads to no heading of ${path}.`, missingAnchor(anchor, found, version, site));
      } else if (title !== undefined && title !== text && old.length > 0) {
        const names = old.map(({name}) => describeVersion(name)).join(', ');
        at(`The link "${text}" has the title of its target in ${names}.`, `Here it is "${title}".`);
      }
    }
  }
}

/** Paths of the site's pages outside of the docs, for example `/changelog`. */
function sitePages({files}: Site): Set<string> {
  const pages = [...files.keys()].flatMap((file) => /^src\/pages\/([^_.][^.]*)\.(?:mdx|tsx)$/.exec(file)?.[1] ?? []);
  return new Set(pages.map((page) => `/${page.replace(/(?:^|\/)index$/, '')}`));
}

/** What a link to a page or one of its headings calls it. */
function titleOf(page: Source | undefined, anchor: string | undefined): string | undefined {
  const title = anchor ? page?.headings.find(({id}) => id === anchor)?.text : page?.frontMatter.title;
  return typeof title === 'string' ? title : undefined;
}

function missingPage(path: string, version: DocsVersion, {versions}: Site): string {
  const moved = pageIn(version, path);
  const having = versions.filter((each) => each.pages.has(path)).map(({name}) => name);
  if (version.pages.has(`${path}.mdx`)) {
    return `Link to the file with its extension: ${path}.mdx.`;
  }
  if (moved) {
    return `That page has moved: link to ${moved.path}.`;
  }
  return having.length > 0
    ? `That page is only in ${having.join(', ')}: link to another page, or remove the link.`
    : didYouMean(path, version.pages.keys(), 'Link to a page that exists.');
}

function missingAnchor(anchor: string, found: Source, version: DocsVersion, {versions}: Site): string {
  const older = versions.slice(versions.indexOf(version) + 1);
  const last = older.find((each) => pageIn(each, found.path)?.headings.some(({id}) => id === anchor));
  return last
    ? `In ${last.name} a heading has this id: give it back to the heading in ${found.file}, or change the link.`
    : didYouMean(anchor, found.anchors, 'Link to a heading that exists.');
}

/**
 * Headings: those that another page links to, in any version, have an id of their own in every version, so that
 * rewording one does not break links and readers keep their place when they change the version. No id is used twice.
 */
export function checkHeadings({versions}: Site, report: Report): void {
  const pages = versions.flatMap((version) => [...version.pages.values()]);
  const linked = new Map<string, string>();
  for (const page of pages) {
    for (const {line, target} of page.links) {
      if (target.kind === 'file' && target.path !== page.path) {
        linked.set(`${target.path}#${target.anchor ?? ''}`, `${page.file}:${line}`);
      }
    }
  }
  for (const {file, path, headings} of pages) {
    const ids = new Set<string>();
    for (const {line, text, id, isExplicit} of headings) {
      const source = linked.get(`${path}#${id}`);
      if (ids.has(id)) {
        report(file, line, `The id #${id} is on this page twice.`, 'Give each heading its own.');
      } else if (!isExplicit && source !== undefined) {
        const message = `The heading "${text}" has no id of its own, and ${source} links to #${id}.`;
        report(file, line, message, `Write its id: \`${text} {/* #${id} */}\`.`);
      }
      ids.add(id);
    }
  }
}

import {nearest} from '../../../plugins/kit/nearest';
import type {Diagnostic} from '../shared/diagnostic';
import {linkTarget, siteUrlFrom} from '../shared/link-target';
import {type DocsVersion, describeVersion, pageIn, type Site} from '../shared/site';
import {anchorsOf, type Source} from '../shared/source';

/** The links of one page that are not relative links to files, to pages and headings that exist in the same version. */
export function checkLinks(page: Source, version: DocsVersion, site: Site): Diagnostic[] {
  const siteUrl = siteUrlFrom(site.files.get('config/site-address.ts'));
  return page.links.flatMap(({line, url, text}): Diagnostic[] => {
    const at = (message: string, hint: string): Diagnostic[] => [{file: page.file, line, message, hint}];
    const target = linkTarget(url, page.path, siteUrl);
    if (target.kind === 'external') {
      return [];
    }
    if (target.kind === 'site') {
      const isSitePage = sitePages(site).has(target.pathname.replace(/[?#].*$/, ''));
      const hint = isSitePage
        ? `Write ${target.pathname}.`
        : 'Link to the file, relative to this one: `../folder/page.mdx`.';
      return isSitePage && url.startsWith('/')
        ? []
        : at(`The link ${url} is absolute: it leaves the reader's version.`, hint);
    }
    if (target.path.startsWith('../')) {
      return at(`The link ${url} leads out of ${version.folder}.`, 'Link to a page of the same version.');
    }
    const found = version.pages.get(target.path);
    if (!found) {
      const message = `The link ${url} leads to no page of ${describeVersion(version.name)}.`;
      return version.others.includes(target.path) ? [] : at(message, missingPage(target.path, version, site));
    }
    const {anchor} = target;
    if (anchor && !anchorsOf(found).has(anchor)) {
      return at(`The link ${url} leads to no heading of ${found.path}.`, missingAnchor(anchor, found, version, site));
    }
    const title = titleOf(found, anchor);
    const old = site.versions
      .filter((each) => titleOf(each.pages.get(target.path), anchor) === text)
      .map(({name}) => describeVersion(name));
    return title === undefined || title === text || old.length === 0
      ? []
      : at(`The link "${text}" has the title of its target in ${old.join(', ')}.`, `Here it is "${title}".`);
  });
}

/** Paths of the site's pages outside of the docs, for example `/changelog`. */
function sitePages({files}: Site): Set<string> {
  const pages = [...files.keys()].flatMap(
    (file) => /^src\/pages\/([^_.][^.]*)\.(?:mdx?|[jt]sx?)$/.exec(file)?.[1] ?? [],
  );
  return new Set(pages.map((page) => `/${page.replace(/(?:^|\/)index$/, '')}`));
}

/** What a link to a page or one of its headings calls it. */
function titleOf(page: Source | undefined, anchor: string | undefined): string | undefined {
  const title = page?.frontMatter.title;
  return anchor ? page?.headings.find(({id}) => id === anchor)?.text : typeof title === 'string' ? title : undefined;
}

function missingPage(path: string, version: DocsVersion, {versions}: Site): string {
  const withExtension = ['.mdx', '.md', '/index.mdx'].map((end) => path + end).find((file) => version.pages.has(file));
  if (withExtension !== undefined) {
    return `Link to the file with its extension: ${withExtension}.`;
  }
  const moved = pageIn(version, path);
  if (moved) {
    return `That page has moved: link to ${moved.path}.`;
  }
  const having = versions.filter((each) => each.pages.has(path)).map((each) => each.name);
  if (having.length > 0) {
    return `That page is only in ${having.join(', ')}: link to another page, or remove the link.`;
  }
  const guess = nearest(path, version.pages.keys());
  return guess === undefined ? 'Link to a page that exists.' : `Did you mean ${guess}?`;
}

function missingAnchor(anchor: string, found: Source, version: DocsVersion, {versions}: Site): string {
  const older = versions.slice(versions.indexOf(version) + 1);
  const last = older.find((each) => pageIn(each, found.path)?.headings.some(({id}) => id === anchor));
  if (last) {
    return `In ${last.name} a heading has this id: give it back to the heading in ${found.file}, or change the link.`;
  }
  const guess = nearest(anchor, anchorsOf(found));
  return guess === undefined ? 'Link to a heading that exists.' : `Did you mean #${guess}?`;
}

/**
 * Headings: those that another page links to, in any version, have an id of their own in every version, so that
 * rewording one does not break links and readers keep their place when they change the version. No id is used twice.
 */
export function checkHeadings({versions}: Site): Diagnostic[] {
  const pages = versions.flatMap(({pages: own}) => [...own.values()]);
  const linked = new Map<string, string>();
  for (const page of pages) {
    for (const {line, url} of page.links) {
      const target = linkTarget(url, page.path);
      if (target.kind === 'file' && target.path !== page.path) {
        linked.set(`${target.path}#${target.anchor ?? ''}`, `${page.file}:${line}`);
      }
    }
  }
  return pages.flatMap(({file, path, headings}) =>
    headings.flatMap(({line, text, id, isExplicit}, index): Diagnostic[] => {
      if (headings.findIndex((other) => other.id === id) < index) {
        return [{file, line, message: `The id #${id} is on this page twice.`, hint: 'Give each heading its own.'}];
      }
      const source = linked.get(`${path}#${id}`);
      const message = `The heading "${text}" has no id of its own, and ${source ?? ''} links to #${id}.`;
      return isExplicit || source === undefined
        ? []
        : [{file, line, message, hint: `Write its id: \`${text} {/* #${id} */}\`.`}];
    }),
  );
}

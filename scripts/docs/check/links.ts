import {anchorsOf, type Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {type DocsVersion, describeVersion, pageIn, type Site} from '../shared/site';
import {formatVersions} from '../shared/versions';
import {linkTarget, siteUrlFrom} from '../shared/link-target';
import {nearest} from '../../../plugins/kit/nearest';

/** What the links of one page are judged by. */
export interface LinkContext {
  readonly siteUrl: string | undefined;
  /** Paths of the site's pages outside of the docs, for example `/changelog`. */
  readonly sitePages: ReadonlySet<string>;
  /** All versions, newest first. */
  readonly versions: readonly DocsVersion[];
}

/** Collects what the links of a site are judged by. */
export function linkContext(site: Site): LinkContext {
  const sitePages = [...site.files.keys()]
    .map((file) => /^src\/pages\/([^_.][^.]*)\.(?:mdx?|[jt]sx?)$/.exec(file)?.[1])
    .filter((page) => page !== undefined)
    .map((page) => `/${page.replace(/(?:^|\/)index$/, '')}`);
  return {
    siteUrl: siteUrlFrom(site.files.get('docusaurus.config.ts')),
    sitePages: new Set(sitePages),
    versions: site.versions,
  };
}

/** The links of one page that are not relative links to files, to pages and anchors that exist in the same version. */
export function linkProblems(page: Page, version: DocsVersion, context: LinkContext): Problem[] {
  return page.links.flatMap(({line, url}): Problem[] => {
    const at = (wrong: string, fix: string): Problem[] => [{file: page.file, line, wrong, fix}];
    const target = linkTarget(url, page.path, context.siteUrl);
    switch (target.kind) {
      case 'external':
        return [];
      case 'outside':
        return at(`The link ${url} leads out of ${version.folder}.`, 'Link to a page of the same version.');
      case 'site': {
        const isSitePage = context.sitePages.has(target.pathname.replace(/[?#].*$/, ''));
        return isSitePage && url.startsWith('/')
          ? []
          : at(
              `The link ${url} is absolute: it leaves the reader's version.`,
              isSitePage
                ? `Write ${target.pathname}.`
                : 'Link to the file, relative to this one: `../folder/page.mdx`.',
            );
      }
      case 'file': {
        const found = version.pages.get(target.path);
        if (!found) {
          return version.others.includes(target.path)
            ? []
            : at(
                `The link ${url} leads to no page of ${describeVersion(version.name)}.`,
                missingPage(target.path, version, context),
              );
        }
        return target.anchor === undefined || target.anchor === '' || anchorsOf(found).has(target.anchor)
          ? []
          : at(
              `The link ${url} leads to no heading of ${found.path}.`,
              missingAnchor(target.anchor, found, version, context),
            );
      }
    }
  });
}

function missingPage(path: string, version: DocsVersion, {versions}: LinkContext): string {
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
    const order = versions.map((each) => each.name);
    return `That page is in ${formatVersions(having, order)} only: link to another page, or remove the link.`;
  }
  const guess = nearest(path, version.pages.keys());
  return guess === undefined ? 'Link to a page that exists.' : `Did you mean ${guess}?`;
}

function missingAnchor(anchor: string, found: Page, version: DocsVersion, {versions}: LinkContext): string {
  const older = versions.slice(versions.findIndex(({name}) => name === version.name) + 1);
  const last = older.find((each) =>
    pageIn(each, found.path)?.headings.some(({id, isExplicit}) => isExplicit && id === anchor),
  );
  if (last) {
    return `In ${last.name} a heading has this id: give it back to the heading in ${found.file}, or change the link.`;
  }
  const guess = nearest(anchor, anchorsOf(found));
  return guess === undefined ? 'Link to a heading that exists.' : `Did you mean #${guess}?`;
}

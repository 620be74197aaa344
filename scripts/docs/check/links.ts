import {basename, extname} from 'node:path';
import {figureFaults, figureLanguage} from '../../../plugins/figures';
import {didYouMean, type Report} from '../shared/diagnostic';
import {type DocsVersion, describeVersion, pageIn, type Site} from '../shared/site';
import type {Source} from '../shared/source';

/** Pictures without their file or a text for those who do not see them, and what the build finds in figures. */
export function checkPictures(page: Source, version: DocsVersion, {files}: Site, report: Report): void {
  for (const {line, url, alt, target} of page.pictures) {
    if (alt.trim() === '') {
      const hint = 'Say in its brackets what it shows: `![What it shows](…)`.';
      report(page.file, line, `The picture ${url} has no alt text.`, hint);
    }
    if (target.kind === 'external') {
      continue;
    }
    const file = target.kind === 'file' ? `${version.folder}/${target.path}` : `static${target.pathname}`;
    if (!files.has(file)) {
      const alike = [...files.keys()].filter((each) => extname(each) === extname(file));
      report(page.file, line, `The picture ${url} does not exist.`, didYouMean(file, alike, `Put it at ${file}.`));
    }
  }
  const fences = page.fences.flatMap(({lang, text, line}) => {
    const language = figureLanguage(lang);
    return language ? [{language, text, line}] : [];
  });
  for (const {line, wrong, fix} of figureFaults(fences, page.procedures)) {
    report(page.file, line, wrong, fix);
  }
}

/** The links of one page that are not relative links to files, to pages and headings that exist in the same version. */
export function checkLinks(page: Source, version: DocsVersion, site: Site, report: Report): void {
  for (const {line, url, text, target} of page.links) {
    const at = report.bind(undefined, page.file, line);
    if (target.kind === 'site') {
      const sitePage = target.pathname.replace(/[?#].*$/, '').slice(1) || 'index';
      const isThere = ['mdx', 'tsx'].some((extension) => site.files.has(`src/pages/${sitePage}.${extension}`));
      // A page without versions may choose one.
      const isVersioned = version.folder !== 'src/pages' || !/^(?:pathname:|\/docs\b)/.test(url);
      if (isVersioned && (!isThere || !url.startsWith('/'))) {
        const hint = 'Link to the file, as in `../folder/page.mdx`, or to a page without versions, as in `/changelog`.';
        at(`The link ${url} is absolute: it leaves the reader's version.`, hint);
      }
    } else if (target.kind === 'file' && target.path.startsWith('../')) {
      at(`The link ${url} leads out of ${version.folder}.`, 'Link to a page of the same version.');
    } else if (target.kind === 'file' && !site.files.has(`${version.folder}/${target.path}`)) {
      const hint = missingPage(target.path, version, site);
      at(`The link ${url} leads to no page of ${describeVersion(version.name)}.`, hint);
    } else if (target.kind === 'file') {
      const {path, anchor} = target;
      const found = version.pages.get(path);
      const title = titleOf(found, anchor);
      const old = site.versions.filter(({pages}) => titleOf(pages.get(path), anchor) === text);
      if (found && anchor && !found.anchors.has(anchor)) {
        at(`The link ${url} leads to no heading of ${path}.`, missingAnchor(anchor, found, version, site));
      } else if (title !== undefined && title !== text && old.length > 0) {
        const names = old.map(({name}) => describeVersion(name)).join(', ');
        at(`The link "${text}" has the title of its target in ${names}.`, `Here it is "${title}".`);
      }
    }
  }
}

/** What a link to a page or one of its headings calls it. */
function titleOf(page: Source | undefined, anchor: string | undefined): string | undefined {
  const title = anchor ? page?.headings.find(({id}) => id === anchor)?.text : page?.frontMatter.title;
  return typeof title === 'string' ? title : undefined;
}

function missingPage(path: string, version: DocsVersion, {versions}: Site): string {
  const moved = pageIn(version, path);
  if (moved) {
    return path.endsWith('.mdx')
      ? `That page has moved: link to ${moved.path}.`
      : `Link to the file with its extension: ${moved.path}.`;
  }
  const sameName = [...version.pages.keys()].find((page) => basename(page) === basename(path));
  if (sameName !== undefined) {
    return `Did you mean ${sameName}?`;
  }
  const having = versions.filter(({pages}) => pages.has(path)).map(({name}) => describeVersion(name));
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

/** Each heading has an id of its own: rewording breaks no link, and readers keep their place in another version. */
export function checkHeadings({file, headings}: Source, report: Report): void {
  for (const [index, {line, text, id, isExplicit}] of headings.entries()) {
    if (headings.findIndex((heading) => heading.id === id) < index) {
      report(file, line, `The id #${id} is on this page twice.`, 'Give each heading its own.');
    } else if (!isExplicit) {
      const hint = `Write one that stays when the heading changes: \`${text} {/* #${id} */}\`.`;
      report(file, line, `The heading "${text}" has no id.`, hint);
    }
  }
}

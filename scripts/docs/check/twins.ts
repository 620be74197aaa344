import {changedFiles, commitOf, findCommit, readAt} from '../shared/git';
import type {Report} from '../shared/diagnostic';
import {CURRENT, describeVersion, isPage, type Site, splitDocsFile} from '../shared/site';
import {readSource, type Source} from '../shared/source';

/** A page that has changed since some revision. */
export interface ChangedPage {
  readonly version: string;
  /** Path within the version. */
  readonly path: string;
  /** Its text at that revision. */
  readonly before: string;
}

/**
 * The pages that differ from `base`, with their texts there. New pages are not among them: they replace nothing.
 * @param base a revision; by default HEAD, and nothing has changed where there is no repository or no commit
 * @throws UserError when a revision is named that does not exist
 */
export function readChangedPages(root: string, base: string | undefined): ChangedPage[] {
  const commit = base === undefined ? findCommit(root, 'HEAD') : commitOf(root, base);
  const files = commit === undefined ? [] : changedFiles(root, commit, undefined, ['docs', 'versioned_docs']);
  return files.flatMap(({file, status}) => {
    const place = splitDocsFile(file);
    return commit !== undefined && status === 'changed' && place && isPage(place.page)
      ? [{version: place.version, path: place.page, before: readAt(root, commit, file)}]
      : [];
  });
}

/**
 * Twins: blocks of text that were changed or removed in one version, and are unchanged in another. And changes that
 * readers do not see: the history of a page compares sources.
 * Both can be meant, so these are warnings. Pages that cannot be read, then or now, have none.
 */
export function findTwins(site: Site, changed: readonly ChangedPage[], report: Report): void {
  for (const {version, path, before} of changed) {
    const page = site.versions.find(({name}) => name === version)?.pages.get(path);
    const old = readSource(page?.file ?? '', path, before);
    if (page && page.source !== before && !page.error && !old.error) {
      reportSilentChange(page, old, version, report);
      reportStandingBlocks(page, old, version, site, report);
    }
  }
}

function reportSilentChange(page: Source, old: Source, version: string, report: Report): void {
  const wordsOf = ({typed}: Source): string => typed.replace(/-{2,}/g, '-').replace(/\s+/g, ' ').trim();
  if (version !== CURRENT && wordsOf(page) === wordsOf(old)) {
    const message = `Only comments or layout have changed in ${describeVersion(version)}, and readers will be told that the page has.`;
    report(page.file, 1, message, 'Take the change back, or make it in every version.');
  }
}

function reportStandingBlocks(page: Source, old: Source, version: string, {versions}: Site, report: Report): void {
  const after = blocksOf(page);
  const others = versions.map(({name, pages}) => {
    const other = pages.get(page.path);
    return {name, blocks: other ? blocksOf(other) : new Map<string, number>()};
  });
  let line = 1;
  for (const text of blocksOf(old).keys()) {
    const having = others.filter(({blocks}) => blocks.has(text)).map(({name}) => describeVersion(name));
    line = after.get(text) ?? line;
    if (!after.has(text) && having.length > 0) {
      const shown = text.length > 70 ? `${text.slice(0, 69)}…` : text;
      const message = `"${shown}" was changed here in ${describeVersion(version)}, and is still in ${having.join(', ')}.`;
      const hint = `If it is wrong there, too: npm run docs:backport -- --from ${version}`;
      const next = [...after.values()].find((other) => other > line);
      report(page.file, next ?? line, message, hint);
    }
  }
}

/** Blocks with fewer words are on many pages. */
const MIN_WORDS = 3;

/** The blocks of a page by their source, with the line on which each begins. */
function blocksOf({source, blocks}: Source): Map<string, number> {
  const lines = source.split('\n');
  const textOf = (from: number, to: number): string =>
    lines
      .slice(from - 1, to)
      .join('\n')
      .trim();
  const long = blocks.filter(({text}) => (text.match(/\p{L}{2,}/gu) ?? []).length >= MIN_WORDS);
  return new Map(long.map(({line, end}) => [textOf(line, end), line]));
}

import {changedFiles, findCommit, isRepository, readAt} from '../shared/git';
import {UserError} from '../shared/command';
import type {Diagnostic} from '../shared/diagnostic';
import {CURRENT, describeVersion, type DocsVersion, isPage, type Site, splitDocsFile} from '../shared/site';
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
  const commit = isRepository(root) ? findCommit(root, base ?? 'HEAD') : undefined;
  if (commit === undefined) {
    if (base !== undefined) {
      throw new UserError(
        `--base: there is no revision "${base}" here. Try a branch, a tag or a commit: git log --oneline`,
      );
    }
    return [];
  }
  const changed = changedFiles(root, commit, undefined, ['docs', 'versioned_docs']);
  const names = changed.filter(({status}) => status === 'changed').map(({file}) => file);
  return [...readAt(root, commit, names)].flatMap(([file, before]) => {
    const place = splitDocsFile(file);
    return place && isPage(place.page) ? [{version: place.version, path: place.page, before}] : [];
  });
}

/** Blocks with fewer words are on many pages. */
const MIN_WORDS = 3;

/** The blocks of a page by their source, with the line on which each begins. */
function blocksOf({source, blocks}: Source): Map<string, number> {
  const lines = source.split('\n');
  return new Map(
    blocks
      .filter(({text}) => (text.match(/\p{L}{2,}/gu) ?? []).length >= MIN_WORDS)
      .map(({line, end}) => [
        lines
          .slice(line - 1, end)
          .join('\n')
          .trim(),
        line,
      ]),
  );
}

/**
 * Twins: blocks of text that were changed or removed in one version, and are unchanged in another. And changes that
 * readers do not see: the history of a page compares sources.
 * Both can be meant, so these are warnings.
 */
export function findTwins(site: Site, changed: readonly ChangedPage[]): Diagnostic[] {
  return changed.flatMap(({version, path, before}) => {
    const own = site.versions.find(({name}) => name === version);
    const page = own?.pages.get(path);
    if (!own || !page || page.source === before) {
      return [];
    }
    const old = readSource(page.file, path, before);
    return [...silentChanges(page, old, version), ...standingBlocks(page, old, own, site)];
  });
}

function silentChanges(page: Source, old: Source, version: string): Diagnostic[] {
  const wordsOf = ({typed}: Source): string => typed.replace(/-{2,}/g, '-').replace(/\s+/g, ' ').trim();
  const message = `Only comments or layout have changed in ${describeVersion(version)}, and readers will be told that the page has.`;
  return version === CURRENT || wordsOf(page) !== wordsOf(old)
    ? []
    : [{file: page.file, line: 1, message, hint: 'Take the change back, or make it in every version.'}];
}

function standingBlocks(page: Source, old: Source, {name: version}: DocsVersion, {versions}: Site): Diagnostic[] {
  const after = blocksOf(page);
  const others = versions.map(({name, pages}) => {
    const other = pages.get(page.path);
    return {name, blocks: other ? blocksOf(other) : new Map<string, number>()};
  });
  let line = 1;
  return [...blocksOf(old).keys()].flatMap((text): Diagnostic[] => {
    const at = after.get(text);
    line = at ?? line;
    const having = others.filter(({blocks}) => blocks.has(text)).map(({name}) => describeVersion(name));
    if (at !== undefined || having.length === 0) {
      return [];
    }
    const shown = text.length > 70 ? `${text.slice(0, 69)}…` : text;
    const message = `"${shown}" was changed here in ${describeVersion(version)}, and is still in ${having.join(', ')}.`;
    const hint = `If it is wrong there, too: npm run docs:backport -- --from ${version}`;
    return [{file: page.file, line: lineBehind(line, after), message, hint}];
  });
}

/** The line of the block that comes after the one on a line. */
function lineBehind(line: number, blocks: ReadonlyMap<string, number>): number {
  return [...blocks.values()].find((other) => other > line) ?? line;
}

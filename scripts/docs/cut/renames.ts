import {runsOf, SAME_PAGE, shareOf, type Counts} from '../backport/similarity';
import {splitFrontMatter, type Page} from '../shared/page';
import {idOf} from '../shared/renames';
import type {Site} from '../shared/site';
import {CURRENT} from '../shared/versions';

/** A page of the version before, and the page of `docs/` that is the same under another name. */
export interface Pair {
  readonly before: Page;
  readonly after: Page;
}

/** What became of the pages of a version, by what they are. */
export interface PageMoves {
  /** The version; undefined when there is none yet. */
  readonly previous: string | undefined;
  /** Pages of both versions, of the same name or not. */
  readonly kept: readonly Pair[];
  readonly added: readonly Page[];
  readonly removed: readonly Page[];
}

/** Compares the pages of `docs/` with those of a version; without one, every page is new. */
export function movesSince(previous: string | undefined, {versions, same}: Site): PageMoves {
  const pagesOf = (name: string | undefined): Page[] =>
    [...(versions.find((version) => version.name === name)?.pages.values() ?? [])].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    );
  const twinOf = ({path}: Page, from: string, to: string): Page | undefined =>
    same.pageIn(to, same.keyOf({version: from, path}));
  const pairs = pagesOf(CURRENT).map((after) => ({
    after,
    before: previous === undefined ? undefined : twinOf(after, CURRENT, previous),
  }));
  return {
    previous,
    kept: pairs.flatMap(({before, after}) => (before ? [{before, after}] : [])),
    added: pairs.flatMap(({before, after}) => (before ? [] : [after])),
    removed: pagesOf(previous).filter((page) => previous !== undefined && !twinOf(page, previous, CURRENT)),
  };
}

/**
 * Pages that came with mostly the words of one that went, and do not say whether they are that one: a reader's link to the
 * old name would be dead.
 * @returns a message for each
 */
export function unsaidRenames({previous, added, removed}: PageMoves): string[] {
  const runsIn = ({source}: Page): Counts => runsOf(splitFrontMatter(source).body);
  return added.flatMap((page) => {
    if ('renamed_from' in page.frontMatter) {
      return [];
    }
    const runs = runsIn(page);
    const scores = removed.map((gone) => ({gone, score: shareOf(runsIn(gone), runs)}));
    const [best] = scores.sort((a, b) => b.score - a.score);
    if (!best || best.score < SAME_PAGE) {
      return [];
    }
    const {path} = best.gone;
    return [
      `${page.file}:1: This page came, ${path} of ${previous ?? ''} went, and ${Math.round(100 * best.score)} % of their words are the same. ` +
        `If it is that page, write \`renamed_from: ${idOf(path)}\` in its front matter; if not, \`renamed_from: []\`.`,
    ];
  });
}

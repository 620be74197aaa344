import {differenceOf} from './difference';
import type {PageHistory, ReleasePages} from '../shared/history';
import {historyOf, releasePages, type PageText} from './history';
import {hashOf, type Library} from './pages';

/** Everything that the site shows of the past of its pages. */
export interface Archive {
  /** By version and id, as in `1.9.0/faq`. */
  readonly histories: ReadonlyMap<string, PageHistory>;
  /** By version; the first version has none. */
  readonly releases: ReadonlyMap<string, ReleasePages>;
  /** Differences as JSON, by the name of their file. Equal ones are one file. */
  readonly differences: ReadonlyMap<string, string>;
}

/**
 * Compares every page with its earlier versions.
 * @param versions newest first
 * @param engines what each version runs on, in few words
 */
export function compileArchive(
  {pages, blocks}: Library,
  versions: readonly string[],
  engines: Readonly<Record<string, string>>,
): Archive {
  const oldestFirst = [...versions].reverse();
  const byKey = new Map<string, Map<string, PageText>>();
  for (const page of pages) {
    byKey.set(page.key, (byKey.get(page.key) ?? new Map<string, PageText>()).set(page.version, page));
  }

  const differences = new Map<string, string>();
  const fileOf = (before: string, after: string): string => {
    const json = JSON.stringify(differenceOf(blocks.get(before) ?? [], blocks.get(after) ?? []));
    const name = hashOf(json);
    differences.set(name, json);
    return name;
  };

  const histories = new Map(
    pages.map(({id, key, version}) => {
      const history = historyOf(version, oldestFirst, byKey.get(key) ?? new Map<string, PageText>(), {
        engines: engines[version] ?? '',
        fileOf,
      });
      return [`${version}/${id}`, history];
    }),
  );
  const changes = versions.flatMap((version, index) => {
    const previous = versions[index + 1];
    return previous === undefined ? [] : [[version, releasePages(version, previous, pages)] as const];
  });
  return {histories, releases: new Map(changes), differences};
}

/** What the docs plugin publishes, as far as the archive needs it. */
export interface PublishedVersion {
  readonly versionName: string;
  readonly docs: readonly {readonly id: string}[];
}

/**
 * Makes sure that the history and the docs plugin know the same pages, for its links are made from its ids.
 * @throws an error that names the pages that only one of them knows
 */
export function assertSamePages(histories: Archive['histories'], published: readonly PublishedVersion[]): void {
  for (const {versionName, docs} of published.filter((version) => version.versionName !== 'current')) {
    const ours = [...histories.keys()].filter((key) => key.startsWith(`${versionName}/`));
    const theirs = docs.map(({id}) => `${versionName}/${id}`);
    const odd = [...ours.filter((key) => !theirs.includes(key)), ...theirs.filter((key) => !ours.includes(key))];
    if (odd.length > 0) {
      throw new Error(
        `page-history: these pages have another id than the path of their file says, or are drafts: ${odd.join(', ')}. ` +
          'Remove `id`, `draft` or the number prefix, so that a page is the same page in every version.',
      );
    }
  }
}

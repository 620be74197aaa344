import type {PageHistory, PageName, ReleasePages} from '../shared/history';

/** The facts behind the line under a page's title. Versions are in order of age, oldest first. */
export interface Past {
  /** The first version that has the page. */
  readonly since: string;
  /** Versions up to this one whose text differs from the version before. */
  readonly changed: readonly string[];
  /** Versions that follow the latest of those changes and have the text of this one. */
  readonly same: readonly string[];
  /** Later versions whose text differs from the version before. */
  readonly later: readonly string[];
  /** Versions between the first and the last that lack the page. */
  readonly absent: readonly string[];
}

/** A page of one version. */
export interface PageText {
  readonly version: string;
  readonly id: string;
  /** What the page is called today: `currentId` of the kit. */
  readonly key: string;
  readonly title: string;
  /** Hash of the wording without facts of the release: the page has changed when this has. */
  readonly contentHash: string;
  /** Hash of the wording as readers see it. */
  readonly visibleHash: string;
}

/** One page by version. */
type PagesByVersion = ReadonlyMap<string, PageText>;

/**
 * What happened to a page before and after one version.
 * @param versions every released version, oldest first
 * @throws when the version has no such page
 */
export function pastOf(version: string, versions: readonly string[], pages: PagesByVersion): Past {
  const present = versions.filter((name) => pages.has(name));
  const here = present.indexOf(version);
  const [since] = present;
  const last = present.at(-1);
  if (here < 0 || since === undefined || last === undefined) {
    throw new Error(`page-history: there is no such page in ${version}.`);
  }
  const hashOf = (name: string | undefined): string | undefined => pages.get(name ?? '')?.contentHash;
  const changes = present.filter((name, index) => index > 0 && hashOf(name) !== hashOf(present[index - 1]));
  const isUpToHere = (name: string): boolean => present.indexOf(name) <= here;
  const changed = changes.filter(isUpToHere);
  const later = changes.filter((name) => !isUpToHere(name));
  const from = present.indexOf(changed.at(-1) ?? since);
  const to = later[0] === undefined ? present.length : present.indexOf(later[0]);
  const span = versions.slice(versions.indexOf(since), versions.indexOf(last));
  return {since, changed, same: present.slice(from + 1, to), later, absent: span.filter((name) => !pages.has(name))};
}

/** What stays together when a line breaks. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0');

/** How long a page has read as it does in a version, as in "in this form since 1.6.0". */
export function formOf({since, changed}: Past): string {
  return `in this form ${whole(`since ${changed.at(-1) ?? since}`)}`;
}

/** Everything that happened to a page, as in "Since 1.2.0 · changed in 1.3.0 · same in 1.4.0-1.9.0". */
export function wordsOf({since, changed, same, later, absent}: Past): string {
  const part = (words: string, names: readonly string[], separator = ', '): string[] =>
    names.length > 0 ? [`${words} ${names.join(separator)}`] : [];
  return [
    ...part('Since', [since]),
    ...part('changed in', changed),
    ...part('same in', same.length > 1 ? [same[0] ?? '', same.at(-1) ?? ''] : same, '-'),
    ...part('changed later in', later),
    ...part('not in', absent),
  ].join(' · ');
}

/** What `historyOf` must be told beside the texts. */
export interface HistoryFacts {
  /** What the version runs on, in few words. */
  readonly engines: string;
  /** Name of the file with the difference of two texts, by their `visibleHash`. */
  readonly fileOf: (before: string, after: string) => string;
}

/**
 * The history of one page in one version.
 * @param versions every released version, oldest first
 * @throws when the version has no such page
 */
export function historyOf(
  version: string,
  versions: readonly string[],
  pages: PagesByVersion,
  {engines, fileOf}: HistoryFacts,
): PageHistory {
  const past = pastOf(version, versions, pages);
  const page = pages.get(version);
  const earlier = versions.slice(0, versions.indexOf(version)).reverse();
  return {
    version,
    engines: whole(engines),
    form: formOf(past),
    past: wordsOf(past),
    earlier: earlier.flatMap((name): PageHistory['earlier'] => {
      const before = pages.get(name);
      if (!before || !page) {
        return [];
      }
      const isSame = before.contentHash === page.contentHash;
      return isSame ? [[name]] : [[name, fileOf(before.visibleHash, page.visibleHash)]];
    }),
  };
}

/**
 * The pages that a version added, changed and removed, each in the order of `pages`.
 * @param pages every page of both versions
 */
export function releasePages(version: string, previous: string, pages: readonly PageText[]): ReleasePages {
  const before = new Map(pages.filter((page) => page.version === previous).map((page) => [page.key, page]));
  const after = new Map(pages.filter((page) => page.version === version).map((page) => [page.key, page]));
  const named = (list: readonly PageText[]): PageName[] => list.map(({key, title}) => [key, title]);
  const kept = [...after.values()].flatMap((page) => {
    const former = before.get(page.key);
    return former ? [{page, former}] : [];
  });
  return {
    version,
    previous,
    added: named([...after.values()].filter(({key}) => !before.has(key))),
    changed: named(kept.filter(({page, former}) => page.contentHash !== former.contentHash).map(({page}) => page)),
    removed: named([...before.values()].filter(({key}) => !after.has(key))),
  };
}

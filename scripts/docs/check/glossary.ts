import semver from 'semver';
import {GLOSSARY_FILE, type GlossaryEntry, UNKNOWN} from '../../../config/glossary';
import {readNames} from '../../../plugins/names/read-names';
import {releaseOf} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import type {Report} from '../shared/diagnostic';
import {CURRENT, describeVersion, idOf, type Site} from '../shared/site';

/** Names with two rows, and releases that are missing, do not exist, or came after the pages that name them. */
export function checkGlossary(entries: readonly GlossaryEntry[], releases: readonly Release[], report: Report): void {
  const names = new Set<string>();
  for (const {name, since, release, changed, line} of entries) {
    const at = (message: string, hint: string): void => {
      report(GLOSSARY_FILE, line, message, hint);
    };
    const dates = [release ?? UNKNOWN, ...changed].filter((date) => date !== UNKNOWN);
    const unknown = dates.find((date) => !releaseOf(releases, date));
    if (names.has(name)) {
      at(`${name} has two rows.`, 'Remove one of them.');
    } else if (release === undefined) {
      at(`${name} has no release.`, 'Add `release:` with the plugin release that brought it, or `release: unknown`.');
    } else if (unknown !== undefined) {
      at(`${name}: ${unknown} is not a release.`, 'Take a version from src/data/releases.ts.');
    } else if (release !== UNKNOWN && semver.gt(release, since)) {
      at(`${name} came with ${release}, but pages of ${since} may use it.`, 'Correct `since` or `release`.');
    }
    names.add(name);
  }
}

/** Whether a version comes after the last one that has a name. */
export const isGoneIn = ({until}: GlossaryEntry, docsVersion: string): boolean =>
  until !== undefined && (docsVersion === CURRENT || semver.gt(docsVersion, until));

/**
 * Whether pages of a version may use a name.
 * @param isPage whether a name of the glossary is that of the page
 */
export function isKnownIn(entry: GlossaryEntry, docsVersion: string, isPage: (name: string) => boolean): boolean {
  const isBefore = docsVersion !== CURRENT && semver.lt(docsVersion, entry.since);
  return !isBefore && (!isGoneIn(entry, docsVersion) || entry.afterwards.some(isPage));
}

/** Names lead somewhere: each name of the glossary has a home in every version that uses it. */
export function checkHomes({versions}: Site, entries: readonly GlossaryEntry[], report: Report): void {
  const homeless = new Map<GlossaryEntry, string[]>();
  for (const {name, pages: byPath} of versions) {
    const pages = [...byPath.values()];
    const names = readNames(
      pages.map(({path, source}) => [idOf(path), source] as const),
      entries,
    );
    const used = new Set(pages.flatMap(({codes}) => codes.flatMap(({text}) => names.get(text) ?? [])));
    for (const {row} of [...used].filter(({homes}) => homes.length === 0)) {
      homeless.set(row, [...(homeless.get(row) ?? []), describeVersion(name)]);
    }
  }
  for (const [{name, line}, without] of homeless) {
    const hint = 'Add the place that explains it there to `home:`, as `page` or `page#heading`.';
    report(GLOSSARY_FILE, line, `${name} has no home in ${without.join(', ')}.`, hint);
  }
}

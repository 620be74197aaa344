import type {TermsFile} from '../shared/format';

const SHORTEST_PREFIX = 4;

/** Tells which versions know a term that another one lacks. */
export interface DifferingTerms {
  /** Names of the versions, newest first. */
  readonly versions: readonly string[];
  /** The versions that have the term, or a term that begins with it, newest first; empty if none has it. */
  versionsWith(term: string): string[];
}

/** Reads the terms that not every version has. */
export function readDifferingTerms({versions, terms}: TermsFile): DifferingTerms {
  return {
    versions,
    versionsWith(term) {
      const isMatch =
        term.length < SHORTEST_PREFIX ? (known: string) => known === term : (known: string) => known.startsWith(term);
      const having = new Set(Object.entries(terms).flatMap(([known, places]) => (isMatch(known) ? places : [])));
      return versions.filter((_, place) => having.has(place));
    },
  };
}

/** Some versions in few words. */
export interface VersionsInWords {
  /** Such as `Only in 1.3.0 and later`. */
  readonly where: string;
  /** The versions that these words name. */
  readonly named: readonly string[];
}

/**
 * Says in words which versions have something.
 * @param having the versions that have it, at least one
 * @param all every version, newest first
 */
export function describeVersions(having: readonly string[], all: readonly string[]): VersionsInWords {
  const places = all.flatMap((version, index) => (having.includes(version) ? [index] : []));
  const newest = places[0] ?? 0;
  const oldest = places.at(-1) ?? newest;
  const [first = '', last = ''] = [all[oldest], all[newest]];
  if (oldest - newest + 1 > places.length) {
    const named = all.filter((version) => having.includes(version)).reverse();
    return {where: `Only in ${named.join(', ')}`, named};
  }
  if (newest === oldest) {
    return {where: `Only in ${last}`, named: [last]};
  }
  if (newest === 0) {
    return {where: `Only in ${first} and later`, named: [first]};
  }
  return oldest === all.length - 1
    ? {where: `Only in ${last} and earlier`, named: [last]}
    : {where: `Only in ${first} to ${last}`, named: [first, last]};
}

/** The version, among some, that lies nearest to the one being read; of two equally near ones the newer. */
export function nearestVersion(wanted: string, having: readonly string[], all: readonly string[]): string | undefined {
  const place = all.indexOf(wanted);
  const distance = (version: string): number => Math.abs(all.indexOf(version) - place);
  return [...having].sort((one, other) => distance(one) - distance(other))[0];
}

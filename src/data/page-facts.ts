import {compareDotted, newestRelease, releaseOf} from './release-facts';
import type {Engine, Release} from './releases';

/** Texts by the names of the facts, for example `version` and `1.9.0`. */
type Facts = Readonly<Record<string, string>>;

/** The name that Docusaurus gives to the pages in `docs/`. */
const CURRENT = 'current';

/** `5.4, 5.5 and 5.6`, with another word for the last step. */
export function joined(parts: readonly string[], word: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

function engineFacts(engines: readonly Engine[], prefix = ''): Record<string, string> {
  const [oldest] = engines;
  const newest = engines.at(-1);
  if (oldest === undefined || newest === undefined) {
    return {};
  }
  const badges = engines.map((engine) => `<EngineBadge version="${engine}" />`);
  const folders = engines.map((engine) => `\`UE_${engine}\``);
  return {
    [`${prefix}engines`]: engines.join(', '),
    [`${prefix}engines-and`]: joined(engines, 'and'),
    [`${prefix}engines-or`]: joined(engines, 'or'),
    [`${prefix}engine-folders-or`]: joined(folders, 'or'),
    [`${prefix}engine-badges`]: joined(badges, 'and'),
    [`${prefix}oldest-engine`]: oldest,
    [`${prefix}newest-engine`]: newest,
  };
}

const isUe4 = (engine: Engine): boolean => engine.startsWith('4.');

/** The release that the pages in `docs/` speak for: one that has a row and no docs yet, or else the latest. */
export function nextRelease(versions: readonly string[], releases: readonly Release[]): Release {
  const newest = newestRelease(releases);
  const [latest = ''] = versions;
  return compareDotted(newest.version, latest) > 0 ? newest : (releaseOf(releases, latest) ?? newest);
}

function factsOf(release: Release, versions: readonly string[], releases: readonly Release[]): Facts {
  const engines = [...release.engines].sort(compareDotted);
  const upToHere = [...new Set([release.version, ...versions])].filter(
    (version) => compareDotted(version, release.version) <= 0,
  );
  const before = upToHere.filter((version) => version !== release.version);
  // The docs of the version before may have been removed: then it is the last release of an older line.
  const line = release.version.split('.', 2).join('.');
  const older = releases.map(({version}) => version).filter((version) => compareDotted(version, line) < 0);
  const previous = (before.length > 0 ? before : older).sort(compareDotted).at(-1);
  const withUe4 = upToHere
    .map((version) => releaseOf(releases, version))
    .filter((each) => each?.engines.some(isUe4))
    .sort((a, b) => compareDotted(b?.version ?? '', a?.version ?? ''))[0];
  const lastUe4Engine = [...(withUe4?.engines ?? [])].filter(isUe4).sort(compareDotted).at(-1);
  return {
    version: release.version,
    'release-date': release.date,
    ...(previous === undefined ? {} : {'previous-version': previous}),
    ...engineFacts(engines),
    ...engineFacts(engines.filter(isUe4), 'ue4-'),
    ...engineFacts(
      engines.filter((engine) => !isUe4(engine)),
      'ue5-',
    ),
    ...(withUe4 && lastUe4Engine !== undefined
      ? {'last-ue4-version': withUe4.version, 'last-ue4-engine': lastUe4Engine}
      : {}),
  };
}

/**
 * What pages can say by name, for each docs version and for `docs/` (`current`). A version without a row has no facts.
 * @param versions the names in versions.json, newest first
 */
export function pageFacts(versions: readonly string[], releases: readonly Release[]): Record<string, Facts> {
  const facts = versions.map((version) => {
    const release = releaseOf(releases, version);
    return [version, release ? factsOf(release, versions, releases) : {}] as const;
  });
  const next = factsOf(nextRelease(versions, releases), versions, releases);
  return {...Object.fromEntries(facts), [CURRENT]: next};
}

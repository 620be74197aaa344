import type {Facts} from '../../plugins/facts/facts';
import {compareDotted, lineOf, newestFirst, newestRelease, releaseOf} from './release-facts';
import type {Engine, Release} from './releases';

/** `5.4, 5.5 and 5.6`. In British English, because American English writes a comma before "and". */
export const inWords = new Intl.ListFormat('en-GB', {type: 'conjunction'});
const asChoice = new Intl.ListFormat('en-GB', {type: 'disjunction'});

function engineFacts(engines: readonly Engine[], prefix = ''): Record<string, string> {
  const [oldest] = engines;
  if (oldest === undefined) {
    return {};
  }
  return {
    [`${prefix}engines`]: engines.join(', '),
    [`${prefix}engines-and`]: inWords.format(engines),
    [`${prefix}engines-or`]: asChoice.format(engines),
    [`${prefix}engine-folders-or`]: asChoice.format(engines.map((engine) => `\`UE_${engine}\``)),
    [`${prefix}engine-badges`]: inWords.format(engines.map((engine) => `<EngineBadge version="${engine}" />`)),
    [`${prefix}oldest-engine`]: oldest,
    [`${prefix}newest-engine`]: engines.at(-1) ?? oldest,
  };
}

const isUe4 = (engine: Engine): boolean => engine.startsWith('4.');

function factsOf({version, date, engines}: Release, releases: readonly Release[]): Facts {
  const upToHere = newestFirst(releases).filter((release) => compareDotted(release.version, version) <= 0);
  const previous = upToHere.find((release) => lineOf(release.version) !== lineOf(version));
  const withUe4 = upToHere.find((release) => release.engines.some(isUe4));
  return {
    version,
    'release-date': date,
    ...(previous && {'previous-version': previous.version}),
    ...(withUe4 && {
      'last-ue4-version': withUe4.version,
      'last-ue4-engine': withUe4.engines.findLast(isUe4) ?? '',
    }),
    ...engineFacts(engines),
    ...engineFacts(engines.filter(isUe4), 'ue4-'),
    ...engineFacts(
      engines.filter((engine) => !isUe4(engine)),
      'ue5-',
    ),
  };
}

/**
 * The facts that pages can name, for each docs version and for `docs/`, which Docusaurus calls `current`. The facts of
 * `docs/` are those of the newest release, whether it has docs yet or not. A version without a row has no facts.
 * @param versions the names in versions.json
 */
export function pageFacts(versions: readonly string[], releases: readonly Release[]): Record<string, Facts> {
  const facts = versions.map((version) => {
    const release = releaseOf(releases, version);
    return [version, release ? factsOf(release, releases) : {}] as const;
  });
  return {...Object.fromEntries(facts), current: factsOf(newestRelease(releases), releases)};
}

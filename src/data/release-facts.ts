import type {Engine, Release} from './releases';

/** A text whose numbers all have four digits, so that it compares as its numbers do. */
const padded = (text: string): string => text.replaceAll(/\d+/g, (digits) => digits.padStart(4, '0'));

/** Compares two dotted numbers or dates part by part, for `sort`. To load `Intl.Collator` would delay the home page. */
export const compareDotted = (a: string, b: string): number =>
  Number(padded(a) > padded(b)) - Number(padded(a) < padded(b));

/** The release line of a version: `1.5.x` of `1.5.2`. */
export const lineOf = (version: string): string => version.replace(/\.\d+$/, '.x');

/** The releases by version, then by date, the newest first. */
export function newestFirst(releases: readonly Release[]): Release[] {
  return [...releases].sort((a, b) => compareDotted(b.version, a.version) || compareDotted(b.date, a.date));
}

/** The newest release by version, then by date. Throws when the list is empty. */
export function newestRelease(releases: readonly Release[]): Release {
  const [newest] = newestFirst(releases);
  if (!newest) {
    throw new Error('src/data/releases.ts: the list of releases is empty. Add a row for the first release.');
  }
  return newest;
}

/** The last published build of `version`, or undefined when there is none. */
export function releaseOf(releases: readonly Release[], version: string): Release | undefined {
  return newestFirst(releases.filter((release) => release.version === version))[0];
}

/**
 * The last published build of a docs version.
 * @throws an error that names the file and the line to add, where the version has no row in releases.ts
 */
export function rowOf(version: string, releases: readonly Release[]): Release {
  const release = releaseOf(releases, version);
  if (!release) {
    throw new Error(
      `src/data/releases.ts: docs version ${version} has no row. Add this line to \`releases\`, with its date and engines:\n` +
        `  {version: '${version}', date: 'YYYY-MM-DD', engines: ['5.5', '5.6'], highlights: ['What is new']},`,
    );
  }
  return release;
}

/** A fact of the last build of each docs version, by the name of the version. */
export function byVersion<Fact>(
  versions: readonly string[],
  releases: readonly Release[],
  factOf: (release: Release) => Fact,
): Record<string, Fact> {
  return Object.fromEntries(versions.map((version) => [version, factOf(rowOf(version, releases))]));
}

/** The month in which a release came, as in `Jun 2025`. */
export function monthOf({date}: Release): string {
  return new Date(date).toLocaleDateString('en-US', {month: 'short', year: 'numeric', timeZone: 'UTC'});
}

/** Every engine that any release names, newest first. */
export function enginesOf(releases: readonly Release[]): Engine[] {
  return [...new Set(releases.flatMap((release) => release.engines))].sort((a, b) => compareDotted(b, a));
}

/**
 * The engines of a release in as few words as possible: `5.3–5.5` where they follow each other, else one by one.
 * @param engines the oldest first
 * @param releases all releases: their engines say which engines there are
 */
export function engineRange(engines: readonly Engine[], releases: readonly Release[]): string {
  const [first = '0.0', ...others] = engines;
  const known = enginesOf(releases).reverse();
  const start = known.indexOf(first);
  const isRange = others.length > 0 && engines.every((engine, index) => engine === known[start + index]);
  return isRange ? `${first}–${others.at(-1) ?? ''}` : engines.join(', ');
}

/**
 * The newest version with docs whose last build runs on an engine; undefined when there is none. A version whose support
 * for the engine is only presumed comes last.
 * @param versions the versions with docs, newest first
 */
export function newestDocsFor<Version extends {readonly name: string}>(
  engine: Engine,
  versions: readonly Version[],
  releases: readonly Release[],
): Version | undefined {
  const supporting = versions.filter(({name}) => releaseOf(releases, name)?.engines.includes(engine));
  const isNamed = ({name}: Version): boolean => !releaseOf(releases, name)?.presumed?.includes(engine);
  return supporting.find(isNamed) ?? supporting[0];
}

/** `2025`, or `2025–2027` once the newest release is of a later year. */
export function copyrightYears(releases: readonly Release[]): string {
  const first = 2025;
  const last = Number(newestRelease(releases).date.slice(0, 4));
  return last > first ? `${first}–${last}` : String(first);
}

/**
 * The release lines such as 1.5.x, newest first. Each has the date and the highlights of its first release, the engines of
 * all its releases, oldest first, and notes about restrictions.
 * @throws when the first release of a line has no highlights
 */
export function releaseLines(releases: readonly Release[]) {
  const names = new Set(newestFirst(releases).map(({version}) => lineOf(version)));
  return [...names].map((line) => {
    const members = newestFirst(releases).filter(({version}) => lineOf(version) === line);
    const first = members.at(-1);
    if (!first?.highlights) {
      throw new Error(
        `src/data/releases.ts: ${first?.version ?? line} is the first release of ${line} and needs \`highlights: ['What is new']\`.`,
      );
    }
    return {
      line,
      date: first.date,
      highlights: first.highlights,
      engines: enginesOf(members).reverse(),
      notes: members.flatMap(({notes = []}) => notes.map((note) => `${line}, ${note}`)),
    };
  });
}

/** A release line. */
export type ReleaseLine = ReturnType<typeof releaseLines>[number];

import type {Engine, Release} from './releases';

/** Compares two dotted numbers part by part, as `sort` wants it. */
export const compareDotted = new Intl.Collator('en', {numeric: true}).compare;

/** Which of two releases is older. */
const compareDates = ({date: a}: Release, {date: b}: Release): number => Number(a > b) - Number(a < b);

/** The newest release by version, then by date. Throws when the list is empty. */
export function newestRelease(releases: readonly Release[]): Release {
  const [newest] = [...releases].sort((a, b) => compareDotted(b.version, a.version) || compareDates(b, a));
  if (!newest) {
    throw new Error('src/data/releases.ts: the list of releases is empty. Add a row for the first release.');
  }
  return newest;
}

/** The last published build of `version`, or undefined when there is none. */
export function releaseOf(releases: readonly Release[], version: string): Release | undefined {
  return releases.filter((release) => release.version === version).sort((a, b) => compareDates(b, a))[0];
}

/** The month in which the last build of each version came, as in `Jun 2025`, by the version's name; none without a row. */
export function monthsOf(versions: readonly string[], releases: readonly Release[]): Record<string, string> {
  const month = new Intl.DateTimeFormat('en-US', {month: 'short', year: 'numeric', timeZone: 'UTC'});
  return Object.fromEntries(
    versions.flatMap((version) => {
      const release = releaseOf(releases, version);
      return release ? [[version, month.format(new Date(release.date))]] : [];
    }),
  );
}

/** The engines that each docs version runs on, oldest first. */
export function enginesByVersion(versions: readonly string[], releases: readonly Release[]): Record<string, Engine[]> {
  return Object.fromEntries(
    versions.map((version) => [version, [...(releaseOf(releases, version)?.engines ?? [])].sort(compareDotted)]),
  );
}

/**
 * The engines of a release in as few words as possible: `5.3-5.5` where they follow each other, else one by one.
 * @param releases all of them: what they run on says which engines there are
 */
export function engineRange(engines: readonly Engine[], releases: readonly Release[]): string {
  const sorted = [...engines].sort(compareDotted);
  const [first = '', ...others] = sorted;
  const last = sorted.at(-1) ?? '';
  const known = enginesOf(releases).filter(
    (engine) => compareDotted(engine, first) >= 0 && compareDotted(engine, last) <= 0,
  );
  return others.length > 0 && known.length === sorted.length ? `${first}-${last}` : sorted.join(', ');
}

/**
 * The newest version with docs whose last build runs on an engine, rather one where nobody only presumes it, or undefined
 * when there is none.
 * @param versions names of the versions with docs
 * @param line only versions of this release line, for example `1.5.x`
 */
export function newestDocsFor(
  engine: Engine,
  versions: readonly string[],
  releases: readonly Release[],
  line?: string,
): string | undefined {
  const isPresumed = (version: string): number => Number(releaseOf(releases, version)?.presumed?.includes(engine) ?? 0);
  return [...versions]
    .filter((version) => releaseOf(releases, version)?.engines.includes(engine))
    .filter((version) => line === undefined || lineOf(version) === line)
    .sort((a, b) => isPresumed(a) - isPresumed(b) || compareDotted(b, a))[0];
}

/** The release line of a version: `1.5.x` of `1.5.2`. */
const lineOf = (version: string): string => version.replace(/\.\d+$/, '.x');

/**
 * Checks that each docs version has its row in releases.ts.
 * @throws an error that names the file and the line to add
 */
export function assertReleaseRows(versions: readonly string[], releases: readonly Release[]): void {
  for (const version of versions) {
    if (!releaseOf(releases, version)) {
      throw new Error(
        `src/data/releases.ts: docs version ${version} has no row. Add this line to \`releases\`, with its date and engines:\n` +
          `  {version: '${version}', date: 'YYYY-MM-DD', engines: ['5.5', '5.6'], highlights: ['What is new']},`,
      );
    }
  }
}

/** `2025`, or `2025-2027` once the newest release is of a later year. */
export function copyrightYears(releases: readonly Release[]): string {
  const first = 2025;
  const last = Number(newestRelease(releases).date.slice(0, 4));
  return last > first ? `${first}-${last}` : String(first);
}

/** A release line, for example 1.5.x. */
export interface ReleaseLine {
  readonly line: string;
  /** ISO date of the line's first release. */
  readonly date: string;
  readonly highlights: readonly string[];
  /** What its releases run on, oldest first. */
  readonly engines: readonly Engine[];
  /** What is restricted on one of them, in words. */
  readonly notes: readonly string[];
}

/** Every engine that any release names, newest first. */
export function enginesOf(releases: readonly Release[]): Engine[] {
  return [...new Set(releases.flatMap((release) => release.engines))].sort((a, b) => compareDotted(b, a));
}

/**
 * The release lines, newest first.
 * @throws when the first release of a line has no highlights
 */
export function releaseLines(releases: readonly Release[]): ReleaseLine[] {
  const lines = new Map<string, Release[]>();
  for (const release of [...releases].sort(compareDates)) {
    const line = lineOf(release.version);
    lines.set(line, [...(lines.get(line) ?? []), release]);
  }
  return [...lines].reverse().map(([line, members]) => {
    const [first] = members;
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

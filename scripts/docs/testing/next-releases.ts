import semver from 'semver';
import {compareDotted, newestRelease} from '../../../src/data/release-facts';
import type {Engine, Release} from '../../../src/data/releases';

/** Days from a release to the next one, and so on: after 1.9.0, 2026-02-19, 2026-06-26 and 2026-10-28. */
const DAYS = [248, 127, 124] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The engines of a release without the oldest and with the one that follows the newest. */
function shifted(engines: readonly Engine[]): Engine[] {
  const sorted = [...engines].sort(compareDotted);
  const [major = 0, minor = 0] = (sorted.at(-1) ?? '').split('.').map(Number);
  return [...sorted.slice(1), `${major}.${minor + 1}`];
}

function after({version, date, engines}: Release, days: number): Release {
  return {
    version: semver.inc(version, 'minor') as Release['version'],
    date: new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10) as Release['date'],
    engines: shifted(engines),
    highlights: ['Rehearsal'],
  };
}

/**
 * The three releases that a rehearsal makes: each is the next minor version, some months later, with engines one further.
 * @param releases the rows of releases.ts; the newest is the one that they follow
 */
export function nextReleases(releases: readonly Release[]): readonly [first: Release, second: Release, third: Release] {
  const first = after(newestRelease(releases), DAYS[0]);
  const second = after(first, DAYS[1]);
  return [first, second, after(second, DAYS[2])];
}

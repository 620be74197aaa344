import {releaseOf} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import type {Report} from '../shared/diagnostic';
import {readSource, type Source} from '../shared/source';

/** Where the releases are described, relative to the repository. */
export const CHANGELOG_FILE = 'src/pages/changelog.mdx';

/** Reads the changelog. */
export const readChangelog = (text = ''): Source => readSource(CHANGELOG_FILE, 'changelog.mdx', text);

/** The part of one release: the heading, whose id begins with its version, and what stands below it. */
function entriesOf({headings, prose, components, sections}: Source) {
  return headings
    .filter(({id}) => /^v\d+-\d+-\d+/.test(id))
    .map(({line, id, text}) => {
      const isInside = (part: {readonly line: number}): boolean => sections[part.line - 1] === id;
      const [version = ''] = text.split(' ');
      return {version, id, line, prose: prose.filter(isInside), components: components.filter(isInside)};
    });
}

type Entry = ReturnType<typeof entriesOf>[number];

/**
 * The entries of the changelog: their dates are those of their rows, and newest versions have one.
 * @param releases every row of releases.ts
 * @param needed versions whose entry has to be there, and whole
 */
export function checkChangelog(
  changelog: Source,
  releases: readonly Release[],
  needed: readonly string[],
  report: Report,
): void {
  const entries = entriesOf(changelog);
  for (const entry of entries) {
    checkDate(entry, releases, report);
  }
  for (const version of needed) {
    const release = releaseOf(releases, version);
    const entry = entries.find((each) => each.version === version);
    const fault = release && faultOf(entry, version);
    if (fault) {
      const [message, fix] = fault;
      report(CHANGELOG_FILE, entry?.line ?? 1, message, `${fix}, for example:\n\n${exampleOf(release)}\n`);
    }
  }
}

/** What one entry says of its date, against the rows of releases.ts. */
function checkDate({version, id, line, prose}: Entry, releases: readonly Release[], report: Report): void {
  const rows = releases.filter((release) => release.version === version);
  // A version that was published twice says in its id which one is meant.
  const row = rows.find(({date}) => id.endsWith(`-${date}`)) ?? (rows.length === 1 ? rows[0] : undefined);
  const released = prose.find(({text}) => text.startsWith('Released '));
  const date = released?.text.slice('Released '.length, 'Released 2026-01-01'.length);
  if (!row) {
    const dates = rows.map((each) => each.date).join(', ');
    const hint = dates === '' ? `Add the row of ${version}, or correct the number.` : `Let its id end with ${dates}.`;
    report(CHANGELOG_FILE, line, `No row of src/data/releases.ts is that of the entry ${id}.`, hint);
  } else if (!released) {
    const message = `The entry of ${version} does not say when it was released.`;
    report(CHANGELOG_FILE, line, message, `Write "Released ${row.date}."`);
  } else if (date !== row.date) {
    const message = `${version} is released ${date} here, and ${row.date} in src/data/releases.ts.`;
    report(CHANGELOG_FILE, released.line, message, 'Make both the same.');
  }
}

/** What an entry lacks, and how to write it. */
function faultOf(entry: Entry | undefined, version: string): readonly [message: string, fix: string] | undefined {
  if (!entry) {
    return [`There is no section with the id ${idOf(version)}.`, 'Write it above those of older releases'];
  }
  if (!entry.prose.some(({text}) => /\p{L}/u.test(text) && !/^Released [\d-]+\.$/.test(text.trim()))) {
    return [`The entry of ${version} is empty.`, 'Say what is new, changed, fixed and removed'];
  }
  return entry.components.some(({name}) => name === 'ReleasePages')
    ? undefined
    : [`The entry of ${version} does not list the pages that it changes.`, 'End it with <ReleasePages>'];
}

const idOf = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** What the entry of a release looks like. */
const exampleOf = ({version, date, engines}: Release): string => `## ${version} {/* #${idOf(version)} */}

Released ${date}.

**Added**

- Support for UE ${engines.at(-1) ?? ''}.

<ReleasePages version="${version}" isFolded />`;

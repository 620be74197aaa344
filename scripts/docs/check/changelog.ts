import type {Release} from '../../../src/data/releases';
import type {Diagnostic} from '../shared/diagnostic';
import {readSource, type Source} from '../shared/source';
import type {Files} from '../shared/site';

/** Where the releases are described, relative to the repository. */
export const CHANGELOG_FILE = 'src/pages/changelog.mdx';

/** The part of one release: from its heading, whose id begins with its version, to the next one. */
export interface ChangelogEntry {
  readonly version: string;
  /** The id of its heading. A version that was published twice has two entries. */
  readonly anchor: string;
  /** The line of its heading, from 1. */
  readonly line: number;
  readonly blocks: Source['blocks'];
  readonly components: Source['components'];
}

/** Reads the changelog. */
export function readChangelog(files: Files): {entries: ChangelogEntry[]; error: Diagnostic | undefined} {
  const page = readSource(CHANGELOG_FILE, 'changelog.mdx', files.get(CHANGELOG_FILE) ?? '');
  const headings = page.headings.filter(({id}) => /^v\d+-\d+-\d+/.test(id));
  const entries = headings.map(({line, id, text}, index) => {
    const end = headings[index + 1]?.line ?? Infinity;
    const isInside = (part: {readonly line: number}): boolean => line < part.line && part.line < end;
    const [version = ''] = text.split(' ');
    const [blocks, components] = [page.blocks.filter(isInside), page.components.filter(isInside)];
    return {version, anchor: id, line, blocks, components};
  });
  return {entries, error: page.error};
}

/** What one entry says of its date, against the rows of releases.ts. */
function checkEntry({version, anchor, line, blocks}: ChangelogEntry, releases: readonly Release[]): Diagnostic[] {
  const at = (place: number, message: string, hint: string): Diagnostic[] => [
    {file: CHANGELOG_FILE, line: place, message, hint},
  ];
  const rows = releases.filter((release) => release.version === version);
  // A version that was published twice says in its id which one is meant.
  const row = rows.find(({date}) => anchor.endsWith(`-${date}`)) ?? (rows.length === 1 ? rows[0] : undefined);
  if (!row) {
    const dates = rows.map(({date}) => date).join(', ');
    const hint = dates === '' ? `Add the row of ${version}, or correct the number.` : `Let its id end with ${dates}.`;
    return at(line, `No row of src/data/releases.ts is that of the entry ${anchor}.`, hint);
  }
  const released = blocks.find(({text}) => /^Released \d{4}-\d\d-\d\d\b/.test(text));
  const date = released?.text.slice('Released '.length, 'Released 2026-01-01'.length);
  if (!released || date === undefined) {
    return at(line, `The entry of ${version} does not say when it was released.`, `Write "Released ${row.date}."`);
  }
  const message = `${version} is released ${date} here, and ${row.date} in src/data/releases.ts.`;
  return date === row.date ? [] : at(released.line, message, 'Make both the same.');
}

/**
 * The dates of the changelog's entries are those of their rows.
 * @param releases every row of releases.ts, also of releases to come
 */
export function checkChangelog(files: Files, releases: readonly Release[]): Diagnostic[] {
  const {entries, error} = readChangelog(files);
  if (error) {
    return [error];
  }
  const hint = 'Write one heading per release: `## 1.2.0 {/* #v1-2-0 */}`.';
  return entries.length > 0
    ? entries.flatMap((entry) => checkEntry(entry, releases))
    : [{file: CHANGELOG_FILE, line: 1, message: 'The changelog has no release.', hint}];
}

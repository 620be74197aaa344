import type {Release} from '../../../src/data/releases';
import type {Problem} from '../shared/problem';

/** Where the releases are described, relative to the repository. */
export const CHANGELOG_FILE = 'src/pages/changelog.mdx';

/** The part of one release. */
export interface ChangelogSection {
  readonly version: string;
  /** The id of its heading. A version that was published twice has two sections. */
  readonly anchor: string;
  /** The line of its heading, from 1. */
  readonly line: number;
  /** Its lines, with their numbers from 1. */
  readonly lines: readonly {readonly line: number; readonly text: string}[];
}

/** Reads the changelog: a section for each heading of level two that begins with a version and ends with its id. */
export function readChangelog(text: string | undefined): ChangelogSection[] {
  const sections: {version: string; anchor: string; line: number; lines: {line: number; text: string}[]}[] = [];
  for (const [index, line] of (text ?? '').split('\n').entries()) {
    const heading = /^## (\d+\.\d+\.\d+)\b.*\{\/\* #(\S+) \*\/\}/.exec(line);
    if (heading) {
      const [, version = '', anchor = ''] = heading;
      sections.push({version, anchor, line: index + 1, lines: []});
    } else {
      sections.at(-1)?.lines.push({line: index + 1, text: line});
    }
  }
  return sections;
}

const RELEASED = /^Released (\d{4}-\d\d-\d\d)\b/;

/** What one entry says of its date, against the rows of releases.ts. */
function entryProblems({version, anchor, line, lines}: ChangelogSection, releases: readonly Release[]): Problem[] {
  const at = (place: number, wrong: string, fix: string): Problem[] => [
    {file: CHANGELOG_FILE, line: place, wrong, fix},
  ];
  const rows = releases.filter((release) => release.version === version);
  // A version that was published twice says in its id which one is meant.
  const row = rows.find(({date}) => anchor.endsWith(`-${date}`)) ?? (rows.length === 1 ? rows[0] : undefined);
  if (!row) {
    const fix =
      rows.length === 0
        ? `Add the row of ${version}, or correct the number.`
        : `Let its id end with one of its dates: ${rows.map(({date}) => date).join(', ')}.`;
    return at(line, `No row of src/data/releases.ts is that of the entry ${anchor}.`, fix);
  }
  const [said] = lines.flatMap(({line: place, text}) => {
    const [, date] = RELEASED.exec(text) ?? [];
    return date === undefined ? [] : [{place, date}];
  });
  if (!said) {
    return at(line, `The entry of ${version} does not say when it was released.`, `Write "Released ${row.date}."`);
  }
  const wrong = `${version} is released ${said.date} here, and ${row.date} in src/data/releases.ts.`;
  return said.date === row.date ? [] : at(said.place, wrong, 'Make both the same.');
}

/**
 * What is wrong with the changelog as a whole: without entries, the checks that need it would pass in silence, and the
 * dates of its entries are those of the rows.
 * @param releases every row of releases.ts, also of releases to come
 */
export function changelogProblems(sections: readonly ChangelogSection[], releases: readonly Release[]): Problem[] {
  return sections.length > 0
    ? sections.flatMap((section) => entryProblems(section, releases))
    : [
        {
          file: CHANGELOG_FILE,
          line: 1,
          wrong: 'The changelog has no release.',
          fix: 'Write one heading per release: `## 1.2.0 {/* #v1-2-0 */}`.',
        },
      ];
}

import semver from 'semver';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {namesIn, proseOf, tablesOf} from '../shared/prose';
import {CHANGELOG_FILE, type ChangelogSection} from './changelog';
import {FIRST_RELEASE, GLOSSARY_FILE, type GlossaryEntry, UNKNOWN} from './glossary';
import type {Lexicon} from './identifiers';

/** The dates in tables of one page that the glossary does not bear out: a column `Since` dates the name in the first cell. */
export function dateProblems(page: Page, lexicon: Lexicon): Problem[] {
  return tablesOf(proseOf(page)).flatMap(({header, rows}) => {
    const column = header.findIndex((title) => /^(?:documented )?since$/i.test(title));
    const isDocumented = /^documented/i.test(header[column] ?? '');
    return rows.flatMap(({line, cells}) => {
      const date = cells[column] ?? '';
      return (column < 1 ? [] : entriesIn(cells[0] ?? '', lexicon))
        .filter((entry) => (isDocumented ? date !== entry.since : !isDate(entry, date)))
        .map((entry) => ({
          file: page.file,
          line,
          wrong: `The table dates ${entry.name} "${date}"; the glossary says ${isDocumented ? `documented since ${entry.since}` : datesOf(entry)}.`,
          fix: `Write ${isDocumented ? entry.since : cellOf(entry)}, or correct its row in ${GLOSSARY_FILE}.`,
        }));
    });
  });
}

function entriesIn(text: string, {bySpelling}: Lexicon): GlossaryEntry[] {
  return namesIn(text).flatMap((name) => bySpelling.get(name) ?? []);
}

/**
 * Whether a page may date the name so: with its release, with one that changed it, with "x or earlier", or with one by
 * which it has gone.
 */
function isDate(entry: GlossaryEntry, date: string): boolean {
  const {release, changed, until} = entry;
  const isGone = until !== undefined && semver.valid(date) !== null && semver.gt(date, until);
  return isGone || date === cellOf(entry) || date === release || changed.includes(date);
}

function cellOf({release, since}: GlossaryEntry): string {
  return release === UNKNOWN ? `${since} or earlier` : release;
}

function datesOf(entry: GlossaryEntry): string {
  return [cellOf(entry), ...entry.changed.map((version) => `changed in ${version}`)].join(', ');
}

/**
 * The dates in the glossary itself: releases that exist, in order, and in agreement with the changelog.
 * @param rows the versions that have a row in releases.ts, with or without docs
 */
export function checkGlossaryDates(
  entries: readonly GlossaryEntry[],
  lexicon: Lexicon,
  changelog: readonly ChangelogSection[],
  rows: ReadonlySet<string>,
): Problem[] {
  const named = new Map<string, Map<GlossaryEntry, number>>();
  for (const {version, lines} of changelog) {
    const inVersion = named.get(version) ?? new Map<GlossaryEntry, number>();
    named.set(version, inVersion);
    for (const {line, text} of lines) {
      for (const entry of entriesIn(text, lexicon)) {
        inVersion.set(entry, inVersion.get(entry) ?? line);
      }
    }
  }
  const inGlossary = entries.flatMap((entry) => {
    const {name, release, since, changed, line} = entry;
    const at = (wrong: string, fix: string): Problem => ({file: GLOSSARY_FILE, line, wrong, fix});
    const unknown = [release, ...changed].filter(
      (version) => version !== UNKNOWN && version !== FIRST_RELEASE && !rows.has(version),
    );
    const isLate = release !== UNKNOWN && semver.gt(release, since);
    return [
      ...unknown.map((version) =>
        at(`${name}: ${version} is not a release.`, 'Take a version from src/data/releases.ts.'),
      ),
      ...(isLate
        ? [at(`${name} came with ${release}, but pages of ${since} may use it.`, 'Correct `since` or `release`.')]
        : []),
      ...changed
        .filter((version) => !named.get(version)?.has(entry))
        .map((version) =>
          at(
            `The changelog of ${version} does not name ${name}.`,
            `Correct \`changed\`, or name it in ${CHANGELOG_FILE}.`,
          ),
        ),
    ];
  });
  const inChangelog = [...named].flatMap(([version, entriesThere]) =>
    [...entriesThere]
      .filter(([{release, changed}]) => release !== version && !changed.includes(version))
      .map(([entry, line]) => ({
        file: CHANGELOG_FILE,
        line,
        wrong: `${version} names ${entry.name}; the glossary says ${datesOf(entry)}.`,
        fix: `Set \`release: ${version}\` in ${GLOSSARY_FILE} if it came with it, else add it to \`changed\`.`,
      })),
  );
  return [...inGlossary, ...inChangelog];
}

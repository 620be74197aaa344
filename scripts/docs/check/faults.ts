import semver from 'semver';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {namesIn, proseOf} from '../shared/prose';
import type {DocsVersion, Site} from '../shared/site';
import {CURRENT} from '../shared/versions';
import {CHANGELOG_FILE, type ChangelogSection} from './changelog';
import {isKnownIn} from './glossary';
import type {Lexicon} from './identifiers';
import {nearest} from '../../../plugins/kit/nearest';

/** Words that call something a mistake of the plugin. */
const FAULT = /\b(?:faults?|faulty|defects?|bugs?)\b|\bfixed in (?:plugin |version )?\d/i;

/** The words for telling somebody of a mistake are not a statement about one. */
const REPORT = /\breport(?:s|ing)?\b (?:a |an |the )?(?:faults?|bugs?)\b|\bbug reports?\b/gi;

const ANCHOR = /\/changelog#([\w-]+)/g;

/** A line that says what a release of the plugin got wrong, with the changelog entries that prove it. */
interface Statement {
  readonly page: Page;
  readonly version: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Faults of the plugin: what a "Fixed" entry proves is true for every version before it, and for none after.
 * A statement links its entry, and stands on the same page of all those versions.
 */
export function checkFaults(site: Site, lexicon: Lexicon, changelog: readonly ChangelogSection[]): Problem[] {
  const found = site.versions.flatMap((version) =>
    [...version.pages.values()].map((page) => ({page, version, ...readFaults(page, version.name, changelog)})),
  );
  const byPlace = new Map<string, Statement[]>();
  for (const {page, statements} of found) {
    for (const [anchor, statement] of statements) {
      const place = `${anchor} ${page.path}`;
      byPlace.set(place, [...(byPlace.get(place) ?? []), statement]);
    }
  }
  return [
    ...found.flatMap(({problems}) => problems),
    ...[...byPlace].flatMap(([place, statements]) => {
      const [anchor = '', path = ''] = place.split(' ');
      const release = changelog.find((section) => section.anchor === anchor)?.version ?? '';
      return site.versions.flatMap((version) => missingIn(version, path, anchor, release, statements, lexicon));
    }),
  ];
}

/** The faults on one page that name no entry, or that have been corrected in its version. */
export function faultProblems(page: Page, version: string, changelog: readonly ChangelogSection[]): Problem[] {
  return readFaults(page, version, changelog).problems;
}

function readFaults(
  page: Page,
  version: string,
  changelog: readonly ChangelogSection[],
): {problems: Problem[]; statements: [anchor: string, statement: Statement][]} {
  const problems: Problem[] = [];
  const statements: [string, Statement][] = [];
  const report = (line: number, wrong: string, fix: string): void => {
    problems.push({file: page.file, line, wrong, fix});
  };
  for (const {line, text} of proseOf(page)) {
    const anchors = [...text.matchAll(ANCHOR)].map(([, anchor = '']) => anchor);
    const [word] = text.trimStart().startsWith('#') ? [] : (FAULT.exec(text.replace(REPORT, '')) ?? []);
    if (word !== undefined && anchors.length === 0) {
      report(
        line,
        `The fault ("${word}") names no changelog entry.`,
        'Link the entry that proves it: ([changelog](/changelog#v1-6-0)). Without an entry, leave it out.',
      );
    }
    for (const anchor of anchors) {
      const release = changelog.find((section) => section.anchor === anchor)?.version;
      if (release === undefined) {
        const guess = nearest(
          anchor,
          changelog.map((section) => section.anchor),
        );
        report(
          line,
          `The changelog has no entry #${anchor}.`,
          guess === undefined ? `Take the id of a heading in ${CHANGELOG_FILE}.` : `Did you mean #${guess}?`,
        );
      } else if (isBefore(version, release)) {
        statements.push([anchor, {page, version, line, text}]);
      } else if (word !== undefined && !text.includes(release)) {
        report(
          line,
          `The fault of #${anchor} was corrected in ${release}; this is ${version}.`,
          `Say that it was so before ${release}, or leave it out.`,
        );
      }
    }
  }
  return {problems, statements};
}

/** What a version should say because another one says it. */
function missingIn(
  version: DocsVersion,
  path: string,
  anchor: string,
  release: string,
  statements: readonly Statement[],
  lexicon: Lexicon,
): Problem[] {
  const page = version.pages.get(path);
  const [first] = statements;
  if (!page || !first || !isBefore(version.name, release) || statements.some((each) => each.version === version.name)) {
    return [];
  }
  // What a version does not have cannot be faulty in it.
  const knows = ({text}: Statement): boolean =>
    namesIn(text).every((name) => {
      const entry = lexicon.bySpelling.get(name);
      return entry === undefined || isKnownIn(entry, version.name, path);
    });
  return statements.some(knows)
    ? [
        {
          file: page.file,
          line: 1,
          wrong: `${first.page.file}:${first.line} tells of the fault of #${anchor}; this page of ${version.name} does not.`,
          fix: `The entry proves it for every version before ${release}: say it here, too, or leave it out there.`,
        },
      ]
    : [];
}

function isBefore(version: string, release: string): boolean {
  return version !== CURRENT && semver.valid(version) !== null && semver.lt(version, release);
}

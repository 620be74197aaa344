import semver from 'semver';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {proseOf} from '../shared/prose';
import {CURRENT} from '../shared/versions';
import {CHANGELOG_FILE, type ChangelogSection} from './changelog';
import {nearest} from '../../../plugins/kit/nearest';

/** Words that call something a mistake of the plugin. */
const FAULT = /\b(?:faults?|faulty|defects?|bugs?)\b|\bfixed in (?:plugin |version )?\d/i;

/** The words for telling somebody of a mistake are not a statement about one. */
const REPORT = /\breport(?:s|ing)?\b (?:a |an |the )?(?:faults?|bugs?)\b|\bbug reports?\b/gi;

const ANCHOR = /\/changelog#([\w-]+)/g;

/**
 * The faults on one page that link no entry of the changelog, or that have been corrected in its version. What a "Fixed"
 * entry proves is true for every version before it, and for none after.
 */
export function faultProblems(page: Page, version: string, changelog: readonly ChangelogSection[]): Problem[] {
  const problems: Problem[] = [];
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
      } else if (word !== undefined && !isBefore(version, release) && !text.includes(release)) {
        report(
          line,
          `The fault of #${anchor} was corrected in ${release}; this is ${version}.`,
          `Say that it was so before ${release}, or leave it out.`,
        );
      }
    }
  }
  return problems;
}

function isBefore(version: string, release: string): boolean {
  return version !== CURRENT && semver.valid(version) !== null && semver.lt(version, release);
}

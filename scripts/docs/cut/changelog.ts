import type {Release} from '../../../src/data/releases';
import {CHANGELOG_FILE, readChangelog} from '../check/changelog';
import {enginesBetween} from './engines';

const idOf = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** The line of an entry that lists the pages of the documentation which the release added, changed and removed. */
const pagesOf = (version: string): string => `<ReleasePages version="${version}" isFolded />`;

/** What the entry of a release looks like, with what the data knows of it. */
function exampleOf(release: Release, previous: Release | undefined): string {
  const {gained, lost} = enginesBetween(previous, release);
  const group = (name: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : ['', `**${name}**`, '', ...entries.map((entry) => `- ${entry}`)];
  const support = (engine: string): string => `Support for UE ${engine}.`;
  const added = gained.length + lost.length === 0 ? ['What is new.'] : gained.map(support);
  return [
    `## ${release.version} {/* #${idOf(release.version)} */}`,
    '',
    `Released ${release.date}.`,
    ...group('Added', added),
    ...group('Removed', lost.map(support)),
    '',
    pagesOf(release.version),
  ].join('\n');
}

/**
 * What is missing of the entry of a release in the changelog, with the entry to write; undefined when nothing is. Its
 * date is checked by docs:check.
 * @param text the changelog; undefined when there is none
 * @param previous the release before, if there is one
 */
export function changelogProblem(
  text: string | undefined,
  release: Release,
  previous: Release | undefined,
): string | undefined {
  const section = readChangelog(text).find(({version}) => version === release.version);
  const says = (wrong: string, fix: string): string =>
    `${CHANGELOG_FILE}: ${wrong} ${fix}, for example:\n\n${exampleOf(release, previous)}\n`;
  if (!section) {
    return says(`there is no section with the id ${idOf(release.version)}.`, 'Write it above those of older releases');
  }
  const isWords = ({text: line}: {readonly text: string}): boolean =>
    /\p{L}/u.test(line) &&
    !/^\s*(?:Released [\d-]+\.|\*\*[^*]+\*\*|#+ .*|\{\/\*.*\*\/\}|<ReleasePages .*)\s*$/.test(line);
  if (!section.lines.some(isWords)) {
    return says(`the entry of ${release.version} is empty.`, 'Say what is new, changed, fixed and removed');
  }
  return section.lines.some(({text: line}) => line === pagesOf(release.version))
    ? undefined
    : says(`the entry of ${release.version} does not list the pages that it changes.`, 'End it with <ReleasePages>');
}

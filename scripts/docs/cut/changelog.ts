import type {Release} from '../../../src/data/releases';
import {CHANGELOG_FILE, readChangelog} from '../check/changelog';
import type {Files} from '../shared/site';
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
 * @param files those of the repository
 * @param previous the release before, if there is one
 */
export function changelogProblem(files: Files, release: Release, previous: Release | undefined): string | undefined {
  const section = readChangelog(files).entries.find(({version}) => version === release.version);
  const says = (wrong: string, fix: string): string =>
    `${CHANGELOG_FILE}: ${wrong} ${fix}, for example:\n\n${exampleOf(release, previous)}\n`;
  if (!section) {
    return says(`there is no section with the id ${idOf(release.version)}.`, 'Write it above those of older releases');
  }
  const isWords = ({text}: {readonly text: string}): boolean =>
    /\p{L}/u.test(text) && !/^(?:Released [\d-]+\.|Added|Changed|Fixed|Removed)$/.test(text.trim());
  if (!section.blocks.some(isWords)) {
    return says(`the entry of ${release.version} is empty.`, 'Say what is new, changed, fixed and removed');
  }
  return section.components.some(({name}) => name === 'ReleasePages')
    ? undefined
    : says(`the entry of ${release.version} does not list the pages that it changes.`, 'End it with <ReleasePages>');
}

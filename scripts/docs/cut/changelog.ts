import type {Release} from '../../../src/data/releases';
import {enginesBetween} from './engines';

/** The page of all releases, relative to the repository. */
export const CHANGELOG = 'src/pages/changelog.mdx';

const idOf = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** The lines below the heading of a version, up to the next heading of its level; undefined without such a heading. */
function sectionOf(text: string, version: string): string[] | undefined {
  const lines = text.split('\n');
  const heading = new RegExp(`^(#+) .*\\{/\\* #${idOf(version)}(?:-\\d{4}-\\d\\d-\\d\\d)? \\*/\\}\\s*$`);
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0) {
    return undefined;
  }
  const level = heading.exec(lines[start] ?? '')?.[1]?.length ?? 1;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => (/^(#+) /.exec(line)?.[1]?.length ?? Infinity) <= level);
  return end < 0 ? rest : rest.slice(0, end);
}

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
  ].join('\n');
}

/**
 * What is wrong with the entry of a release in the changelog, with the entry to write; undefined when nothing is.
 * @param text the changelog; undefined when there is none
 * @param previous the release before, if there is one
 */
export function changelogProblem(
  text: string | undefined,
  release: Release,
  previous: Release | undefined,
): string | undefined {
  const section = sectionOf(text ?? '', release.version);
  const says = (wrong: string, fix: string): string =>
    `${CHANGELOG}: ${wrong} ${fix}, for example:\n\n${exampleOf(release, previous)}\n`;
  if (!section) {
    return says(`there is no section with the id ${idOf(release.version)}.`, 'Write it above those of older releases');
  }
  if (!section.some((line) => line.trim() === `Released ${release.date}.`)) {
    return says(
      `the entry of ${release.version} does not say "Released ${release.date}.", the date in src/data/releases.ts.`,
      'Make both the same',
    );
  }
  const isWords = (line: string): boolean =>
    /\p{L}/u.test(line) && !/^\s*(?:Released [\d-]+\.|\*\*[^*]+\*\*|#+ .*|\{\/\*.*\*\/\})\s*$/.test(line);
  return section.some(isWords)
    ? undefined
    : says(`the entry of ${release.version} is empty.`, 'Say what is new, changed, fixed and removed');
}

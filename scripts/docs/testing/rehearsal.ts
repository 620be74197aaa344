import {exec} from 'node:child_process';
import {appendFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import semver from 'semver';
import {readText} from '../../../plugins/kit/read-text';
import {compareDotted, newestRelease} from '../../../src/data/release-facts';
import {type Engine, type Release, releases} from '../../../src/data/releases';
import {copySite} from '../../../tests/support/site-copy';
import {CURRENT, folderOf, readReleased, readTree} from '../shared/site';

/** The maintainers' guide, relative to the repository: its commands are the ones that are rehearsed. */
export const GUIDE = 'CONTRIBUTING.md';

/** A page of every version, and what is corrected on it. */
export const CORRECTED = 'getting-started/demo-project.mdx';
const SENTENCE = 'This sentence of the rehearsal lacks something.';
export const ADDITION = 'This sentence was added in the rehearsal.';
/** A page of features: a tutorial needs more parts than the example of the guide has. The first release adds it. */
export const LEVER = 'features/using-a-lever.mdx';
/** The page that takes its place in the second release. */
export const BELL = 'features/ringing-a-bell.mdx';

/** What a rehearsal leaves behind. */
export interface Rehearsal {
  /** The copy of the repository; its build/ is the built site. */
  readonly folder: string;
  /** The release that is the newest in the repository. */
  readonly newest: Release;
  readonly first: Release;
  readonly second: Release;
  /** The released versions that have the sentence that is corrected, and those that do not. */
  readonly carriedTo: readonly string[];
  readonly leftAlone: readonly string[];
  /** What each command printed, by the command. */
  readonly outputs: ReadonlyMap<string, string>;
}

/**
 * Rehearses the life of the docs in a copy of this repository, with the commands of the guide: adds a page with a figure,
 * cuts a release by Docusaurus alone, corrects a sentence in it and carries it to the others, adds a page and removes one,
 * and cuts a second release by docs:cut, which builds the site.
 * @throws when a command fails; the message has its output
 */
export async function buildRehearsal(): Promise<Rehearsal> {
  const folder = copySite('rehearsal');
  const outputs = new Map<string, string>();
  const guide = readText(path.join(folder, GUIDE));
  const newest = newestRelease(releases);
  const first = releaseAfter(newest, 248);
  const second = releaseAfter(first, 127);
  const rehearse = async (heading: string): Promise<void> => {
    for (const command of commandsOf(sectionOf(guide, heading))) {
      // In this order: the next version of the guide is the first of these releases.
      const real = command.replaceAll('1.10.0', second.version).replaceAll('1.9.0', first.version);
      outputs.set(real, await runIn(folder, real));
    }
  };

  await initializeGit(folder);
  const released = readReleased(readTree(folder)) ?? [];
  const [carriedTo, leftAlone] = [released.slice(0, 3), released.slice(3)];
  for (const version of [CURRENT, ...carriedTo]) {
    const section = `\n## Rehearsal {/* #rehearsal */}\n\n${SENTENCE}\n`;
    appendFileSync(path.join(folder, folderOf(version), CORRECTED), section);
  }
  writeFileSync(path.join(folder, 'docs', LEVER), leverPage(guide));
  await rehearse('### Adding a page');
  announce(folder, first);
  await commit(folder, 'Add a page, and announce a release');
  await runIn(folder, `npx --no-install docusaurus docs:version ${first.version}`);
  await commit(folder, 'Cut a version by Docusaurus');

  const corrected = path.join(folder, folderOf(first.version), CORRECTED);
  writeFileSync(corrected, readText(corrected).replace(SENTENCE, `${SENTENCE} ${ADDITION}`));
  await rehearse('### Fixing a sentence');
  rmSync(path.join(folder, 'docs', LEVER));
  // An engine that the second release has lost.
  writeFileSync(path.join(folder, 'docs', BELL), bellPage(first.engines[0] ?? ''));
  announce(folder, second);
  await commit(folder, 'Correct a sentence, exchange a page, and announce a release');
  await rehearse('### Cutting a version');
  return {folder, newest, first, second, carriedTo, leftAlone, outputs};
}

/** The part of a Markdown text from a heading to the next one of the same level. */
export function sectionOf(text: string, heading: string): string {
  const level = /^#+/.exec(heading)?.[0] ?? '';
  const start = text.indexOf(`${heading}\n`);
  if (start < 0) {
    throw new Error(`The guide has no section "${heading}".`);
  }
  const end = text.indexOf(`\n${level} `, start + heading.length);
  return text.slice(start, end < 0 ? undefined : end);
}

/** The texts of the fenced blocks of one language, without the indent of a list. */
function blocksOf(section: string, lang: string): string[] {
  return [...section.matchAll(/^( *)(`{3,})(\S*)\n([^]*?)^\1\2$/gm)]
    .filter(([, , , found]) => found === lang)
    .map(([, indent = '', , , text = '']) => text.replace(new RegExp(`^${indent}`, 'gm'), ''));
}

/** The commands of a section, one per line of its `sh` blocks. */
export function commandsOf(section: string): string[] {
  return blocksOf(section, 'sh').flatMap((block) => block.split('\n').filter(Boolean));
}

/** The next minor version, some days later, with engines one further. */
function releaseAfter({version, date, engines}: Release, days: number): Release {
  const sorted = [...engines].sort(compareDotted);
  const [major = 0, minor = 0] = (sorted.at(-1) ?? '').split('.').map(Number);
  const next: Engine = `${major}.${minor + 1}`;
  return {
    version: semver.inc(version, 'minor') as Release['version'],
    date: new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) as Release['date'],
    engines: [...sorted.slice(1), next],
    highlights: ['Rehearsal'],
  };
}

/** The page of the guide's example: its front matter, a link and its figure. */
function leverPage(guide: string): string {
  const [frontMatter = ''] = blocksOf(sectionOf(guide, '### Adding a page'), 'mdx');
  const [figure = ''] = blocksOf(sectionOf(guide, '### Facts and figures'), 'mdx');
  const [link = ''] = /\[[^\]]+\]\(\.\/[^)]+\)/.exec(sectionOf(guide, '### Adding a page')) ?? [];
  const opening = `Read ${link.replace('(./', '(../quick-start/')} first. Then put a lever beside a door of your level.\n`;
  return [frontMatter, opening, '## Lever {/* #lever */}\n', figure].join('\n');
}

/** A page in other words, with an engine that is named by hand. */
function bellPage(engine: string): string {
  return `---
title: Ringing a bell
description: Hang a bell above the counter of a shop, and let every customer who comes in call the seller with it.
sidebar_position: 9
---

A bell hangs above the counter. Whoever touches its rope calls the seller, who comes out of the back room.

Tried on UE ${engine}. {/* other-versions: where it was tried */}
`;
}

/** Gives a release its row and its entry in the changelog. */
function announce(folder: string, {version, date, engines, highlights = []}: Release): void {
  const edit = (name: string, place: string | RegExp, added: string): void => {
    const file = path.join(folder, name);
    writeFileSync(
      file,
      readText(file).replace(place, (found) => added.replace('%', found)),
    );
  };
  const list = (texts: readonly string[]): string => `['${texts.join("', '")}']`;
  const row = `{version: '${version}', date: '${date}', engines: ${list(engines)}, highlights: ${list(highlights)}},`;
  edit('src/data/releases.ts', 'export const releases: readonly Release[] = [', `%\n  ${row}`);
  const entry = [
    `## ${version} {/* #v${version.replaceAll('.', '-')} */}`,
    `Released ${date}.`,
    '**Added**',
    `- Support for UE ${engines.at(-1) ?? ''}.`,
    `<ReleasePages version="${version}" isFolded />`,
  ];
  edit('src/pages/changelog.mdx', /^## /m, `${entry.join('\n\n')}\n\n%`);
}

async function initializeGit(folder: string): Promise<void> {
  await runIn(folder, 'git init --quiet --initial-branch main');
  for (const setting of ['user.name Rehearsal', 'user.email rehearsal@site.example', 'commit.gpgsign false']) {
    await runIn(folder, `git config ${setting}`);
  }
  await commit(folder, 'Copy');
}

/** What the test runner sets is not what a maintainer has, and the switches of the real site are not those of the copy. */
const NOT_OURS = /^(?:NODE_ENV|VITEST.*|DOCS_.*|GTAG_.*|ALGOLIA_.*)$/;

/**
 * Runs a command in the copy.
 * @returns what it prints
 * @throws with what it prints when it fails
 */
export async function runIn(
  folder: string,
  command: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_OURS.test(name)));
  const options = {cwd: folder, env: {...own, NO_COLOR: '1', ...env}, maxBuffer: 2 ** 26};
  try {
    const {stdout, stderr} = await promisify(exec)(command, options);
    return stdout + stderr;
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(`${command} failed in the rehearsal:\n${stdout}${stderr}`, {cause: error});
  }
}

async function commit(folder: string, message: string): Promise<void> {
  await runIn(folder, `git add --all && git commit --quiet --message "${message}"`);
}

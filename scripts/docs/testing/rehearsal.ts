import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../../plugins/kit/read-text';
import {releases} from '../../../src/data/releases';
import type {Release} from '../../../src/data/releases';
import {newestRelease} from '../../../src/data/release-facts';
import {judge, readPage} from '../backport/changes';
import {readTree, isPage, readReleased, CURRENT, folderOf} from '../shared/site';
import {blocksOf, commandsOf, sectionOf, versionsOf} from './guide';
import {nextReleases} from './next-releases';
import {commit, copyRepository, runIn, sharePackages} from './repository-copy';

/** The maintainers' guide, relative to the repository: its commands are the ones that are rehearsed. */
export const GUIDE = 'CONTRIBUTING.md';

/** Into so many versions a sentence is carried, the best first: which sentences there are depends on the versions. */
const TARGETS = [6, 5, 7, 4, 8, 3, 9];
const ADDITION = ' This sentence was added in the rehearsal.';
/** A page of features: a tutorial needs more parts than the example of the guide has. */
const LEVER = 'features/using-a-lever.mdx';
/** The page that takes its place in the third release, in other words. */
const BELL = 'features/ringing-a-bell.mdx';
const BELL_PAGE = `---
title: Ringing a bell
description: Hang a bell above the counter of a shop, and let every customer who comes in call the seller with it.
sidebar_position: 9
---

A bell hangs above the counter. Whoever touches its rope calls the seller, who comes out of the back room.
`;

/** What a rehearsal leaves behind. */
export interface Rehearsal {
  /** The copy of the repository. */
  readonly folder: string;
  /** Its built site. */
  readonly build: string;
  /** The release that is the newest in the repository. */
  readonly newest: Release;
  /** The releases that were cut, oldest first. */
  readonly releases: readonly [Release, Release, Release];
  /** The versions that were cut, oldest first. */
  readonly cut: readonly [string, string, string];
  /** The page and the text that were corrected in the second version. */
  readonly corrected: {readonly page: string; readonly sentence: string; readonly addition: string};
  /** The released versions into which the correction was carried. */
  readonly carriedTo: readonly string[];
  /** The released versions that have the page, and not the sentence. */
  readonly leftAlone: readonly string[];
  /** The page that the first version added, and the third one removed. */
  readonly removedPage: string;
  /** The page that the third version added. */
  readonly addedPage: string;
  /** What each command printed, by the command. */
  readonly outputs: ReadonlyMap<string, string>;
  /** What the cuts printed that were refused. */
  readonly refusals: Readonly<Record<'withoutEntry' | 'typedEngine', string>>;
  /** Removes the copy. */
  remove(): void;
}

/**
 * Rehearses the life of the docs in a copy of this repository, with the commands of the guide: adds a page with a figure,
 * is refused two false releases, cuts two true ones, corrects a sentence in the newest and carries it to the others, adds a
 * page and removes one, and cuts a third release, which builds the site.
 * @param root the top folder of the repository
 * @throws when a command fails; the message has its output
 */
export async function buildRehearsal(root: string): Promise<Rehearsal> {
  const folder = await copyRepository(root);
  sharePackages(root, folder);
  const run = (command: string): Promise<string> => runIn(folder, command);
  const outputs = new Map<string, string>();
  const guide = readText(path.join(root, GUIDE));
  const written = versionsOf(guide);
  const rehearse = async (
    heading: string,
    versions: Readonly<Record<string, string>> = {},
    cutOption?: '--no-build',
  ): Promise<void> => {
    for (const command of commandsOf(sectionOf(guide, heading))) {
      const real = Object.entries(versions).reduce((text, [from, to]) => text.replaceAll(from, to), command);
      outputs.set(
        real,
        await run(cutOption && real.startsWith('npm run docs:cut ') ? `${real} -- ${cutOption}` : real),
      );
    }
  };

  const newest = newestRelease(releases);
  const rehearsed = nextReleases(releases);
  const [first, second, third] = rehearsed.map(({version}) => version) as [string, string, string];
  // An engine that the first of the releases has, and the second has lost.
  const [lost = ''] = rehearsed[0].engines;
  writeFileSync(path.join(folder, 'docs', LEVER), leverPage(guide, lost));
  // The page has its figure from the start, and both chapters end with the same check.
  await rehearse('### Adding a page');
  await commit(folder, 'Add a page');

  const cutCommand = commandsOf(sectionOf(guide, '### Cutting a version'))[0]?.replace(written.next, first) ?? '';
  await addReleaseRow(folder, rehearsed[0]);
  const withoutEntry = await runRefused(folder, cutCommand);
  await addEntry(folder, rehearsed[0]);
  const faq = path.join(folder, 'docs/faq.mdx');
  const text = readText(faq);
  writeFileSync(faq, `${text}\nThis page was written for UE ${newest.engines.join(', ')}.\n`);
  await commit(folder, 'Type engines by hand');
  const typedEngine = await runRefused(folder, cutCommand);
  writeFileSync(faq, text);
  await commit(folder, 'Take them back');
  // The third cut builds the site with all that came before.
  await rehearse('### Cutting a version', {[written.next]: first}, '--no-build');
  await addReleaseRow(folder, rehearsed[1]);
  await addEntry(folder, rehearsed[1]);
  await rehearse('### Cutting a version', {[written.next]: second}, '--no-build');

  const choice = chooseSentence(folder, second);
  correct(path.join(folder, folderOf(second), choice.page), choice.sentence);
  await rehearse('### Fixing a sentence', {[written.newest]: second});
  await commit(folder, 'Correct a sentence');

  await addReleaseRow(folder, rehearsed[2]);
  await addEntry(folder, rehearsed[2]);
  rmSync(path.join(folder, 'docs', LEVER));
  writeFileSync(path.join(folder, 'docs', BELL), BELL_PAGE);
  await commit(folder, 'Remove a page, and add one');
  await rehearse('### Cutting a version', {[written.next]: third});

  return {
    ...choice,
    folder,
    build: path.join(folder, 'build'),
    newest,
    releases: rehearsed,
    cut: [first, second, third],
    corrected: {page: choice.page, sentence: choice.sentence, addition: ADDITION.trim()},
    removedPage: LEVER,
    addedPage: BELL,
    outputs,
    refusals: {withoutEntry, typedEngine},
    remove: () => {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Runs a command that must fail, and leave the tree as it was. */
async function runRefused(folder: string, command: string): Promise<string> {
  const printed = await runIn(folder, command).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const left = await runIn(folder, 'git status --porcelain');
  if (printed === undefined || left !== '') {
    throw new Error(`${command} should have been refused and leave nothing. It left: ${left}`);
  }
  return printed;
}

/** The page of the guide's example: its front matter, a link, its figure, and an engine that is named by hand. */
function leverPage(guide: string, engine: string): string {
  const [frontMatter = ''] = blocksOf(sectionOf(guide, '### Adding a page'), 'mdx');
  const [figure = ''] = blocksOf(sectionOf(guide, '### Facts and figures'), 'mdx');
  const [link = ''] = /\[[^\]]+\]\(\.\/[^)]+\)/.exec(sectionOf(guide, '### Adding a page')) ?? [];
  const named = `Tried on UE ${engine}. {/* other-versions: where it was tried */}\n`;
  const first = `Read ${link.replace('(./', '(../quick-start/')} first. Then put a lever beside a door of your level.\n`;
  return [frontMatter, first, '## Lever {/* #lever */}\n', figure, named].join('\n');
}

async function addReleaseRow(folder: string, {version, date, engines, highlights = []}: Release): Promise<void> {
  const file = path.join(folder, 'src/data/releases.ts');
  const text = readText(file);
  const start = 'export const releases: readonly Release[] = [';
  const list = (texts: readonly string[]): string => `['${texts.join("', '")}']`;
  const row = `{version: '${version}', date: '${date}', engines: ${list(engines)}, highlights: ${list(highlights)}},`;
  writeFileSync(file, text.replace(start, `${start}\n  ${row}`));
  await commit(folder, `Announce ${version}`);
}

async function addEntry(folder: string, {version, date, engines}: Release): Promise<void> {
  const file = path.join(folder, 'src/pages/changelog.mdx');
  const text = readText(file);
  const entry = [
    `## ${version} {/* #v${version.replaceAll('.', '-')} */}`,
    `Released ${date}.`,
    '**Added**',
    `- Support for UE ${engines.at(-1) ?? ''}.`,
    `<ReleasePages version="${version}" isFolded />`,
  ];
  writeFileSync(file, text.replace(/^## /m, `${entry.join('\n\n')}\n\n## `));
  await commit(folder, `Tell what is new in ${version}`);
}

function correct(file: string, sentence: string): void {
  writeFileSync(file, readText(file).replace(sentence, sentence + ADDITION));
}

/** A paragraph of plain words. */
const isSentence = (line: string): boolean => /^[A-Z][^|<{]{60,}\.$/.test(line);

interface Choice {
  readonly page: string;
  readonly sentence: string;
  readonly carriedTo: readonly string[];
  readonly leftAlone: readonly string[];
}

/** A paragraph of the newest version that can be carried to some older ones; the rest have the page, but not its part. */
function chooseSentence(folder: string, newest: string): Choice {
  const files = readTree(folder);
  const released = readReleased(files.get('versions.json'));
  const others = [...released.filter((name) => name !== newest), CURRENT];
  const root = `${folderOf(newest)}/`;
  const pages = [...files.keys()].filter((name) => name.startsWith(root) && isPage(name.slice(root.length))).sort();
  const candidates = pages.flatMap((file) => {
    const page = file.slice(root.length);
    const base = readPage(files.get(file) ?? '');
    const texts = others.flatMap((name) => {
      const text = files.get(`${folderOf(name)}/${page}`);
      return text === undefined ? [] : [{name, text: readPage(text)}];
    });
    return [...base.lines.entries()]
      .filter(([, line]) => isSentence(line))
      .map(([start, sentence]) => {
        const change = {start, removed: [sentence], added: [sentence + ADDITION]};
        const verdicts = texts.map(({name, text}) => ({name, status: judge(change, base, text).status}));
        const namesOf = (status: string): string[] =>
          verdicts.filter((verdict) => verdict.status === status).map(({name}) => name);
        const carriedTo = namesOf('fits').filter((name) => name !== CURRENT);
        return {page, sentence, carriedTo, leftAlone: namesOf('not there'), conflicts: namesOf('conflict')};
      })
      .filter(({leftAlone, conflicts}) => leftAlone.length > 0 && conflicts.length === 0);
  });
  for (const count of TARGETS) {
    const choice = candidates.find(({carriedTo}) => carriedTo.length === count);
    if (choice) {
      const {page, sentence, carriedTo, leftAlone} = choice;
      return {page, sentence, carriedTo, leftAlone};
    }
  }
  throw new Error('No paragraph stands in some of the older versions: the rehearsal needs another choice.');
}

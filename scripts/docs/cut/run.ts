import {spawn} from 'node:child_process';
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import semver from 'semver';
import {baseUrl, url} from '../../../config/site-address';
import {checkBuild} from '../../../plugins/hosting/check-build';
import {compareDotted, rowOf} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {checkedSite} from '../check/all';
import {mentionsOf} from '../check/facts';
import type {CommandContext} from '../shared/command';
import {refuse, shorten} from '../shared/diagnostic';
import {dirtyFiles, git} from '../shared/git';
import {type DocsVersion, folderOf, readReleased, readTree, sidebarFileOf, type Site} from '../shared/site';
import {wordsOf} from '../shared/source';

/** How docs:cut is called. */
export const USAGE = `npm run docs:cut 1.10.0

Releases the pages of docs/ as a version: checks that everything is in place, copies them, builds the site, and says what
changed for readers. When anything fails, or on Ctrl-C, the tree is as it was before.`;

/** Where the site is built before it takes the place of build/; git ignores it. */
const OUT_DIR = 'build-of-cut';

/**
 * docs:cut.
 * @param signal aborted with the error to throw when the user sends a signal
 * @returns the exit code
 * @throws when something stands in the way; the tree is then as it was before
 */
export async function cut({root, args, releases, print}: CommandContext, signal: AbortSignal): Promise<number> {
  const files = readTree(root);
  const name = readName(args, readReleased(files)?.[0] ?? '0.0.0');
  refuse(dirtyFiles(root, []).slice(0, 20), 'docs:cut starts from a clean tree. Commit or stash these files first');
  rowOf(name, releases);
  checkedSite(files, releases, 'docs:check finds errors. Fix them first', name);

  let site: Site;
  try {
    print(`Copying docs/ to ${folderOf(name)} …`);
    await runDocusaurus(root, signal, ['docs:version', name]);
    site = checkedSite(readTree(root), releases, `docs:check finds errors in ${name}`, name);
    print('Building all versions …');
    await runDocusaurus(root, signal, ['build', '--out-dir', OUT_DIR]);
    const [build, out] = [path.join(root, 'build'), path.join(root, OUT_DIR)];
    refuse(checkBuild(out, url + baseUrl), 'The built site has faults');
    rmSync(build, {recursive: true, force: true});
    renameSync(out, build);
  } catch (error) {
    restore(root, name);
    print('The tree is as it was before.');
    throw error;
  }
  const [, version, before] = site.versions;
  if (version && before) {
    print(`\n${formatReport(version, before, releases)}\n`);
  }
  print(`Cut ${name}. Look at it with npm run serve, then commit it:`);
  print(`  git add versions.json versioned_docs versioned_sidebars && git commit -m "Cut docs ${name}"`);
  return 0;
}

/** Takes back what a cut has made. The tree was clean: nothing else is touched. */
function restore(root: string, name: string): void {
  for (const made of [folderOf(name), sidebarFileOf(name), OUT_DIR]) {
    rmSync(path.join(root, made), {recursive: true, force: true});
  }
  git(root, ['restore', '--', 'versions.json']);
}

/** Reads the name of the version from the command line, or throws an error that says what would be right. */
function readName(args: readonly string[], latest: string): string {
  const {positionals} = parseArgs({args: [...args], allowPositionals: true});
  const [name = ''] = positionals;
  const isVersion = semver.valid(name) === name && !semver.prerelease(name);
  if (positionals.length !== 1 || !isVersion || compareDotted(name, latest) <= 0) {
    const given = positionals.length > 0 ? `, and not "${positionals.join(' ')}"` : '';
    const example = `For example: npm run docs:cut ${semver.inc(latest, 'minor') ?? '1.0.0'}`;
    throw new Error(`docs:cut takes one version of three numbers, newer than ${latest}${given}. ${example}`);
  }
  return name;
}

/**
 * Runs a command of Docusaurus, by Node itself, since what is in node_modules/.bin is a script for one system's shell.
 * @param signal aborted with the error to throw, after Docusaurus has ended: it must not write what is taken back
 */
async function runDocusaurus(root: string, signal: AbortSignal, args: readonly string[]): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args], {
    cwd: root,
    // The switches of the person's own shell must not make the build easier than the published one.
    env: {...process.env, DOCS_ONLY_VERSIONS: '', DOCS_INCLUDE_NEXT: ''},
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    killSignal: 'SIGKILL',
  });
  // An abort is an error, too; what counts is the end.
  child.on('error', () => undefined);
  const code = await new Promise((resolve) => child.once('close', resolve));
  signal.throwIfAborted();
  if (code !== 0) {
    throw new Error(`docusaurus ${args.join(' ')} failed; its reason stands above.`);
  }
}

/**
 * What a new version means for readers: pages that came, changed and went, and the lines that name a version or an engine
 * by hand; not those of a column such as "Since".
 */
function formatReport(docs: DocsVersion, before: DocsVersion, releases: readonly Release[]): string {
  const changes = [...new Set([...docs.pages.keys(), ...before.pages.keys()])].sort().flatMap((page) => {
    const [old, now] = [before.pages.get(page), docs.pages.get(page)];
    const isSame = old && now && wordsOf(old) === wordsOf(now);
    const changed = now ? '*' : '-';
    return isSame ? [] : [`  ${old ? changed : '+'} ${page}`];
  });
  const count = (sign: string): number => changes.filter((line) => line.startsWith(`  ${sign}`)).length;

  const byHand = [...docs.pages.values()].flatMap((page) => {
    const mentions = mentionsOf(page, releases).filter(({isInColumn}) => !isInColumn);
    return [...new Set(mentions.map(({line}) => line))].map(
      (line) => `  ${page.file}:${line}: ${shorten(page.lines[line - 1] ?? '', 150)}`,
    );
  });
  return [
    `${docs.name} against ${before.name}, for readers: ${count('+')} added (+), ${count('*')} changed (*), ${count('-')} removed (-).`,
    ...changes,
    `\n${byHand.length} lines of ${docs.name} name a version or an engine by hand. Read whether they hold:`,
    ...byHand,
  ].join('\n');
}

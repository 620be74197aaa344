import {cpSync, rmdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import {assertReleaseRows} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {checkSite} from '../check/all';
import {parseOptions, UserError} from '../shared/command';
import {formatDiagnostic} from '../shared/diagnostic';
import {dirtyFiles, git, isRepository} from '../shared/git';
import {readTree, readReleased, sidebarFileOf, type Site, folderOf} from '../shared/site';
import {buildSite, copyVersion, OUT_DIR} from './docusaurus';
import {formatReport} from './report';

const USAGE = `npm run docs:cut 1.10.0

Releases the pages of docs/ as a version: checks that everything is in place, copies them, builds the site, and says what
changed for readers. When anything fails, or on Ctrl-C, the tree is as it was before.`;

/** What docs:cut works with. */
export interface CutContext {
  readonly root: string;
  readonly releases: readonly Release[];
  /** Aborted with the error to throw when the user sends a signal. */
  readonly signal: AbortSignal;
  /** Where the lines of its report go. */
  readonly print: (text: string) => void;
}

/**
 * docs:cut.
 * @returns the exit code
 * @throws UserError when something stands in the way; the tree is then as it was before
 */
export async function cut(args: readonly string[], {root, releases, signal, print}: CutContext): Promise<number> {
  const files = readTree(root);
  const released = readReleased(files.get('versions.json'));
  const name = readName(args, released);
  const checked = (message: string): Site => {
    const {site, diagnostics} = checkSite(readTree(root), releases, name);
    refuse(diagnostics.map(formatDiagnostic), message);
    return site;
  };
  assertKnownState(root, name, releases);
  checked('docs:check finds errors. Fix them first');

  let site: Site;
  try {
    print(`Copying docs/ to ${folderOf(name)} …`);
    await copyVersion(root, signal, name);
    site = checked(`docs:check finds errors in ${name}`);
    print('Building all versions …');
    await buildSite(root, signal);
    publishBuild(root);
  } catch (error) {
    undoCut(root, name);
    const left = dirtyFiles(root, []).join(', ');
    print(
      left === '' ? 'The tree is as it was before.' : `These files have changed meanwhile, not by docs:cut: ${left}.`,
    );
    throw error;
  }
  const [version, before] = [name, released[0]].map((each) => site.versions.find((docs) => docs.name === each));
  if (version) {
    print(`\n${formatReport(version, before, releases)}\n`);
  }
  print(`Cut ${name}. Look at it with npm run serve, then commit it:`);
  print(`  git add versions.json versioned_docs versioned_sidebars && git commit -m "Cut docs ${name}"`);
  return 0;
}

/**
 * Reads the name of the version from the command line.
 * @throws UserError that says what would be right
 */
function readName(args: readonly string[], released: readonly string[]): string {
  const {positionals} = parseOptions(args, {allowPositionals: true}, USAGE);
  const [name = '', ...more] = positionals;
  const latest = semver.sort(released.filter((each) => semver.valid(each))).at(-1);
  const example = latest === undefined ? '1.0.0' : semver.inc(latest, 'minor');
  const say = (reason: string): never => {
    throw new UserError(`docs:cut: ${reason} For example: npm run docs:cut ${example ?? ''}`);
  };
  if (name === '') {
    return say('which version? Name it.');
  }
  if (more.length > 0) {
    return say(`one version at a time, not ${positionals.join(' and ')}.`);
  }
  if (!/^\d+\.\d+\.\d+$/.test(name) || semver.valid(name) !== name) {
    const meant = /[/\\]|\.\./.test(name) ? undefined : semver.coerce(name)?.version;
    const guess = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return say(`"${name}" is not a version: it takes three numbers.${guess}`);
  }
  if (released.includes(name)) {
    return say(`${name} exists already.`);
  }
  return latest !== undefined && semver.lt(name, latest) ? say(`${name} is older than the latest, ${latest}.`) : name;
}

/** What must be in place before the tree is touched, besides what docs:check asks for. */
function assertKnownState(root: string, name: string, releases: readonly Release[]): void {
  if (!isRepository(root)) {
    const reason = 'this is not the top folder of a git repository.';
    throw new UserError(`docs:cut needs git to start from a known state, and ${reason}`);
  }
  try {
    assertReleaseRows([name], releases);
  } catch (error) {
    throw new UserError(`${(error as Error).message}\nCommit it, then cut the version.`);
  }
  const dirty = dirtyFiles(root, []).slice(0, 20);
  refuse(dirty, 'docs:cut starts from a clean tree. Commit or stash these files first');
}

function refuse(reasons: readonly string[], message: string): void {
  if (reasons.length > 0) {
    throw new UserError(`${message}:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
  }
}

/** Undoes a cut of `name`, which has started from a clean tree: nothing else is touched. */
function undoCut(root: string, name: string): void {
  for (const part of [folderOf(name), sidebarFileOf(name)]) {
    rmSync(path.join(root, part), {recursive: true, force: true});
    try {
      rmdirSync(path.dirname(path.join(root, part)));
    } catch {
      // Other versions are there.
    }
  }
  git(root, ['restore', '--', 'versions.json']);
  rmSync(path.join(root, OUT_DIR), {recursive: true, force: true});
}

/** Makes the new build the current one. It is copied, since node_modules may be on another disk. */
function publishBuild(root: string): void {
  const [from, to] = [path.join(root, OUT_DIR), path.join(root, 'build')];
  rmSync(to, {recursive: true, force: true});
  cpSync(from, to, {recursive: true});
  rmSync(from, {recursive: true, force: true});
}

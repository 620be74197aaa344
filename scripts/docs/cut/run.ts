import {assertReleaseRows} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {checkSite} from '../check/all';
import {dirtyFiles, isRepository} from '../shared/git';
import {formatProblem, UserError} from '../shared/problem';
import {readTree, type Files} from '../shared/read-tree';
import {isPage, readReleased} from '../shared/site';
import {CURRENT, folderOf} from '../shared/versions';
import {readOptions, USAGE} from './options';
import {publishBuild, rememberParts} from './parts';
import {compareForReaders, formatReaderChanges, type PageSources} from './reader-changes';
import type {Tools} from './tools';

/** What docs:cut works with. */
export interface CutContext {
  readonly root: string;
  readonly releases: readonly Release[];
  readonly tools: Tools;
  /** Where the lines of its report go. */
  readonly print: (text: string) => void;
}

/**
 * docs:cut.
 * @returns the exit code
 * @throws UserError when something stands in the way; the tree is then as it was before
 */
export async function cut(args: readonly string[], {root, releases, tools, print}: CutContext): Promise<number> {
  const files = readTree(root);
  const released = readReleased(files.get('versions.json'));
  const options = readOptions(args, released);
  if (!options) {
    print(USAGE);
    return 0;
  }
  const {name, quick} = options;
  preflight(root, name, files, releases);

  const [previous] = released;
  const restore = rememberParts(root, name);
  try {
    print(`Copying docs/ to ${folderOf(name)} …`);
    await tools.copyVersion(name);
    refuse(
      checkSite(readTree(root), rowsOf(releases)).problems.map(formatProblem),
      `docs:check finds errors in ${name}`,
    );
    const only = previous === undefined ? [name] : [name, previous];
    print(quick ? `Building ${only.join(' and ')} …` : 'Building all versions …');
    await tools.build(quick ? only : undefined);
    publishBuild(root);
  } catch (error) {
    restore();
    const left = dirtyFiles(root, []);
    print(
      left.length === 0
        ? 'The tree is as it was before.'
        : `These files have changed meanwhile, not by docs:cut: ${left.join(', ')}.`,
    );
    throw error;
  }
  const before = previous === undefined ? new Map<string, string>() : pagesOf(files, previous);
  print('');
  print(formatReaderChanges(name, previous, compareForReaders(before, pagesOf(files, CURRENT))));
  print('');
  print(`Cut ${name}. Look at it with npm run serve, then commit it:`);
  print(`  git add versions.json versioned_docs versioned_sidebars && git commit -m "Cut docs ${name}"`);
  return 0;
}

/** Everything that must be in place before the tree is touched. */
function preflight(root: string, name: string, files: Files, releases: readonly Release[]): void {
  if (!isRepository(root)) {
    throw new UserError(
      'docs:cut needs git to start from a known state, and this is not the top folder of a git repository.',
    );
  }
  try {
    assertReleaseRows([name], releases);
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\nCommit it, then cut the version.`);
  }
  const dirty = dirtyFiles(root, []);
  refuse(dirty.slice(0, 20), 'docs:cut starts from a clean tree. Commit or stash these files first');
  refuse(checkSite(files, rowsOf(releases)).problems.map(formatProblem), 'docs:check finds errors. Mend them first');
}

function refuse(reasons: readonly string[], message: string): void {
  if (reasons.length > 0) {
    throw new UserError(`${message}:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
  }
}

function rowsOf(releases: readonly Release[]): Set<string> {
  return new Set(releases.map(({version}) => version));
}

function pagesOf(files: Files, version: string): PageSources {
  const folder = `${folderOf(version)}/`;
  const pages = [...files].filter(([file]) => file.startsWith(folder) && isPage(file.slice(folder.length)));
  return new Map(pages.map(([file, source]) => [file.slice(folder.length), source]));
}

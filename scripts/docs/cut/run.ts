import {assertReleaseRows, compareDotted, releaseOf} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {checkSite} from '../check/all';
import {dirtyFiles, isRepository} from '../shared/git';
import {UserError} from '../shared/command';
import {formatDiagnostic} from '../shared/diagnostic';
import {readTree, type Files, readReleased, type Site, folderOf} from '../shared/site';
import {formatByHand} from './by-hand';
import {changelogProblem} from './changelog';
import {enginesBetween, formatEngines} from './engines';
import {readOptions, USAGE} from './options';
import {publishBuild, undoCut} from './parts';
import {formatReaderChanges} from './reader-changes';
import type {Tools} from './tools';

/** What docs:cut works with. */
export interface CutContext {
  readonly root: string;
  readonly releases: readonly Release[];
  readonly tools: Tools;
  /** Where the lines of its report go. */
  readonly print: (text: string) => void;
}

interface Rows {
  /** The rows up to the version that is cut. */
  readonly releases: readonly Release[];
  readonly all: readonly Release[];
}

/**
 * docs:cut.
 * @returns the exit code
 * @throws UserError when something stands in the way; the tree is then as it was before
 */
export async function cut(args: readonly string[], context: CutContext): Promise<number> {
  const {root, tools, print} = context;
  const files = readTree(root);
  const released = readReleased(files.get('versions.json'));
  const options = readOptions(args, released);
  if (!options) {
    print(USAGE);
    return 0;
  }
  const {name, isBuilt} = options;
  // Rows of releases to come say nothing about this one.
  const releases = context.releases.filter(({version}) => compareDotted(version, name) <= 0);
  const [previous] = released;
  const before = previous === undefined ? undefined : releaseOf(releases, previous);
  const {release, changes} = preflight(root, name, files, {releases, previous, before, all: context.releases});

  let site: Site;
  try {
    print(`Copying docs/ to ${folderOf(name)} …`);
    await tools.copyVersion(name);
    site = checked(readTree(root), {releases, all: context.releases}, `docs:check finds errors in ${name}`);
    if (isBuilt) {
      print('Building all versions …');
      await tools.build();
      publishBuild(root);
    }
  } catch (error) {
    undoCut(root, name);
    const left = dirtyFiles(root, []);
    print(
      left.length === 0
        ? 'The tree is as it was before.'
        : `These files have changed meanwhile, not by docs:cut: ${left.join(', ')}.`,
    );
    throw error;
  }
  const pages = site.versions.find((version) => version.name === name)?.pages.values() ?? [];
  print('');
  print(changes);
  print('');
  print(formatEngines(before, release));
  print('');
  print(formatByHand(name, pages, releases, enginesBetween(before, release).lost));
  print('');
  print(`Cut ${name}. ${isBuilt ? 'Look at it with npm run serve' : 'Build it and look at it'}, then commit it:`);
  print(`  git add versions.json versioned_docs versioned_sidebars && git commit -m "Cut docs ${name}"`);
  return 0;
}

/**
 * Everything that must be in place before the tree is touched.
 * @param rows the rows up to the version, the version before and its release, and all rows
 * @returns the row of the version, and what it changes for readers
 */
function preflight(
  root: string,
  name: string,
  files: Files,
  {
    releases,
    previous,
    before,
    all,
  }: Rows & {readonly previous: string | undefined; readonly before: Release | undefined},
): {readonly release: Release; readonly changes: string} {
  if (!isRepository(root)) {
    throw new UserError(
      'docs:cut needs git to start from a known state, and this is not the top folder of a git repository.',
    );
  }
  const commit = '\nCommit it, then cut the version.';
  try {
    assertReleaseRows([name], releases);
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}${commit}`);
  }
  const release = releaseOf(releases, name);
  const wrong = release && changelogProblem(files, release, before);
  if (!release || wrong !== undefined) {
    throw new UserError(`${wrong ?? ''}${commit}`);
  }
  const dirty = dirtyFiles(root, []);
  refuse(dirty.slice(0, 20), 'docs:cut starts from a clean tree. Commit or stash these files first');
  const {site, diagnostics} = checkSite(files, releases, all);
  refuse(diagnostics.map(formatDiagnostic), 'docs:check finds errors. Fix them first');
  return {release, changes: formatReaderChanges(name, previous, site)};
}

/** The site of the files, when docs:check has nothing to say about it. */
function checked(files: Files, {releases, all}: Rows, message: string): Site {
  const {site, diagnostics} = checkSite(files, releases, all);
  refuse(diagnostics.map(formatDiagnostic), message);
  return site;
}

function refuse(reasons: readonly string[], message: string): void {
  if (reasons.length > 0) {
    throw new UserError(`${message}:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
  }
}

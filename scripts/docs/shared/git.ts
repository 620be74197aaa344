import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {normalizeLineEndings} from '../../../plugins/kit/read-text';
import {UserError} from './command';

/** Runs git in `root` and returns what it says, whatever its exit code. */
function runGit(root: string, args: readonly string[]): SpawnSyncReturns<string> {
  const result = spawnSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024});
  if (result.error) {
    throw new UserError(`git cannot be run: ${result.error.message}. Install git and try again.`);
  }
  return result;
}

/**
 * Runs git in `root`.
 * @returns its output
 * @throws with git's own words when it fails
 */
export function git(root: string, args: readonly string[]): string {
  const {status, stdout, stderr} = runGit(root, args);
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  }
  return stdout;
}

/** The commit that `revision` names, or undefined when there is none. */
export function findCommit(root: string, revision: string): string | undefined {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  return runGit(root, args).stdout.trim() || undefined;
}

/**
 * The commit that the option --base names.
 * @throws UserError when there is none
 */
export function commitOf(root: string, base: string): string {
  const commit = findCommit(root, base);
  if (commit === undefined) {
    const hint = 'Try a branch, a tag or a commit: git log --oneline';
    throw new UserError(`--base: there is no revision "${base}" here. ${hint}`);
  }
  return commit;
}

/** Whether `root` is the top folder of a git repository. */
export function isRepository(root: string): boolean {
  const {status, stdout} = runGit(root, ['rev-parse', '--show-prefix']);
  return status === 0 && stdout.trim() === '';
}

/** One line of `git diff --name-status` without renames. */
export interface ChangedFile {
  readonly status: 'added' | 'deleted' | 'changed';
  readonly file: string;
}

/** The files below some folders that differ between `base` and `to`, or the working tree with its new files. */
export function changedFiles(
  root: string,
  base: string,
  to: string | undefined,
  folders: readonly string[],
): ChangedFile[] {
  const range = to === undefined ? [base] : [base, to];
  const names = (command: readonly string[]): string[] => split0(git(root, [...command, '-z', '--', ...folders]));
  const changed = (status: ChangedFile['status'], filter: string): ChangedFile[] =>
    names(['diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, ...range]).map((file) => ({status, file}));
  const untracked = to === undefined ? names(['ls-files', '--others', '--exclude-standard']) : [];
  return [
    ...changed('changed', 'ad'),
    ...changed('deleted', 'D'),
    ...changed('added', 'A'),
    ...untracked.map((file): ChangedFile => ({status: 'added', file})),
  ];
}

/** The text of a file as a commit has it. */
export function readAt(root: string, commit: string, file: string): string {
  return normalizeLineEndings(git(root, ['show', `${commit}:${file}`]));
}

/** The files below `paths` with changes that no commit has; all of them when `paths` is empty. */
export function dirtyFiles(root: string, paths: readonly string[]): string[] {
  const lines = split0(
    git(root, ['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z', '--', ...paths]),
  );
  return lines.map((line) => line.slice(3));
}

function split0(text: string): string[] {
  return text.split('\0').filter(Boolean);
}

import {execFileSync} from 'node:child_process';
import {normalizeLineEndings} from '../../../plugins/kit/read-text';

/** Runs git in `root` and returns what it prints. When it fails, the error has git's own words. */
export function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: 'pipe'});
}

/** What git prints, or undefined when it knows nothing of what it is asked for. */
function ask(root: string, args: readonly string[]): string | undefined {
  try {
    return git(root, args);
  } catch {
    return undefined;
  }
}

/** The commit that `revision` names, or undefined when there is none. */
export const findCommit = (root: string, revision: string): string | undefined =>
  ask(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])?.trim();

/** The files below some folders that are other now than in `commit`, or gone. Git does not know new ones. */
export function changedFiles(root: string, commit: string, folders: readonly string[]): string[] {
  return split(git(root, ['diff', '--name-only', '--no-renames', '-z', commit, '--', ...folders]));
}

/** The text of a file as a commit has it; undefined when it was not there. */
export function readAt(root: string, commit: string, file: string): string | undefined {
  const text = ask(root, ['show', `${commit}:${file}`]);
  return text && normalizeLineEndings(text);
}

/** The files below `paths` with changes that no commit has; all of them when `paths` is empty. */
export function dirtyFiles(root: string, paths: readonly string[]): string[] {
  const lines = git(root, ['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z', '--', ...paths]);
  return split(lines).map((line) => line.slice(3));
}

/** The names in what git prints with `-z`. */
const split = (output: string): string[] => output.split('\0').filter(Boolean);

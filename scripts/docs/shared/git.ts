import {spawnSync} from 'node:child_process';
import {normalizeLineEndings} from '../../../plugins/kit/read-text';
import {UserError} from './command';

/** The result of a git command that may fail. */
interface GitResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git in `root` and returns what it says, whatever its exit code. */
function tryGit(root: string, args: readonly string[], input?: string): GitResult {
  const {status, stdout, stderr, error} = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) {
    throw new UserError(`git cannot be run: ${error.message}. Install git and try again.`);
  }
  return {status: status ?? 1, stdout, stderr};
}

/**
 * Runs git in `root`.
 * @returns its output
 * @throws with git's own words when it fails
 */
export function git(root: string, args: readonly string[], input?: string): string {
  const {status, stdout, stderr} = tryGit(root, args, input);
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  }
  return stdout;
}

/** The commit that `revision` names, or undefined when there is none. */
export function findCommit(root: string, revision: string): string | undefined {
  const {status, stdout} = tryGit(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]);
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether `root` is the top folder of a git repository. */
export function isRepository(root: string): boolean {
  const {status, stdout} = tryGit(root, ['rev-parse', '--show-prefix']);
  return status === 0 && stdout.trim() === '';
}

/** One line of `git diff --name-status` without renames. */
export interface ChangedFile {
  readonly status: 'added' | 'deleted' | 'changed';
  readonly file: string;
}

/**
 * The files that differ between `base` and `to` (default: the working tree, files that git does not know included).
 * @param paths limits the search to these folders
 */
export function changedFiles(
  root: string,
  base: string,
  to: string | undefined,
  paths: readonly string[],
): ChangedFile[] {
  const range = to === undefined ? [base] : [base, to];
  const fields = git(root, ['diff', '--name-status', '--no-renames', '-z', ...range, '--', ...paths]).split('\0');
  const files: ChangedFile[] = [];
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const status = fields[i] === 'A' ? 'added' : fields[i] === 'D' ? 'deleted' : 'changed';
    files.push({status, file: fields[i + 1] ?? ''});
  }
  if (to === undefined) {
    const untracked = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...paths]);
    files.push(...split0(untracked).map((file) => ({status: 'added' as const, file})));
  }
  return files;
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

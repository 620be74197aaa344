import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {tryGit} from '../shared/git';

/** Merges two changes of one base. Returns undefined when they conflict. */
export type Merge = (
  ours: readonly string[],
  base: readonly string[],
  theirs: readonly string[],
) => string[] | undefined;

/**
 * Lends out git's three-way merge of lines, and cleans up its files afterwards.
 * @param borrow what is done with the merge
 */
export function withGitMerge<T>(borrow: (merge: Merge) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'backport-'));
  try {
    return borrow((...texts) => {
      const names = ['ours', 'base', 'theirs'];
      texts.forEach((lines, index) => {
        // Each line ends with a line break here, so that a text without one at its end merges like any other.
        writeFileSync(path.join(folder, names[index] ?? ''), lines.map((line) => `${line}\n`).join(''));
      });
      const {status, stdout, stderr} = tryGit(folder, ['merge-file', '-p', '-q', ...names]);
      if (status > 127) {
        throw new Error(`git merge-file failed: ${stderr.trim()}`);
      }
      return status === 0 ? stdout.split('\n').slice(0, -1) : undefined;
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

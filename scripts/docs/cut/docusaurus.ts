import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {UserError} from '../shared/command';

/** Where the site is built before it takes the place of build/; git ignores it. */
export const OUT_DIR = path.join('node_modules', '.cache', 'docs-cut');

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Copies docs/ to a new version. */
export const copyVersion = (root: string, signal: AbortSignal, name: string): Promise<void> =>
  runNode(root, signal, [DOCUSAURUS, 'docs:version', name]);

/** Builds the site with all versions, and checks the result. */
export async function buildSite(root: string, signal: AbortSignal): Promise<void> {
  await runNode(root, signal, [DOCUSAURUS, 'build', '--out-dir', OUT_DIR]);
  await runNode(root, signal, ['--import', 'tsx', 'scripts/check-build.ts', '--dir', OUT_DIR]);
}

/**
 * Runs a script in a process group of its own: a signal ends it with all of its workers, before the tree is restored.
 * By Node itself, since what is in node_modules/.bin is a script for one system's shell.
 * @param signal aborted with the error to throw
 */
async function runNode(root: string, signal: AbortSignal, args: readonly string[]): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: root,
    // The switches of the person's own shell must not make the build easier than the published one.
    env: {...process.env, DOCS_ONLY_VERSIONS: '', DOCS_INCLUDE_NEXT: ''},
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const stop = (): void => {
    try {
      process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
    } catch {
      // Windows has no groups of processes.
      child.kill('SIGKILL');
    }
  };
  signal.addEventListener('abort', stop);
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (code !== 0) {
    throw new UserError(`node ${args.join(' ')} failed; its reason stands above.`);
  }
}

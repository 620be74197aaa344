import {spawn} from 'node:child_process';
import {UserError} from '../shared/command';
import {OUT_DIR} from './parts';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** The two steps of a cut that Docusaurus does. */
export interface Tools {
  /** Copies docs/ to the new version. */
  copyVersion(name: string): Promise<void>;
  /** Builds the site with all versions, and checks the result. */
  build(): Promise<void>;
}

/** Thrown when a signal has ended the cut. */
export class Interrupted extends UserError {
  constructor(readonly signal: NodeJS.Signals) {
    super(`Interrupted by ${signal}.`);
  }
}

/**
 * The commands of the site, each in a process group of its own: a signal ends it with all of its workers, before the tree is
 * restored.
 * @param signal aborted with the name of the signal that the user sent
 */
export function docusaurusTools(root: string, signal: AbortSignal): Tools {
  // By Node itself: what is in node_modules/.bin is a script for one system's shell.
  const run = (...args: readonly string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const interrupted = (): Interrupted => new Interrupted(signal.reason as NodeJS.Signals);
      if (signal.aborted) {
        reject(interrupted());
        return;
      }
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
          child.kill('SIGKILL');
        }
      };
      signal.addEventListener('abort', stop, {once: true});
      child.once('error', reject);
      child.once('close', (code) => {
        signal.removeEventListener('abort', stop);
        if (signal.aborted) {
          reject(interrupted());
        } else if (code === 0) {
          resolve();
        } else {
          reject(new UserError(`node ${args.join(' ')} failed; its reason stands above.`));
        }
      });
    });
  return {
    copyVersion: (name) => run(DOCUSAURUS, 'docs:version', name),
    build: async () => {
      await run(DOCUSAURUS, 'build', '--out-dir', OUT_DIR);
      await run('--import', 'tsx', 'scripts/check-build.ts', '--dir', OUT_DIR);
    },
  };
}

import {exec, execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Copies the files that git has or would take into a temporary folder, as the first commit of a repository. */
export async function copyRepository(root: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of list.split('\0')) {
    if (file !== '' && existsSync(path.join(root, file))) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      cpSync(path.join(root, file), path.join(folder, file));
    }
  }
  await runIn(folder, 'git init --quiet --initial-branch main');
  for (const setting of ['user.name Rehearsal', 'user.email rehearsal@site.example', 'commit.gpgsign false']) {
    await runIn(folder, `git config ${setting}`);
  }
  await commit(folder, 'Copy');
  return folder;
}

/** Gives a copy the packages of the repository, and a folder of its own for what builds keep beside them. */
export function sharePackages(root: string, folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((entry) => entry !== '.cache')) {
    // A junction is what Windows allows everybody to make.
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction');
  }
}

/** Names and values of the environment. */
type Environment = Readonly<Record<string, string>>;

/** What the test runner sets is not what a maintainer has, and the switches of the real site are not those of the copy. */
const NOT_OURS = /^(?:NODE_ENV|VITEST.*|DOCS_.*|GTAG_.*|ALGOLIA_.*)$/;

/**
 * Runs a command in the copy.
 * @returns what it prints
 * @throws with what it prints when it fails
 */
export function runIn(folder: string, command: string, env: Environment = {}): Promise<string> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_OURS.test(name)));
  return new Promise((resolve, reject) => {
    exec(command, {cwd: folder, env: {...own, NO_COLOR: '1', ...env}, maxBuffer: 2 ** 26}, (error, stdout, stderr) => {
      if (error) {
        reject(new Error(`${command} failed in the rehearsal:\n${stdout}${stderr}`));
      } else {
        resolve(stdout + stderr);
      }
    });
  });
}

/** Commits everything that has changed in the copy. */
export async function commit(folder: string, message: string): Promise<void> {
  await runIn(folder, `git add --all && git commit --quiet --message "${message}"`);
}

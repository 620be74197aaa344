import {execFileSync} from 'node:child_process';

const COMMIT = /^[0-9a-f]{40}$/;

/**
 * The commit that is built: what the workflow says, else what git says of the folder.
 * @returns 40 hexadecimal digits, or undefined outside of a repository
 */
export function commitOf(env: Readonly<Record<string, string | undefined>>, folder: string): string | undefined {
  const given = env.GITHUB_SHA ?? '';
  if (COMMIT.test(given)) {
    return given;
  }
  try {
    const text = execFileSync('git', ['rev-parse', 'HEAD'], {cwd: folder, encoding: 'utf8', stdio: 'pipe'}).trim();
    return COMMIT.test(text) ? text : undefined;
  } catch {
    // An archive of the sources, or a machine without git: a report then does not name the commit.
    return undefined;
  }
}

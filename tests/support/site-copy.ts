import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

// Vitest and Playwright both know __dirname; Playwright cannot load a file with import.meta.
const ROOT = path.join(__dirname, '../..');

/** The files of the repository that git knows or would add, relative to its top. */
export function repositoryFiles(): string[] {
  const {stdout} = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

/**
 * Copies the site into a temporary folder; `node_modules` is shared.
 * @param name of the folder, for a path of another length
 * @returns its absolute path; the folder around it is the caller's to remove
 */
export function copySite(name = 'site'): string {
  const folder = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'site-copy-'))), name);
  for (const file of repositoryFiles()) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  // A junction is what Windows allows everybody to make.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

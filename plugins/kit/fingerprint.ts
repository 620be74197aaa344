import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {shortHash} from './short-hash';

/** The code in folders and below them: every TypeScript file that is neither a test nor a list of types. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec|d)\.tsx?$/.test(file))
    .sort();
}

/**
 * Stands for what is in files, such as the code that makes something and the list of installed packages: when either
 * changes, what was kept of it is made again. Missing files are empty.
 */
export function fingerprintOf(files: readonly string[]): string {
  return shortHash(files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n'), 16);
}

/**
 * Stands for code and for the packages that it uses, whose versions are in the lockfile.
 * @param siteDir absolute path of the site
 * @param files with the code
 */
export function codeFingerprint(siteDir: string, files: readonly string[]): string {
  return fingerprintOf([...files, path.join(siteDir, 'package-lock.json')]);
}

import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, cpSync, writeFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {folderOf, sidebarFileOf} from '../shared/versions';

/** Puts everything back that cutting a version has made or changed. */
export type Restore = () => void;

/** Where the site is built before it takes the place of build/; git ignores it. */
export const OUT_DIR = path.join('node_modules', '.cache', 'docs-cut');

/**
 * Remembers the parts of the tree that cutting `name` touches: versions.json, and the version's folder and sidebar, which
 * must not exist yet.
 */
export function rememberParts(root: string, name: string): Restore {
  const list = path.join(root, 'versions.json');
  const text = existsSync(list) ? readFileSync(list) : undefined;
  const made = [folderOf(name), sidebarFileOf(name)].map((part) => path.join(root, part));
  return () => {
    for (const part of made) {
      rmSync(part, {recursive: true, force: true});
      removeIfEmpty(path.dirname(part));
    }
    if (text === undefined) {
      rmSync(list, {force: true});
    } else if (!existsSync(list) || !readFileSync(list).equals(text)) {
      writeFileSync(list, text);
    }
    rmSync(path.join(root, OUT_DIR), {recursive: true, force: true});
  };
}

/** Makes the new build the current one. */
export function publishBuild(root: string): void {
  const from = path.join(root, OUT_DIR);
  const to = path.join(root, 'build');
  rmSync(to, {recursive: true, force: true});
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    renameSync(from, to);
  } catch {
    // node_modules may lie on another disk.
    cpSync(from, to, {recursive: true});
    rmSync(from, {recursive: true, force: true});
  }
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) {
    rmSync(folder, {recursive: true});
  }
}

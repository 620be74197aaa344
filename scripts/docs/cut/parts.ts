import {cpSync, renameSync, rmdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {git} from '../shared/git';
import {folderOf, sidebarFileOf} from '../shared/site';

/** Where the site is built before it takes the place of build/; git ignores it. */
export const OUT_DIR = path.join('node_modules', '.cache', 'docs-cut');

/** Undoes a cut of `name`, which has started from a clean tree: nothing else is touched. */
export function undoCut(root: string, name: string): void {
  for (const part of [folderOf(name), sidebarFileOf(name)]) {
    rmSync(path.join(root, part), {recursive: true, force: true});
    try {
      rmdirSync(path.dirname(path.join(root, part)));
    } catch {
      // Other versions are there.
    }
  }
  git(root, ['restore', '--', 'versions.json']);
  rmSync(path.join(root, OUT_DIR), {recursive: true, force: true});
}

/** Makes the new build the current one. */
export function publishBuild(root: string): void {
  const from = path.join(root, OUT_DIR);
  const to = path.join(root, 'build');
  rmSync(to, {recursive: true, force: true});
  try {
    renameSync(from, to);
  } catch {
    // node_modules may lie on another disk.
    cpSync(from, to, {recursive: true});
    rmSync(from, {recursive: true, force: true});
  }
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Installed} from './upstream';

/** Path of the lock, from the site's folder. */
export const LOCK_FILE = 'plugins/lean-client/upstream-lock.json';

/** What is installed in the `node_modules` of a folder. */
export function installedIn(folder: string): Installed {
  const at = (name: string, file: string): string => path.join(folder, 'node_modules', name, file);
  const read = (name: string, file: string): string | undefined =>
    existsSync(at(name, file)) ? readFileSync(at(name, file), 'utf8') : undefined;
  return {
    read,
    version: (name) => {
      const manifest = read(name, 'package.json');
      return manifest === undefined ? undefined : (JSON.parse(manifest) as {version: string}).version;
    },
  };
}

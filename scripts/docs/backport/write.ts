import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes all files or none: first beside their places, then by renaming. What a failure has already replaced is put back.
 * @param files absolute path, text now, text wanted
 */
export function writeAll(
  files: readonly {readonly file: string; readonly before: string; readonly after: string}[],
): void {
  const beside = (file: string): string => path.join(path.dirname(file), `.${path.basename(file)}.backport`);
  const replaced: (typeof files)[number][] = [];
  try {
    for (const {file, after} of files) {
      writeFileSync(beside(file), after);
    }
    for (const each of files) {
      renameSync(beside(each.file), each.file);
      replaced.push(each);
    }
  } catch (error) {
    for (const {file} of files) {
      rmSync(beside(file), {force: true});
    }
    for (const {file, before} of replaced) {
      writeFileSync(file, before);
    }
    throw error;
  }
}

import {randomUUID} from 'node:crypto';
import {renameSync, rmSync, writeFileSync} from 'node:fs';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

// Two builds or two plugins may write the same file: each has a draft of its own.
const draftOf = (file: string): string => `${file}.${randomUUID().slice(0, 8)}.tmp`;

/**
 * Writes a file in one step: whoever reads it meanwhile sees the old content or the new one, never a part.
 * @param file path of the file; its folder exists
 * @throws when it cannot be written; then the old file is still there and no draft is left
 */
export function writeAtomically(file: string, content: string): void {
  const draft = draftOf(file);
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, {force: true});
    throw error;
  }
}

/** Writes a file, and makes its folder where there is none. */
export async function writeWithFolder(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

/** Like `writeAtomically`, without blocking. */
export async function writeAtomicallyAsync(file: string, content: string | Uint8Array): Promise<void> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, {force: true});
    throw error;
  }
}

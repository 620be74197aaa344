import {randomUUID} from 'node:crypto';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file in one step: whoever reads it meanwhile sees the old content or the new one, never a part.
 * @param file path of the file; its folder exists
 */
export async function writeAtomically(file: string, content: string): Promise<void> {
  // Two builds or two plugins may write the same file: each has a draft of its own.
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** Writes a file, and makes its folder where there is none. */
export async function writeWithFolder(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

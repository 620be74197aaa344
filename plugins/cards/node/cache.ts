import {existsSync, readdirSync, rmSync} from 'node:fs';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {shortHash} from '../../kit/short-hash';
import {writeAtomicallyAsync} from '../../kit/write-file';

/** Keeps pictures between builds, by what they were drawn from. */
export interface PictureCache {
  /** The picture of this description: kept, or drawn now. */
  readonly take: (description: unknown, draw: () => Promise<Buffer>) => Promise<Buffer>;
}

/** A cache that keeps nothing. */
export const NO_CACHE: PictureCache = {take: (_description, draw) => draw()};

/**
 * A cache in a folder. What other code has drawn is removed when it is opened.
 * @param folder for this cache alone
 * @param fingerprint of the code that draws
 */
export function folderCache(folder: string, fingerprint: string): PictureCache {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name !== fingerprint) {
      rmSync(path.join(folder, name), {recursive: true, force: true});
    }
  }
  const own = path.join(folder, fingerprint);
  return {
    async take(description, draw) {
      const file = path.join(own, `${shortHash(JSON.stringify(description), 24)}.png`);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) {
        return kept;
      }
      const drawn = await draw();
      await mkdir(own, {recursive: true});
      await writeAtomicallyAsync(file, drawn);
      return drawn;
    },
  };
}

import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Block} from './blocks';

/** Keeps what was parsed between builds. */
export interface PieceCache {
  readonly get: (piece: string) => Block[] | undefined;
  readonly set: (piece: string, blocks: Block[]) => void;
  /** Writes what was asked for or added since the cache was opened, and forgets the rest. */
  readonly save: () => void;
}

/** A cache that only lives as long as the process. */
export function memoryCache(): PieceCache {
  const known = new Map<string, Block[]>();
  return {
    get: (piece) => known.get(piece),
    set: (piece, blocks) => void known.set(piece, blocks),
    save: () => undefined,
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Stands for the code in the folders: another code may read the same text differently. Missing folders are empty. */
export function fingerprintOf(folders: readonly string[]): string {
  const files = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const code = files.filter((file) => /(?<!\.test)\.ts$/.test(file)).sort();
  return digest(code.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

interface Stored {
  readonly fingerprint: string;
  readonly pieces: Readonly<Record<string, Block[]>>;
}

function readStored(file: string, fingerprint: string): Stored['pieces'] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return stored.fingerprint === fingerprint ? stored.pieces : {};
  } catch {
    // None yet, or cut off: everything is parsed again.
    return {};
  }
}

/**
 * A cache in a file.
 * @param fingerprint of the code that parses; entries of other code are not used
 */
export function fileCache(file: string, fingerprint: string): PieceCache {
  const stored = new Map(Object.entries(readStored(file, fingerprint)));
  const used = new Map<string, Block[]>();
  return {
    get(piece) {
      const key = digest(piece);
      const blocks = used.get(key) ?? stored.get(key);
      if (blocks) {
        used.set(key, blocks);
      }
      return blocks;
    },
    set(piece, blocks) {
      used.set(digest(piece), blocks);
    },
    save() {
      if (used.size === stored.size && [...used.keys()].every((key) => stored.has(key))) {
        return;
      }
      mkdirSync(path.dirname(file), {recursive: true});
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({fingerprint, pieces: Object.fromEntries(used)} satisfies Stored));
      // Two builds at a time never see half a file.
      renameSync(draft, file);
    },
  };
}

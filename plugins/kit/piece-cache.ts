import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {shortHash} from './short-hash';
import {writeAtomically} from './write-file';

/** Keeps what was made of pieces of text between builds. */
export interface PieceCache<Result> {
  readonly get: (piece: string) => Result | undefined;
  readonly set: (piece: string, result: Result) => void;
  /** Writes what was asked for or added since the cache was opened, and forgets the rest. */
  readonly save: () => void;
}

/** A cache that only lives as long as the process. */
export function memoryCache<Result>(): PieceCache<Result> {
  const known = new Map<string, Result>();
  return {
    get: (piece) => known.get(piece),
    set: (piece, result) => void known.set(piece, result),
    save: () => undefined,
  };
}

const digest = (text: string): string => shortHash(text, 32);

interface Stored<Result> {
  readonly fingerprint: string;
  readonly pieces: Readonly<Record<string, Result>>;
}

function readStored<Result>(file: string, fingerprint: string): Stored<Result>['pieces'] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored<Result>;
    return stored.fingerprint === fingerprint ? stored.pieces : {};
  } catch {
    // None yet, or cut off: everything is made again.
    return {};
  }
}

/**
 * A cache in a file.
 * @param fingerprint of the code that makes the results; entries of other code are not used
 */
export function fileCache<Result>(file: string, fingerprint: string): PieceCache<Result> {
  const stored = new Map(Object.entries(readStored<Result>(file, fingerprint)));
  const used = new Map<string, Result>();
  return {
    get(piece) {
      const key = digest(piece);
      const result = used.get(key) ?? stored.get(key);
      if (result !== undefined) {
        used.set(key, result);
      }
      return result;
    },
    set(piece, result) {
      used.set(digest(piece), result);
    },
    save() {
      if (used.size === stored.size && [...used.keys()].every((key) => stored.has(key))) {
        return;
      }
      mkdirSync(path.dirname(file), {recursive: true});
      writeAtomically(file, JSON.stringify({fingerprint, pieces: Object.fromEntries(used)} satisfies Stored<Result>));
    },
  };
}

const FOLDER = 'node_modules/.cache';

/**
 * A cache between builds of a site, in a file of its own; where the site asks for none, one for this build.
 * @param siteDir absolute path of the site
 * @param name of what is kept, which names the file
 * @param fingerprint of the code that makes the results
 */
export function openPieceCache<Result>(siteDir: string, name: string, fingerprint: string): PieceCache<Result> {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
    ? memoryCache()
    : fileCache(path.join(siteDir, FOLDER, `${name}.json`), fingerprint);
}

import {shortHash} from '../kit/short-hash';

/** Digits of a hash in a name. A longer one costs every reader: the names of all scripts are in one of them. */
const HASH_LENGTH = 6;

/** What an id in a table may be made of: nothing that separates entries or ends a string of JavaScript. */
const ID = /^[\w~.@+-]+$/;

/** A hash that follows from a text alone, as `HASH_LENGTH` hexadecimal digits. */
export function hashOf(content: string | Buffer): string {
  return shortHash(content, HASH_LENGTH);
}

/**
 * The name of a file with a hash before its extension: `assets/js/main.js` becomes `assets/js/main.0123ab.js`.
 * A preliminary hash of eight digits, which the bundler gives to style sheets, is left out.
 */
export function nameWith(hash: string, file: string): string {
  return file.replace(/(?:\.[0-9a-f]{8})?(?<extension>\.(?:js|css))$/, `.${hash}$<extension>`);
}

/**
 * The hashes of scripts by the id of their chunk, as one string: what `TABLE_READER` reads.
 * @throws when an id has a character that would break the string
 */
export function packTable(hashes: ReadonlyMap<string, string>): string {
  const ids = [...hashes.keys()].sort();
  const unfit = ids.find((id) => !ID.test(id));
  if (unfit !== undefined) {
    throw new Error(
      `content-names: the chunk "${unfit}" has a character that its table cannot hold. ` +
        'Give its import() a webpackChunkName of letters, digits and hyphens.',
    );
  }
  return ids.map((id) => `${id}${hashes.get(id) ?? ''}`).join(' ');
}

/** Free name in the code of the runtime, given to it by `wrapRuntime`. */
const TABLE = '__content_names__';

/** Code of the runtime: puts hashes into what `__webpack_require__.u` answers, the name of a chunk's script. */
export const TABLE_READER = [
  'const plainName = __webpack_require__.u;',
  'const hashes = {};',
  `${TABLE}.split(' ').forEach((entry) => {`,
  `  hashes[entry.slice(0, -${HASH_LENGTH})] = entry.slice(-${HASH_LENGTH});`,
  '});',
  "__webpack_require__.u = (id) => plainName(id).replace(/js$/, hashes[id] + '.js');",
].join('\n');

/** Gives its table to a script that holds `TABLE_READER`. Around the script, because nothing is to be replaced in it. */
export function wrapRuntime(script: string, table: string): string {
  return `(${TABLE}=>{${script}\n})(${JSON.stringify(table)});`;
}

/** Ids of chunks and the hashes of their scripts, out of a script that `wrapRuntime` has made; of others, nothing. */
export function readTable(script: string): [id: string, hash: string][] {
  const table = script.startsWith(`(${TABLE}=>`) ? /\("(?<table>[^"]*)"\);$/.exec(script)?.groups?.table : undefined;
  return (table ?? '')
    .split(' ')
    .filter(Boolean)
    .map((entry) => [entry.slice(0, -HASH_LENGTH), entry.slice(-HASH_LENGTH)]);
}

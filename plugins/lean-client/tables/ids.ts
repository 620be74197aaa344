import {createHash} from 'node:crypto';

const LETTERS = 26n;
const DIGITS = 36n;

/**
 * A short id that follows from a text alone, so that it is the same wherever the text stands among others. It begins
 * with a letter and ends with a digit: no number, and no name that people give to a chunk.
 * @param length at least 2
 */
function shortId(text: string, length: number): string {
  let rest = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  const take = (count: bigint): number => {
    const digit = Number(rest % count);
    rest /= count;
    return digit;
  };
  const last = take(10n);
  const first = (take(LETTERS) + 10).toString(36);
  const middle = Array.from({length: length - 2}, () => take(DIGITS).toString(36)).join('');
  return `${first}${middle}${last}`;
}

/**
 * Gives each text a short id of its own. Where two texts would have the same one, the later one in the order of the
 * alphabet gets a longer one: which texts there are decides about ids, never their order.
 * @returns ids by text, each of `length` characters where nothing collides
 */
export function shortIds(texts: Iterable<string>, length: number): Map<string, string> {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const text of [...new Set(texts)].sort()) {
    let id = shortId(text, length);
    for (let longer = length + 1; taken.has(id); longer += 1) {
      id = shortId(text, longer);
    }
    taken.add(id);
    ids.set(text, id);
  }
  return ids;
}

import {createHash} from 'node:crypto';

/**
 * Names content by what is in it.
 * @param length number of hexadecimal digits, at most 64; eight tell some thousand files apart
 * @returns the beginning of the content's SHA-256
 */
export function shortHash(content: string | Uint8Array, length = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}

import {expect, it} from 'vitest';
import {shortHash} from './short-hash';

it('is the beginning of the SHA-256 of the content', () => {
  expect(shortHash('abc')).toBe('ba7816bf');
  expect(shortHash('abc', 12)).toBe('ba7816bf8f01');
  expect(shortHash(new TextEncoder().encode('abc'))).toBe(shortHash('abc'));
  expect(shortHash('abd')).not.toBe(shortHash('abc'));
});

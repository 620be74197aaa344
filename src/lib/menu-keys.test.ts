import {describe, expect, it} from 'vitest';
import {nextFocus} from './menu-keys';

describe('nextFocus', () => {
  it.each([
    ['ArrowDown', 'button', 'a'],
    ['ArrowUp', 'button', 'c'],
    ['ArrowDown', 'a', 'b'],
    ['ArrowDown', 'c', 'a'],
    ['ArrowUp', 'b', 'a'],
    ['ArrowUp', 'a', 'c'],
    ['Home', 'c', 'a'],
    ['End', 'a', 'c'],
    ['Home', 'button', undefined],
    ['End', 'button', undefined],
    ['Enter', 'a', undefined],
  ])('%s from %s', (key, current, expected) => {
    expect(nextFocus(['a', 'b', 'c'], current, key)).toBe(expected);
  });
  it('finds nothing in an empty menu', () => {
    expect(nextFocus<string>([], 'button', 'ArrowDown')).toBeUndefined();
    expect(nextFocus<string>([], 'button', 'ArrowUp')).toBeUndefined();
  });
});

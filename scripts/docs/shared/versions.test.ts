import {expect, it} from 'vitest';
import {formatVersions} from './versions';

const ORDER = ['1.3.0', '1.2.0', '1.1.0', '1.0.0'];

it.each([
  [['1.3.0', '1.2.0'], '1.2.0, 1.3.0'],
  [['1.3.0', '1.2.0', '1.1.0'], '1.1.0-1.3.0'],
  [['1.3.0', '1.0.0'], '1.0.0, 1.3.0'],
])('writes %j as %s', (names, text) => {
  expect(formatVersions(names, ORDER)).toBe(text);
});

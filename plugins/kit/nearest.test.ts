import {expect, it} from 'vitest';
import {nearest} from './nearest';

it.each([
  ['brand', ['branch', 'sequence'], 'branch'],
  ['BRANCH', ['brunch', 'branch'], 'branch'],
  ['cat', ['cart', 'sequence'], 'cart'],
  ['cat', ['sequence'], undefined],
  ['cat', [], undefined],
])('means by %s of %j: %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

import {expect, it} from 'vitest';
import {capitalised, oneLine} from './words';

it('puts a text into one line', () => {
  expect(oneLine('  A door\n   opens. ')).toBe('A door opens.');
});

it('begins with a capital, and leaves the rest as it is', () => {
  expect(capitalised('take Care')).toBe('Take Care');
  expect(capitalised('')).toBe('');
});

import {expect, it} from 'vitest';
import {oneLine} from './words';

it('makes one line with single spaces of a text', () => {
  expect(oneLine('\n  Look at\n\tthe  cube \n')).toBe('Look at the cube');
});

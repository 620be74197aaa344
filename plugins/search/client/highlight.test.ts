import {expect, it} from 'vitest';
import {snippet} from './highlight';

const LINE = 'First of all comes the player, and then use the montage of the section';

it.each([
  [100, LINE],
  [40, '… use the montage of the section'],
  [20, '… the montage of the …'],
])('shows %i characters around the first word that was found: %j', (length, expected) => {
  const stretches = snippet(`Another line\n${LINE}`, new Set(['montage']), length);
  expect(stretches.map(({text}) => text).join('')).toBe(expected);
  expect(stretches.filter(({isMarked}) => isMarked).map(({text}) => text)).toEqual(['montage']);
});

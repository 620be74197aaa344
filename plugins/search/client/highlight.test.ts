import {expect, it} from 'vitest';
import {cutAt, highlight} from './highlight';

const TEXT = 'Use the montage of the section';

it.each([
  [30, 'Use the montage of the …'],
  [22, 'Use the montage of …'],
  [20, 'Use the montage …'],
  [17, 'Use the …'],
  [2, ' …'],
])('%i characters in sight: %j', (length, expected) => {
  const stretches = highlight(TEXT, new Set(['montage']));
  const cut = cutAt(stretches, length);
  expect(cut.map(({text}) => text).join('')).toBe(expected);
  expect(cut.filter(({isMarked}) => isMarked).map(({text}) => text)).toEqual(
    expected.includes('montage') ? ['montage'] : [],
  );
});

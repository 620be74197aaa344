import {expect, it} from 'vitest';
import {textWidth} from './text-width';

it('measures text in the widest face', () => {
  expect(textWidth('Interact Active', 14)).toBeCloseTo(102.63, 1);
  expect(textWidth('Interact', 14, true)).toBeGreaterThan(textWidth('Interact', 14));
  expect(textWidth('漢', 10)).toBe(10);
});

import {expect, it} from 'vitest';
import {isPlainClick, type ClickKeys} from './plain-click';

const click = (changes: Partial<ClickKeys>): ClickKeys => ({
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...changes,
});

it('is a click with the first button and no key', () => {
  expect(isPlainClick(click({}))).toBe(true);
});

it.each([{button: 1}, {metaKey: true}, {ctrlKey: true}, {shiftKey: true}, {altKey: true}])(
  'is not a click with %o',
  (changes) => {
    expect(isPlainClick(click(changes))).toBe(false);
  },
);

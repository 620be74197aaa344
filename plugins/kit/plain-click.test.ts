import {expect, it} from 'vitest';
import {isPlainClick} from './plain-click';

const plain = {button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false};

it('leaves other buttons and held keys to the browser: they ask for a tab, a window or a download', () => {
  expect(isPlainClick(plain)).toBe(true);
  expect(isPlainClick({...plain, button: 1})).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    expect(isPlainClick({...plain, [key]: true}), key).toBe(false);
  }
});

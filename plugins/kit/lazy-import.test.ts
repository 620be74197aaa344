import {expect, it, vi} from 'vitest';
import {lazyImport} from './lazy-import';

it('gives the code, or nothing and a line in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = new Error('Loading chunk 7 failed.');
  expect(await lazyImport(() => Promise.resolve('code'))).toBe('code');
  expect(warn).not.toHaveBeenCalled();
  expect(await lazyImport(() => Promise.reject<string>(error))).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(error);
  warn.mockRestore();
});

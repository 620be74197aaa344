import {afterEach, expect, it, vi} from 'vitest';
import {lazyImport} from './lazy-import';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('gives the code', async () => {
  expect(await lazyImport(() => Promise.resolve({answer: 42}))).toEqual({code: {answer: 42}});
});

it('logs that the code did not come, and offers to reload the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('window', {location: {reload}});
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = new Error('Loading chunk 7 failed.');
  const {code, retry} = await lazyImport(() => Promise.reject<string>(error));
  expect(code).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(error);
  expect(reload).not.toHaveBeenCalled();
  retry?.();
  expect(reload).toHaveBeenCalledOnce();
});

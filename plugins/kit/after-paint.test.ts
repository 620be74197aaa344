import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {afterPaint} from './after-paint';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('acts once, after the next frame', () => {
  const act = vi.fn();
  afterPaint(act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FRAME_MS - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(act).toHaveBeenCalledOnce();
});

it.each([
  ['before the frame', 0],
  ['in the frame', FRAME_MS],
] as const)('does not act when it is cancelled %s', (_when, milliseconds) => {
  const act = vi.fn();
  const cancel = afterPaint(act);
  vi.advanceTimersByTime(milliseconds);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});

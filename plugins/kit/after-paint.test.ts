import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {afterPaint} from './after-paint';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for the frame, and for what the browser does in it', () => {
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersToNextTimer();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(act).toHaveBeenCalledOnce();
});

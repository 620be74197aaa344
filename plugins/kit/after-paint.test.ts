import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {afterPaint} from './after-paint';

/** Calls back what waits for the next frame. */
let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const waiting = new Map<number, () => void>();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => waiting.set(waiting.size, act).size - 1);
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  paint = () => {
    waiting.forEach((act) => {
      act();
    });
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for the frame, and for what the browser does in it', () => {
  const act = vi.fn();
  afterPaint(act);
  paint();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['before the frame', 'in the frame'])('does nothing when it is cancelled %s', (when) => {
  const act = vi.fn();
  const cancel = afterPaint(act);
  if (when === 'in the frame') {
    paint();
  }
  cancel();
  paint();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});

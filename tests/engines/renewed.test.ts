import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Browser} from './browser';
import {renewed} from './renewed';

/** A browser that answers until it is ended. */
function fakeBrowser(name: string) {
  const state = {isGone: false, isClosed: false};
  const answer = (): Promise<void> =>
    state.isGone ? Promise.reject(new Error(`${name} has gone`)) : Promise.resolve();
  const browser = {
    version: name,
    goto: answer,
    close: () => {
      state.isClosed = true;
      return answer();
    },
  } as unknown as Browser;
  return {browser, state};
}

type Fake = ReturnType<typeof fakeBrowser>;

function fakes(): {readonly started: Fake[]; readonly start: () => Promise<Browser>} {
  const started: Fake[] = [];
  return {
    started,
    start: () => {
      const fake = fakeBrowser(`fake ${started.length + 1}`);
      started.push(fake);
      return Promise.resolve(fake.browser);
    },
  };
}

const prepare = (browser: Browser): Promise<void> => browser.goto('/empty');

describe('renewed', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keeps one browser while it answers', async () => {
    const {started, start} = fakes();
    const {run, close} = await renewed(start, prepare);
    await run('one', (browser) => browser.goto('/'));
    await run('two', (browser) => browser.goto('/'));
    await close();
    expect(started.map(({state}) => state)).toEqual([{isGone: false, isClosed: true}]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('passes on what a journey finds in a browser that answers, and does not run it again', async () => {
    const {started, start} = fakes();
    const {run} = await renewed(start, prepare);
    const journey = vi.fn(() => Promise.reject(new Error('the page scrolls sideways')));
    await expect(run('one', journey)).rejects.toThrow('the page scrolls sideways');
    expect(journey).toHaveBeenCalledTimes(1);
    expect(started).toHaveLength(1);
  });

  it('begins a journey again in which the browser goes away, says so, and closes the old browser', async () => {
    const {started, start} = fakes();
    const {run} = await renewed(start, prepare);
    const seen: string[] = [];
    await run('one', async (browser) => {
      seen.push(browser.version);
      if (seen.length === 1 && started[0]) {
        started[0].state.isGone = true;
      }
      await browser.goto('/');
    });
    expect(seen).toEqual(['fake 1', 'fake 2']);
    expect(started[0]?.state.isClosed).toBe(true);
    expect(console.warn).toHaveBeenCalledWith('fake 1 has gone away in "one". It is started again.');
  });

  it('starts a new browser where it went away between two journeys, or does not answer any more', async () => {
    const {started, start} = fakes();
    const silent = new Promise<void>(() => undefined);
    const {run} = await renewed(start, (browser) => (browser.version === 'fake 2' ? silent : prepare(browser)), 20);
    await run('one', (browser) => browser.goto('/'));
    if (started[0]) {
      started[0].state.isGone = true;
    }
    await expect(run('two', (browser) => browser.goto('/'))).rejects.toThrow('has not answered for 20 ms');
    await run('three', (browser) => browser.goto('/'));
    expect(started).toHaveLength(3);
  });

  it('begins a journey again that does not end, and leaves the first attempt behind', async () => {
    const {started, start} = fakes();
    const {run} = await renewed(start, prepare, 20, 20);
    const seen: string[] = [];
    await run('one', (browser) => {
      seen.push(browser.version);
      return seen.length === 1 ? new Promise(() => undefined) : browser.goto('/');
    });
    expect(seen).toEqual(['fake 1', 'fake 2']);
    expect(started.map(({state}) => state.isClosed)).toEqual([true, false]);
  });

  it('leaves the browser of a second attempt alone when the first one ends late', async () => {
    const {started, start} = fakes();
    const {run} = await renewed(start, prepare);
    let end: ((error: Error) => void) | undefined;
    const first = run(
      'one',
      () =>
        new Promise<void>((_resolve, reject) => {
          end = reject;
        }),
    );
    await vi.waitUntil(() => end !== undefined);
    if (started[0]) {
      started[0].state.isGone = true;
    }
    await run('one, again', (browser) => browser.goto('/'));
    end?.(new Error('late'));
    await expect(first).rejects.toThrow('late');
    expect(started.map(({state}) => state.isClosed)).toEqual([true, false]);
  });

  it('fails where the browser goes away twice in one journey', async () => {
    const {started, start} = fakes();
    const {run} = await renewed(start, prepare);
    const journey = async (browser: Browser): Promise<void> => {
      const last = started.at(-1);
      if (last) {
        last.state.isGone = true;
      }
      await browser.goto('/');
    };
    await expect(run('one', journey)).rejects.toThrow('fake 2 has gone');
    expect(started).toHaveLength(2);
  });
});

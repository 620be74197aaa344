import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isSearchKey} from '../open';

const code = readFileSync(path.join(__dirname, 'early-keys.js'), 'utf8');

type Handler = (event: object) => void;

/** What the script needs of an element. */
class Part {
  readonly style = {};
  readonly handlers = new Map<string, Handler>();
  isContentEditable = false;
  open = false;
  value = '';

  constructor(readonly name = 'body') {}

  readonly setAttribute = (): void => undefined;
  readonly appendChild = (): void => undefined;
  readonly remove = (): void => undefined;
  readonly addEventListener = (type: string, handler: Handler): void => {
    this.handlers.set(type, handler);
  };
  readonly removeEventListener = (type: string): void => {
    this.handlers.delete(type);
  };
  readonly showModal = (): void => {
    this.open = true;
  };
  readonly close = (): void => {
    this.open = false;
  };
  matches(names: string): boolean {
    return names.split(/, ?/).includes(this.name);
  }
}

interface Page extends Part {
  endEarlySearch: (open: (query: string) => void) => void;
}

interface Press {
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
  readonly isComposing?: boolean;
  readonly target?: Part;
}

/** The script on a page that is not taken over. */
function start() {
  const parts = new Map<string, Part>();
  const page = new Part('window') as Page;
  const tasks: (() => void)[] = [];
  runInNewContext(code, {
    window: page,
    navigator: {platform: 'Win32'},
    document: {
      documentElement: new Part('html'),
      createElement: (name: string) => {
        const part = new Part(name);
        parts.set(name, part);
        return part;
      },
    },
    setTimeout: (task: () => void) => tasks.push(task),
  });
  const [dialog, input] = [parts.get('dialog') ?? new Part(), parts.get('input') ?? new Part()];
  return {
    dialog,
    input,
    /** @returns whether the key was kept from the browser */
    press: (key: string, how: Press = {}): boolean => {
      const preventDefault = vi.fn();
      const target = dialog.open ? input : new Part();
      page.handlers.get('keydown')?.({key, target, preventDefault, ...how});
      return preventDefault.mock.calls.length > 0;
    },
    compose: (type: 'compositionstart' | 'compositionend') => {
      page.handlers.get(type)?.({type});
      tasks.splice(0).forEach((task) => {
        task();
      });
    },
    fail: () => {
      page.handlers.get('tbia:load-problem')?.({});
    },
    /** @returns the queries with which the search was opened */
    takeOver: (): string[] => {
      const opened: string[] = [];
      page.endEarlySearch((query) => opened.push(query));
      return opened;
    },
  };
}

describe('keys before the page is taken over', () => {
  beforeEach(() => {
    vi.stubGlobal('HTMLElement', Part);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const flags = [false, true];
  const presses = ['k', 'K', '/', 'j', 'Escape', ' '].flatMap((key) =>
    flags.flatMap((ctrlKey) =>
      flags.flatMap((metaKey) =>
        flags.flatMap((altKey) =>
          flags.flatMap((shiftKey) =>
            ['body', 'input', 'textarea', 'select', 'edited'].map((name) => {
              const target = new Part(name);
              target.isContentEditable = name === 'edited';
              return {key, ctrlKey, metaKey, altKey, shiftKey, target};
            }),
          ),
        ),
      ),
    ),
  );

  it('open the search exactly where those open it that come after', () => {
    const answered = presses.map(({key, ...how}) => start().press(key, how));
    expect(answered).toEqual(presses.map((press) => isSearchKey(press as unknown as KeyboardEvent)));
    expect(answered).toContain(true);
  });

  it('are left alone while a word is being composed', () => {
    expect(start().press('k', {ctrlKey: true, isComposing: true})).toBe(false);
  });

  it('hand over what was typed, once', () => {
    const {press, input, dialog, takeOver} = start();
    press('/');
    input.value = 'montage';
    expect(press('/'), 'a slash in the box is text').toBe(false);
    expect(takeOver()).toEqual(['montage']);
    expect(dialog.open).toBe(false);
    expect(takeOver()).toEqual([]);
    expect(press('/'), 'the search box listens now').toBe(false);
  });

  it.each([
    ['Escape', {}],
    ['k', {ctrlKey: true}],
  ])('are taken back by %s', (key, how) => {
    const {press, input, dialog, takeOver} = start();
    press('/');
    input.value = 'gone';
    expect(press(key, how)).toBe(true);
    expect(dialog.open).toBe(false);
    press('/');
    expect(input.value).toBe('');
    press('Escape');
    expect(press('Escape'), 'the browser has the next one').toBe(false);
    expect(takeOver()).toEqual([]);
  });

  it('wait for the end of a word that is being composed', () => {
    const {press, input, dialog, takeOver, compose} = start();
    press('/');
    compose('compositionstart');
    input.value = 'プロ';
    const opened = takeOver();
    expect([dialog.open, opened]).toEqual([true, []]);
    input.value = 'プロキシ';
    compose('compositionend');
    expect([dialog.open, opened]).toEqual([false, ['プロキシ']]);
  });

  it('are the browser’s when the scripts did not load', () => {
    const {press, dialog, fail} = start();
    press('/');
    fail();
    expect(dialog.open).toBe(false);
    expect(press('/')).toBe(false);
  });
});

it('the script is small, as every page carries it', () => {
  const text = code.replace(/^\s*(?:\/\/|\/\*\*).*$/gm, '').replace(/\s+/g, ' ');
  expect(text.length).toBeLessThanOrEqual(2200);
});

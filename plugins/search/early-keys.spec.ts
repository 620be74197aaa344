import {expect as expectSoon, test, type CDPSession, type Page} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../../tests/pages';
import {violations} from '../../tests/support/axe';
import {dropChunks, holdBack, hydrated, watch} from '../../tests/support/site';

/** The scripts of the page and of the window may take long on a busy machine. */
const expect = expectSoon.configure({timeout: 30_000});

const OLDEST = VERSIONS.at(-1) ?? VERSIONS[0];
const SCRIPTS = /\/assets\/js\//;

const CONTROL = 2;
const META = 4;

interface Key {
  readonly key: string;
  readonly modifiers?: number;
}

/** The keys that open the search, each on its own kind of page. */
const OPENERS: readonly {readonly name: string; readonly opener: Key; readonly path: string}[] = [
  {name: 'Control+K', opener: {key: 'k', modifiers: CONTROL}, path: docsPath(VERSIONS[0], 'faq')},
  {name: 'Control+K', opener: {key: 'k', modifiers: CONTROL}, path: docsPath(OLDEST, 'faq')},
  {name: 'Meta+K', opener: {key: 'k', modifiers: META}, path: `${BASE}/changelog`},
  {name: '/', opener: {key: '/'}, path: `${BASE}/`},
];

const CODES: Readonly<Record<string, number>> = {Backspace: 8, Escape: 27, '/': 191};

/** Presses a key as a hand does: without waiting for an answer of the page. */
async function press(session: CDPSession, {key, modifiers = 0}: Key): Promise<void> {
  const text = key.length === 1 && modifiers === 0 ? key : undefined;
  const windowsVirtualKeyCode = CODES[key] ?? key.toUpperCase().charCodeAt(0);
  const event = {key, text, modifiers, windowsVirtualKeyCode};
  await Promise.all(
    (['keyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', {type: type === 'keyDown' && !text ? 'rawKeyDown' : type, ...event}),
    ),
  );
}

/** Two letters and one that is taken back, until the box is almost full; then a letter that is taken back at once. */
function* typing(): Generator<{readonly key: string; readonly text: string}> {
  let text = '';
  for (let index = 0; ; index += 1) {
    const letter = String.fromCharCode(97 + (index % 26));
    const isFull = text.length === 60;
    yield {key: letter, text: text + letter};
    if (!isFull) {
      text += letter;
      yield {key: 'x', text: `${text}x`};
    }
    yield {key: 'Backspace', text};
  }
}

/** Opens a page on a processor that is six times slower, and waits for its first paint. */
async function openSlowly(page: Page, path: string): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', {enabled: true});
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  const isPainted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({name}) => {
      if (name === 'firstPaint') {
        resolve();
      }
    });
  });
  await page.goto(path, {waitUntil: 'commit'});
  await isPainted;
  return session;
}

/** Presses keys at the pace of a fast hand. @returns what the box should hold */
async function typeOn(session: CDPSession, keys: ReturnType<typeof typing>, count: number): Promise<string> {
  const answered: Promise<void>[] = [];
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const next = keys.next().value as {readonly key: string; readonly text: string};
    answered.push(press(session, {key: next.key}));
    ({text} = next);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  await Promise.all(answered);
  return text;
}

const query = (page: Page) => page.getByRole('combobox');
const earlyDialog = (page: Page) => page.locator('html > dialog');

test.describe('on a processor six times slower, from the first paint on', () => {
  test.describe.configure({timeout: 120_000});

  for (const {name, opener, path} of OPENERS) {
    test(`${name} and keys every 20 ms arrive in order: ${path}`, async ({page}) => {
      const session = await openSlowly(page, path);
      const opened = press(session, opener);
      const keys = typing();
      // Not until the window is there: on a busy machine, keys that never end leave the page no time to start.
      await typeOn(session, keys, 150);
      await opened;
      await query(page).waitFor();
      const text = await typeOn(session, keys, 6);
      await expect(query(page)).toHaveValue(text);
      await expect(query(page)).toBeFocused();
      await expect(earlyDialog(page)).toBeHidden();
    });
  }
});

/** Opens a page whose scripts wait. @returns a function that lets them through */
async function openWithoutScripts(page: Page, path = docsPath(VERSIONS[0], 'faq')): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(path, {waitUntil: 'commit'});
  await page.locator('h1').waitFor();
  return release;
}

const earlyInput = (page: Page) => earlyDialog(page).getByRole('textbox');
const searchBox = (page: Page) => page.getByRole('button', {name: 'Search', exact: true}).first();

/** Nothing of earlier keys is left: the next ones open an empty box. */
async function expectNothingLeft(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new');
  await expect(query(page)).toHaveValue('new');
}

test.describe('before the scripts of a page are there', () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`the box shows what is typed, and axe finds nothing: ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      const complaints = watch(page);
      const release = await openWithoutScripts(page);
      await page.keyboard.press('/');
      await expect(earlyInput(page)).toBeFocused();
      await expect(earlyInput(page)).toHaveAttribute('placeholder', 'Loading the search…');
      await page.keyboard.type('a/b');
      await expect(earlyInput(page)).toHaveValue('a/b');
      expect(await violations(page)).toEqual([]);
      const early = await earlyInput(page).boundingBox();
      release();
      await expect(query(page)).toHaveValue('a/b');
      const late = await page.locator('.DocSearch-Form').boundingBox();
      expect([late?.y, late?.height], 'the box stays where it was').toEqual([early?.y, early?.height]);
      expect(complaints).toEqual([]);
    });
  }

  for (const key of ['Escape', 'Control+k', 'Meta+k']) {
    test(`${key} takes it back, with what was typed`, async ({page}) => {
      const release = await openWithoutScripts(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('gone');
      await page.keyboard.press(key);
      await expect(earlyDialog(page)).toBeHidden();
      await page.keyboard.type('nowhere');
      release();
      await expectNothingLeft(page);
    });
  }

  test('so does a click beside it; a third key opens an empty one', async ({page}) => {
    const release = await openWithoutScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('gone');
    await page.mouse.click(20, 600);
    await expect(earlyDialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('kept');
    release();
    await expect(query(page)).toHaveValue('kept');
  });

  test('the focus goes back to where it was before', async ({page}) => {
    const release = await openWithoutScripts(page);
    const link = page.locator('.navbar__brand');
    await link.focus();
    await page.keyboard.press('/');
    release();
    await expect(query(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('a word that is being composed is not torn apart', async ({page}) => {
    const release = await openWithoutScripts(page);
    await page.keyboard.press('/');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {text: 'プロ', selectionStart: 2, selectionEnd: 2});
    release();
    await hydrated(page);
    await session.send('Input.imeSetComposition', {text: 'プロキ', selectionStart: 3, selectionEnd: 3});
    await session.send('Input.insertText', {text: 'プロキシ'});
    await expect(query(page)).toHaveValue('プロキシ');
    await expect(earlyDialog(page)).toBeHidden();
  });

  test('keys that open nothing stay with the browser', async ({page}) => {
    await openWithoutScripts(page);
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.keyboard.type('abc');
    await expect(earlyDialog(page)).toBeHidden();
  });
});

test.describe('when the scripts do not come', () => {
  const isKept = (page: Page): Promise<boolean> =>
    page.evaluate(
      () => !document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true})),
    );

  test('the box goes, the page says why, and the keys are the browser’s', async ({page}) => {
    let fail = (): void => undefined;
    const isFailing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await isFailing;
      await route.abort();
    });
    await page.goto(docsPath(VERSIONS[0], 'faq'), {waitUntil: 'commit'});
    await page.locator('h1').waitFor();
    await page.keyboard.press('/');
    await expect(earlyInput(page)).toBeFocused();
    fail();
    await expect(page.locator('#load-problem')).toContainText('search');
    await expect(earlyDialog(page)).toBeHidden();
    expect(await isKept(page)).toBe(false);
  });

  test('so it is when the code of the page is gone', async ({page}) => {
    await dropChunks(page);
    await page.goto(docsPath(VERSIONS[0], 'faq'));
    await expect(page.getByRole('alert').filter({hasText: 'This page did not load.'})).toBeVisible();
    expect(await isKept(page)).toBe(false);
  });
});

test.describe('when the page is marked as ready', () => {
  // Docusaurus empties the mark in the moment when React takes over, and sets it a moment later.
  for (const mark of ['', 'true']) {
    test(`a key in the very moment of the mark "${mark}" opens the search`, async ({page}) => {
      await page.addInitScript((expected) => {
        const observer = new MutationObserver(() => {
          if (document.documentElement.dataset.hasHydrated === expected) {
            observer.disconnect();
            document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true}));
          }
        });
        observer.observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
      }, mark);
      await page.goto(docsPath(VERSIONS[0], 'faq'));
      await expect(query(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(searchBox(page)).toBeFocused();
      await expect(query(page)).toHaveCount(0);
    });
  }

  test('keys open the search in each of eight visits', async ({page}) => {
    for (let visit = 0; visit < 8; visit += 1) {
      await page.goto(docsPath(VERSIONS[0], 'faq'), {waitUntil: 'commit'});
      await page.waitForSelector('html:not([data-has-hydrated="false"])', {state: 'attached'});
      await page.keyboard.press(visit % 2 === 0 ? 'Control+k' : '/');
      await page.keyboard.type('a');
      await expect(query(page), `visit ${visit}`).toHaveValue('a');
    }
  });
});

import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {indexFile, parseIndex} from './reading';
import {BASE, docsPath, pagesOf, VERSIONS, type Version} from '../../tests/pages';
import {builtEngine, place, share} from '../../tests/search/relevance';
import {violations} from '../../tests/support/axe';
import {holdBack, hydrated, watch} from '../../tests/support/site';

const build = path.join(__dirname, '../../build');
const latestPage = docsPath(VERSIONS[0], 'quick-start/using-passive');

/** Fills in a query as a browser does. Playwright's `fill` sets the value of the element, which React hides in Firefox. */
async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('combobox').evaluate((input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }, query);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await ask(page, query);
}

test('the script of the window is small', () => {
  const scripts = path.join(build, 'assets/js');
  const [script = '', ...others] = readdirSync(scripts)
    .filter((name) => name.startsWith('search.'))
    .map((name) => readFileSync(path.join(scripts, name), 'utf8'));
  expect(others).toEqual([]);
  expect(script).toContain('DocSearch-Modal');
  expect(script.length).toBeLessThanOrEqual(495_000);
  expect(gzipSync(script).length).toBeLessThanOrEqual(124_000);
});

test.describe('the index', () => {
  for (const version of VERSIONS) {
    test(`of ${version} is small`, () => {
      const file = path.join(build, indexFile(version));
      expect(statSync(file).size).toBeGreaterThan(1000);
      expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(85_000);
    });
  }
  for (const version of VERSIONS) {
    test(`of ${version} finds what readers ask for`, () => {
      const placed = place(builtEngine(build, version), version);
      const [first, five] = [share(placed, 1), share(placed, 5)];
      const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
      console.log(`${version}: ${placed.length} queries, first ${percent(first)}, among five ${percent(five)}`);
      expect(placed.length).toBeGreaterThanOrEqual(version === VERSIONS[0] ? 60 : 50);
      const missed = placed.filter((entry) => entry.place > 5).map(({query, found}) => `${query}: ${found.join(', ')}`);
      expect(first).toBeGreaterThanOrEqual(0.85);
      expect(five, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
    });
  }
});

test.describe('the window', () => {
  test('opens by keyboard, finds, follows Enter, and gives focus back', {tag: '@every-browser'}, async ({page}) => {
    const complaints = watch(page);
    await page.goto(latestPage);
    await hydrated(page);
    const box = page.getByRole('button', {name: /search/i}).first();
    await box.focus();
    await search(page, 'proximty');
    await expect(page.getByRole('option').first()).toContainText(/proximity/i);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(box).toBeFocused();
    await search(page, 'TBIA_InteractionContext');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(latestPage);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('a click follows a result in place, Ctrl in a new tab', {tag: '@every-browser'}, async ({page, context}) => {
    await page.goto(latestPage);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await search(page, 'proximity');
    const first = page.getByRole('option').first().locator('a');
    const href = (await first.getAttribute('href')) ?? '';
    const opened = context.waitForEvent('page');
    await first.click({modifiers: ['Control']});
    await expect(await opened).toHaveURL(href);
    await expect(page.getByRole('dialog')).toBeVisible();
    await first.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('answers from the version that is read, and says where else a term is known', async ({page}) => {
    await page.goto(docsPath('1.2.0', 'faq'));
    await hydrated(page);
    await search(page, 'interactable');
    await expect(page.getByRole('option').first()).toBeVisible();
    const hrefs = await page
      .locator('[role="option"] a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) {
      expect(href).toMatch(/\/docs\/1\.2\.0\/|\/changelog|\/roadmap/);
    }
    await page.getByRole('combobox').fill('Lyra');
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Only in 1.5.2 and later: lyra');
    await expect(page.getByRole('option').first().locator('a')).toHaveAttribute('href', /\/docs\/1\.5\.2\//);
  });

  test('bears whatever is typed', async ({page}) => {
    const complaints = watch(page);
    await page.goto(latestPage);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    for (const query of ['a'.repeat(10_000), '<img src=x onerror=alert(1)>', '🎮🎮', 'مرحبا بالعالم', '"\\]}{', '']) {
      await page.getByRole('combobox').fill(query);
      await page.waitForTimeout(500);
      await expect(page.getByRole('combobox')).toBeVisible();
      await expect(page.locator('[role="dialog"] img[src="x"]')).toHaveCount(0);
      expect(complaints, query.slice(0, 30)).toEqual([]);
    }
  });

  const indexOf = (version: Version): string => readFileSync(path.join(build, indexFile(version)), 'utf8');
  const latest = indexOf(VERSIONS[0]);
  const DAMAGED = 'The search index arrived damaged.';
  const OTHER_BUILD = 'The search index belongs to another build of this site.';
  const MISSING = 'A part of the search was not found; the site may just have been updated.';
  const INDEX = /\/search-index\/index-/;
  const FAULTS = [
    {
      name: 'a corrupted index',
      answer: {body: latest.replace('"fieldLength":', '"x":').replace('"index":[', '"y":[')},
      message: DAMAGED,
    },
    {name: 'the index of another version', answer: {body: indexOf('1.0.0')}, message: OTHER_BUILD},
    {name: 'a truncated index', answer: {body: latest.slice(0, latest.length / 2)}, message: DAMAGED},
    {name: 'no index', answer: {status: 404, body: ''}, message: MISSING},
    {name: 'an empty index', answer: {body: ''}, message: DAMAGED},
    {
      name: 'an index of another format',
      answer: {body: latest.replace(/"format":\d+/, '"format":0')},
      message: OTHER_BUILD,
    },
    {name: 'a page in place of the index', answer: {body: '<!doctype html>'}, message: DAMAGED},
  ];
  test('says so when the index is broken in any way, and Retry finds', async ({page}) => {
    const complaints = watch(page);
    let answer: {readonly status?: number; readonly body: string} = {body: ''};
    await page.route(INDEX, (route) => route.fulfill(answer));
    const alert = page.getByRole('dialog').getByRole('alert');
    for (const fault of FAULTS) {
      ({answer} = fault);
      await page.goto(latestPage);
      await hydrated(page);
      await search(page, 'proximity');
      await expect(alert.locator('p'), fault.name).toHaveText(fault.message);
      await expect(page.getByRole('option'), fault.name).toHaveCount(0);
    }
    // Each letter asks for the index again; the last one must not find the good one before Retry does.
    await page.waitForTimeout(1000);
    await page.unroute(INDEX);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('proximity');
    await expect(alert).toHaveCount(0);
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
  });

  test('says so offline, and Retry finds', async ({page, context}) => {
    await page.goto(latestPage);
    await hydrated(page);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    const reloaded = page.waitForEvent('load');
    await retry.click();
    await reloaded;
    await hydrated(page);
    await search(page, 'proximity');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('opens from the not-found page with what was looked for, at 360 px too', async ({page}) => {
    await page.setViewportSize({width: 360, height: 700});
    await page.goto(`${BASE}/docs/1.0.0/features/proximity-interactions`);
    await hydrated(page);
    await page
      .getByRole('button', {name: /search/i})
      .last()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe('by keyboard', () => {
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
  const open = async (page: Page) => {
    const complaints = watch(page);
    await page.goto(latestPage);
    await hydrated(page);
    return complaints;
  };

  test('Ctrl-K opens and closes', async ({page}) => {
    await open(page);
    for (let round = 0; round < 2; round += 1) {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.keyboard.press('Meta+k');
    await expect(dialog(page)).toBeVisible();
  });

  test('the slash opens, but not while somebody types', async ({page}) => {
    await open(page);
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<input aria-label="Name"><textarea aria-label="Text"></textarea><div contenteditable="true" aria-label="Note"></div>',
        );
    });
    for (const name of ['Name', 'Text', 'Note']) {
      const field = page.locator(`[aria-label="${name}"]`);
      await field.focus();
      await page.keyboard.type('a/b');
      expect(await field.evaluate((element) => ('value' in element ? element.value : element.textContent))).toBe('a/b');
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.getByRole('button', {name: 'Search'}).first().focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(page.getByRole('combobox')).toHaveValue('a/b');
  });

  test('Escape while the window loads closes it for good, and the button keeps the focus', async ({page}) => {
    const release = await holdBack(page, /\/assets\/js\/search\.\w+\.js$/);
    await open(page);
    const button = page.getByRole('button', {name: 'Search', exact: true}).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-busy', 'false');
    const arrived = page.waitForResponse(/\/assets\/js\/search\.\w+\.js$/);
    release();
    await (await arrived).finished();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('arrows move the selected option, and the count is announced', {tag: '@every-browser'}, async ({page}) => {
    await open(page);
    await search(page, 'proximity');
    const input = page.getByRole('combobox');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    const count = await options.count();
    expect(count).toBeGreaterThan(2);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    const status = dialog(page).getByRole('status');
    await expect(status).toHaveText(new RegExp(`^${count} results on \\d+ pages\\.$`));
    for (const [key, position] of [
      ['', 0],
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
    ] as const) {
      if (key) {
        await page.keyboard.press(key);
      }
      const option = options.nth(position);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
      await expect(input).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
      await expect(option).toBeInViewport();
      await expect(input).toBeFocused();
    }
    await ask(page, 'qqqqqq');
    await expect(status).toHaveText('No results.');
    await expect(dialog(page)).toContainText(`Nothing in ${VERSIONS[0]} for "qqqqqq"`);
  });

  test('the focus stays in the window', async ({page}) => {
    await open(page);
    await search(page, 'proximity');
    await expect(page.getByRole('option').first()).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press(press < 3 ? 'Tab' : 'Shift+Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
  });

  test('recent searches are kept on the device, and can be removed', async ({page}) => {
    const complaints = await open(page);
    await search(page, 'proximity');
    const title = await page.getByRole('option').first().locator('.DocSearch-Hit-title').innerText();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const recent = page.getByRole('option');
    await expect(recent).toHaveCount(1);
    await expect(recent).toContainText(title);
    const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('DOCSEARCH')));
    expect(stored).toContain('__DOCSEARCH_RECENT_SEARCHES__tbia-documentation');
    const remove = page.getByRole('button', {name: 'Remove this search from history'});
    for (let press = 0; press < 8 && !(await remove.evaluate((button) => button.matches(':focus'))); press += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(recent).toHaveCount(0);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(recent).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  for (const width of [390, 360]) {
    const tag = width === 390 ? '@every-browser' : [];
    test(`the menu of a phone opens it at ${width} px and keeps focus`, {tag}, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const complaints = await open(page);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      const back = menu.getByRole('button', {name: /main menu/});
      if (await back.isVisible()) {
        await back.click();
      }
      await menu.getByRole('button', {name: 'Search', exact: true}).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await expect(menu).toBeHidden();
      await ask(page, 'proximity');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const outside = await dialog(page).evaluate(
        (window) =>
          Array.from(window.querySelectorAll('.DocSearch-Hit, .DocSearch-Close, .DocSearch-Input'), (element) =>
            element.getBoundingClientRect(),
          ).filter(({left, right}) => left < 0 || right > innerWidth).length,
      );
      expect(outside).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Search'}).first()).toBeFocused();
      expect(complaints).toEqual([]);
    });
  }

  test('a line that is found and does not fit on a phone says that it goes on', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page);
    await page.getByRole('button', {name: 'Search', exact: true}).first().click();
    await page.getByRole('combobox').fill('montage section');
    const lines = page.locator('.DocSearch-Hit-path');
    const texts = (): Promise<string[]> =>
      lines.evaluateAll((all) =>
        all.map((line) => {
          const end = line.getBoundingClientRect().bottom;
          const range = document.createRange();
          range.selectNodeContents(line);
          const isWhole = [...range.getClientRects()].every((rect) => rect.top < end - 4);
          return `${isWhole ? 'whole' : 'cut'}: ${line.textContent}`;
        }),
      );
    await expect.poll(async () => (await texts()).filter((text) => text.endsWith(' …')).length).toBeGreaterThan(2);
    expect((await texts()).filter((text) => !text.startsWith('whole: '))).toEqual([]);
  });

  test('nothing moves for readers who want less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    const moving = () =>
      dialog(page).evaluate((window) =>
        window.getAnimations({subtree: true}).map((animation) => animation.constructor.name),
      );
    expect(await moving()).toEqual([]);
    await page.getByRole('combobox').fill('proximity');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await moving()).toEqual([]);
  });
});

test.describe('where there is nothing to show', () => {
  const faq = docsPath('1.0.0', 'faq');
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});

  test('the window offers the pages to begin with, the questions of the FAQ of this version, and its engines', async ({
    page,
  }) => {
    const html = await (await page.request.get(faq)).text();
    const questions = [...html.matchAll(/<h3[^>]*>(Why [^<]*)/g)].map(([, text = '']) => text);
    expect(questions.length).toBeGreaterThan(5);
    for (const width of [1350, 390]) {
      await page.setViewportSize({width, height: 844});
      await page.goto(faq);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      const links = dialog(page).getByRole('link');
      await expect(links).toHaveText([
        'Installation',
        'Find an object (Interact Passive)',
        'Press a key (Interact Active)',
        ...questions,
      ]);
      await expect(dialog(page)).toContainText('Searching 1.0.0 (UE 4.26-5.0), the changelog and the roadmap');
      expect(await dialog(page).evaluate((window) => window.scrollWidth - window.clientWidth)).toBe(0);
    }
    // By keyboard: arrows go through the links from the box and back to it, Tab reaches them.
    const input = page.getByRole('combobox');
    const links = dialog(page).getByRole('link');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(input).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(input).toBeFocused();
    for (let press = 0; press < 3 && !(await links.first().evaluate((link) => link.matches(':focus'))); press += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(links.first()).toBeFocused();
    await links.last().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${faq}#[\\w-]+$`));
    await page.keyboard.press('Control+k');
    await input.fill('proximity');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(links.filter({hasText: 'Installation'})).toBeHidden();
  });

  test('it says so in the letters of the site and at the left, names what may have been meant, and finds that', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(latestPage);
    await hydrated(page);
    await search(page, 'prxomitiy');
    const near = dialog(page).getByRole('button', {name: 'proximity', exact: true});
    await expect(near).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText('No results. Did you mean proximity or priority?');
    const title = dialog(page).getByText(`Nothing in ${VERSIONS[0]} for`);
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    await expect(near).toHaveCSS('font-family', family);
    for (const text of [title, near.locator('..')]) {
      await expect(text).toHaveCSS('font-family', family);
      await expect(text).toHaveCSS('text-align', 'start');
    }
    // B11: nothing stands alone on a line, and suggestions of an earlier answer are gone.
    await expect(dialog(page).locator('.DocSearch-Prefill:visible')).toHaveCount(0);
    await expect(dialog(page).getByRole('link', {name: 'Installation'})).toBeVisible();
    await near.click();
    await expect(page.getByRole('combobox')).toHaveValue('proximity');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(near).toBeHidden();
  });
});

test('a hit looks the same in both themes, with one line of its text on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto(latestPage);
    await hydrated(page);
    await search(page, 'trace channel');
    await expect(page.locator('.DocSearch-Hit mark').nth(3)).toBeVisible();
    const {grounds, lines} = await page.getByRole('dialog').evaluate((window) => ({
      grounds: [
        '.DocSearch-Modal',
        '.DocSearch-Hit[aria-selected="false"] a',
        '.DocSearch-Hit[aria-selected="true"] a',
      ].map((part) => getComputedStyle(window.querySelector(part) ?? window).backgroundColor),
      lines: Array.from(window.querySelectorAll('.DocSearch-Hit-path'), (path) => {
        return path.getBoundingClientRect().height / parseFloat(getComputedStyle(path).lineHeight);
      }),
    }));
    expect(new Set(grounds).size, `${colorScheme}: window, hit and chosen hit: ${grounds.join()}`).toBe(3);
    expect(Math.max(...lines)).toBeLessThan(1.1);
  }
  const texts = await page.locator('.DocSearch-Hit-path').allTextContents();
  expect(texts.filter((text) => text.includes('· ·'))).toEqual([]);
});

test('the bar has a field with its shortcut from 997 px on, which grows to 260 px', async ({page}) => {
  await page.goto(latestPage);
  await hydrated(page);
  const field = page.getByRole('button', {name: 'Search', exact: true});
  for (const [width, least] of [
    [997, 140],
    [1350, 255],
    [1920, 255],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    const {box, key} = await field.evaluate((button) => ({
      box: button.getBoundingClientRect(),
      key: button.lastElementChild?.getBoundingClientRect() ?? new DOMRect(),
    }));
    expect(box.width, `at ${width} px`).toBeGreaterThan(least);
    expect(box.width).toBeLessThanOrEqual(261);
    expect([key.top >= box.top, key.bottom <= box.bottom, key.right <= box.right], `the key at ${width} px`).toEqual([
      true,
      true,
      true,
    ]);
  }
  const keyOf = () =>
    field.evaluate((button) => getComputedStyle(button.lastElementChild ?? button, '::before').content);
  expect(await keyOf()).toBe('"Ctrl K"');
  // On a phone it is the picture alone, and on a Mac the key is another one.
  await page.setViewportSize({width: 390, height: 800});
  expect((await field.boundingBox())?.width).toBeLessThan(40);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', {value: 'MacIntel'});
  });
  await page.reload();
  await expect.poll(keyOf).toBe('"⌘ K"');
});

test('no request leaves the site, and no page prepares one', async ({page}) => {
  const complaints = watch(page);
  for (const route of [latestPage, `${BASE}/`, `${BASE}/changelog`, docsPath('1.0.0', 'faq')]) {
    await page.goto(route);
    await hydrated(page);
    await search(page, 'proximity');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('hovering loads the window and the index, neither waiting for the other', async ({page}) => {
  // Neither is answered before both have been asked for.
  const files = [/\/js\/search\.\w+\.js$/, /\/search-index\/index-.+\.json$/];
  const asked = files.map(
    (file) =>
      new Promise<void>((resolve) => {
        void page.route(file, async (route) => {
          resolve();
          await Promise.all(asked);
          await route.continue();
        });
      }),
  );
  await page.goto(latestPage);
  await hydrated(page);
  await page.getByRole('button', {name: 'Search', exact: true}).first().hover();
  await Promise.all(asked);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('proximity');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('nothing but the box is loaded before the first use', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(latestPage);
  await hydrated(page);
  expect(requests.filter((url) => url.includes('search'))).toEqual([]);
});

// A row is an option with a link in it: no stop for the Tab key, but a reader with a mouse opens it in a new tab.
const isLinkInOption = (violation: string): boolean =>
  /^nested-interactive: <li [^>]*class="DocSearch-Hit[ "]/.test(violation);

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing in the open window: ${colorScheme}`, async ({browser}) => {
    const page = await browser.newPage({colorScheme});
    await page.goto(docsPath(VERSIONS[0], 'faq'));
    await hydrated(page);
    await page.getByRole('button', {name: 'Search', exact: true}).first().click();
    await expect(page.getByRole('combobox')).toBeFocused();
    expect.soft(await violations(page), 'nothing typed').toEqual([]);
    await page.keyboard.type('proximity');
    await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
    expect
      .soft(
        (await violations(page)).filter((one) => !isLinkInOption(one)),
        'results',
      )
      .toEqual([]);
    await page.keyboard.type('zzzz');
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(0);
    expect.soft(await violations(page), 'no results').toEqual([]);
    await page.close();
  });
}

test.describe('when the browser keeps nothing for the site', () => {
  const block = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
  };

  test('the search opens, finds and leads to the page', {tag: '@every-browser'}, async ({page}) => {
    const complaints = watch(page);
    await block(page);
    await page.goto(latestPage);
    await hydrated(page);
    await search(page, 'proximity');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(latestPage);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(complaints.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });
});

test('when the window throws, the page stays, a line leads on, and Retry opens it', async ({page}) => {
  await page.goto(latestPage);
  await hydrated(page);
  // DocSearch asks for the selection when it is rendered.
  await page.evaluate(() => {
    const state = {isBroken: true};
    window.getSelection = () => (state.isBroken ? null : document.getSelection());
    Object.assign(window, {state});
  });
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert').filter({hasText: 'The search window stopped working.'});
  await expect(alert.getByRole('link', {name: 'the FAQ'})).toHaveAttribute('href', docsPath(VERSIONS[0], 'faq'));
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  await page.evaluate(() => {
    (window as unknown as {state: {isBroken: boolean}}).state.isBroken = false;
  });
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(alert).toHaveCount(0);
  await page.keyboard.type('proximity');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('recent searches that cannot be read do no harm', async ({page}) => {
  const complaints = watch(page);
  await page.addInitScript(() => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__tbia-documentation', '{"cut off');
  });
  await page.goto(latestPage);
  await hydrated(page);
  await search(page, 'proximity');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a recent search is removed for readers who want less motion, too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(latestPage);
  await hydrated(page);
  await search(page, 'proximity');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('a mouse closes the window', async ({page}) => {
  await page.goto(latestPage);
  await hydrated(page);
  await search(page, 'proximity');
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.mouse.click(5, 900);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the history of a page is not searched', async ({page}) => {
  await page.goto(latestPage);
  await hydrated(page);
  await expect(page.locator('main')).toContainText('in this form since');
  const index = parseIndex(readFileSync(path.join(build, indexFile(VERSIONS[0])), 'utf8'), VERSIONS[0]);
  const texts = index.pages.map((entry) => readFileSync(path.join(build, entry.texts), 'utf8'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes('in this form since'))).toEqual([]);
});

for (const [name, path19] of [
  ['TBIA_GAInteractActive', 'architecture/interact-active'],
  ['TBIA_GAInteractPassive', 'architecture/interact-passive'],
  ['TBIA_GAInteractAnimation', 'architecture/interact-animation'],
  ['TBIA_GAObjectInteractionTimed', 'architecture/object-interaction-timed'],
] as const) {
  test(`${name} leads to its page first, in every version that has it`, () => {
    const versions = VERSIONS.filter((version) => pagesOf(version).includes(path19));
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) {
      const [first] = builtEngine(build, version).search(name).pages;
      expect(`${BASE}/${first?.page.path ?? ''}`).toBe(docsPath(version, path19));
    }
  });
}

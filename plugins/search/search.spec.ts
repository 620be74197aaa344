import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {OPEN_SEARCH} from './open';
import {indexFile} from './reading';
import {BASE, docsPath, VERSIONS} from '../../tests/pages';
import {explainedNames} from '../../tests/search/names';
import {UNANSWERED} from '../../tests/search/queries';
import {builtIndex, idOf, place, readIndex, share} from '../../tests/search/relevance';
import {violations} from '../../tests/support/axe';
import {BUILD, holdBack, hydrated, open, readBuilt} from '../../tests/support/site';
import {expect, test} from '../../tests/support/test';

const FAQ = docsPath(VERSIONS[0], 'faq');
const START = docsPath(VERSIONS[0], 'quick-start/using-passive');
const INDEX = /\/search-index\/index-/;
const WINDOW = /\/assets\/js\/search\.\w+\.js$/;

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const box = (page: Page) => page.getByRole('button', {name: 'Search', exact: true}).first();
const input = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => dialog(page).getByRole('status');

/** Opens the window with a query, as the not-found page does. Where one is typed, each letter brings other hits first. */
async function search(page: Page, query: string): Promise<void> {
  const event = [OPEN_SEARCH, query] as const;
  await page.evaluate(([name, detail]) => window.dispatchEvent(new CustomEvent(name, {detail})), event);
}

test('the window is small', () => {
  for (const [folder, most] of [
    ['js', 40_000],
    ['css', 5_000],
  ] as const) {
    const files = readdirSync(path.join(BUILD, 'assets', folder)).filter((name) => name.startsWith('search.'));
    expect(files).toHaveLength(1);
    expect(gzipSync(readFileSync(path.join(BUILD, 'assets', folder, files[0] ?? ''))).length).toBeLessThan(most);
  }
});

for (const version of VERSIONS) {
  test(`the index of ${version} is small, and finds what readers ask for at places that exist`, async () => {
    const file = readFileSync(path.join(BUILD, indexFile(version)));
    expect(gzipSync(file, {level: 9}).length).toBeLessThanOrEqual(60_000);
    const find = await builtIndex(BUILD, version);
    const placed = place(find, version);
    expect(placed.length).toBeGreaterThan(50);
    const missed = placed.filter((entry) => entry.place > 5).map(({query, found}) => `${query}: ${found.join(', ')}`);
    expect(share(placed, 1)).toBeGreaterThanOrEqual(0.93);
    expect(share(placed, 5), missed.join('\n')).toBeGreaterThanOrEqual(0.99);
    expect(UNANSWERED.filter((query) => find(query).pages.length > 0)).toEqual([]);
    const bestOf = (query: string): string => {
      const [best] = find(query).pages;
      const id = best?.page.sections[best.sections[0] ?? 0]?.[1];
      return best ? idOf(best.page.path, version) + (id ? `#${id}` : '') : 'nothing';
    };
    expect(bestOf('open a door')).toBe('quick-start/using-active#open-a-door');
    expect(bestOf('interactable')).toBe('architecture/overview#terms');

    const names = explainedNames(version);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter(({name, home}) => bestOf(name) !== home)).toEqual([]);

    const missing = readIndex(BUILD, version).pages.flatMap((page) => {
      const html = readBuilt(`${page.path.slice(BASE.length)}.html`);
      return page.sections.flatMap(([, id]) =>
        id === '' || new RegExp(` id="?${id}["\\s>]`).test(html) ? [] : [`${page.path}#${id}`],
      );
    });
    expect(missing).toEqual([]);
  });
}

test('by keyboard: opens, finds, follows, remembers, gives the focus back', {tag: '@every-browser'}, async ({page}) => {
  await open(page, START);
  await box(page).focus();
  await page.keyboard.press('Control+k');
  await input(page).pressSequentially('proximty');
  await expect(options(page).first()).toContainText(/proximity/i);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();

  await search(page, 'proximty');
  await expect(options(page).first()).toContainText(/proximity/i);
  const count = await options(page).count();
  await expect(status(page)).toHaveText(`Best results in ${VERSIONS[0]}.`);
  for (const [key, position] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
  ] as const) {
    await page.keyboard.press(key);
    const option = options(page).nth(position);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '-');
    await expect(option).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await search(page, 'TBIA_InteractionContext');
  const title = await options(page).first().locator('.DocSearch-Hit-title').innerText();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(START);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(options(page)).toContainText(title);
  await page.getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
});

test(
  'a hit shows its line; a click follows it in place, Ctrl in a tab',
  {tag: '@every-browser'},
  async ({page, context}) => {
    await open(page, START);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await search(page, 'trace channel');
    const row = options(page)
      .filter({has: page.locator('.DocSearch-Hit-path mark')})
      .first();
    const [line, href] = await row.evaluate((element) => [
      element.querySelector('.DocSearch-Hit-path')?.textContent ?? '',
      element.querySelector('a')?.getAttribute('href') ?? '',
    ]);
    const markdown = await (await page.request.get(`${href.replace(/#.*/, '')}.md`)).text();
    const [stretch = ''] = line.split(/ · |…/).filter((part) => part.trim().length > 10);
    expect(markdown.replace(/[*`\\]/g, '')).toContain(stretch.trim());
    const link = page.locator(`[role="option"] a[href="${href}"]`);
    const opened = context.waitForEvent('page');
    await link.click({modifiers: ['Control']});
    await expect(await opened).toHaveURL(href);
    await expect(input(page)).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test('answers from the version that is read, and says where else a word is known', async ({page}) => {
  await open(page, docsPath('1.2.0', 'faq'));
  await search(page, 'interactable');
  await expect(options(page).first()).toBeVisible();
  for (const link of await options(page).getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /\/docs\/1\.2\.0\/|\/changelog|\/roadmap/);
  }
  await input(page).fill('ShooterHero');
  await expect(status(page)).toHaveText('Nothing in 1.2.0 for "ShooterHero". Known in 1.5.2 and later: shooterhero');
});

test('where nothing was found, a keyboard reaches the FAQ, and Back closes the window', async ({page}) => {
  await open(page, START);
  await search(page, 'LNK2019');
  await expect(status(page)).toHaveText(`Nothing in ${VERSIONS[0]} for "LNK2019".`);
  await expect(dialog(page).getByRole('link', {name: 'Ask on Discord'})).toHaveAttribute('href', /discord/);
  const faq = dialog(page).locator(`a[href="${FAQ}"]`);
  for (let press = 0; press < 9 && !(await faq.evaluate((link) => link.matches(':focus'))); press += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(FAQ);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(dialog(page)).toHaveCount(0);
});

test('bears whatever is typed, and a browser that translates the page', async ({page}) => {
  await open(page, START);
  await search(page, 'trace channel');
  await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
  // As Chrome's translator does it: each text is moved into elements of its own.
  await dialog(page).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode);
    }
    for (const text of texts) {
      const font = document.createElement('span');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  for (const query of ['trace', 'LNK2019', 'a'.repeat(10_000), '<img src=x onerror=alert(1)>', '🎮🎮', '"\\]}{', '']) {
    await input(page).fill(query);
    await page.waitForTimeout(300);
    await expect(dialog(page).locator('img[src="x"]')).toHaveCount(0);
  }
  await expect(input(page)).toBeVisible();
});

test('an index or a window that does not arrive, or throws, leaves the page and a line', async ({page, complaints}) => {
  const alert = page.getByRole('alert').filter({hasText: 'could not be opened'});
  const close = page.getByRole('button', {name: 'Close'});
  for (const answer of [{status: 404, body: ''}, {body: '{"pages":['}]) {
    await page.route(INDEX, (route) => route.fulfill(answer));
    await open(page, START);
    await page.keyboard.press('Control+k');
    await expect(alert).toBeVisible();
    await page.unroute(INDEX);
    await close.click();
    await search(page, 'proximity');
    await expect(options(page).first()).toBeVisible();
  }
  await page.route(WINDOW, (route) => route.abort());
  await open(page, START);
  await page.keyboard.press('Control+k');
  await expect(alert).toBeVisible();
  await page.unroute(WINDOW);
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await reloaded;
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__tbia-documentation', '{"cut off');
  });
  await page.keyboard.press('Control+k');
  await expect(alert).toBeVisible();
  await close.click();
  await expect(alert).toHaveCount(0);
  complaints.length = 0;
});

test('Escape while the window loads closes it for good', async ({page}) => {
  const release = await holdBack(page, WINDOW);
  await open(page, START);
  await box(page).click();
  await expect(box(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-busy', 'false');
  const arrived = page.waitForResponse(WINDOW);
  release();
  await (await arrived).finished();
  await expect(dialog(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('Ctrl+K opens on any layout, / too where nobody types, until it is turned off', async ({page}) => {
  await open(page, START);
  const press = (init: {key: string; code: string; ctrlKey?: boolean; shiftKey?: boolean}) =>
    page.evaluate((event) => window.dispatchEvent(new KeyboardEvent('keydown', event)), init);
  // By the letter, and by the place of the key where letters are not Latin.
  await press({key: 't', code: 'KeyK', ctrlKey: true});
  await press({key: 'л', code: 'KeyR', ctrlKey: true});
  await press({key: '/', code: 'Slash', ctrlKey: true});
  for (const mode of ['open', 'closed'] as const) {
    const field = await page.evaluateHandle((shadow) => {
      const host = document.querySelector('main')?.insertAdjacentElement('afterbegin', document.createElement('div'));
      const input = document.createElement('input');
      host?.attachShadow({mode: shadow}).append(input);
      input.focus();
      return input;
    }, mode);
    await page.keyboard.type('a/b');
    expect(await field.evaluate((input) => input.value), mode).toBe('a/b');
  }
  await expect(box(page)).toHaveAttribute('aria-busy', 'false');
  await expect(dialog(page)).toHaveCount(0);
  await press({key: 'л', code: 'KeyK', ctrlKey: true});
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await press({key: '/', code: 'Digit7', shiftKey: true});
  await dialog(page).getByRole('button', {name: 'Turn off the / shortcut'}).click();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  // It would close a window that is open.
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('button', {name: 'Turn on the / shortcut'})).toBeVisible();
});

test('on a phone it stays within the screen', {tag: '@every-browser'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, START);
  await box(page).click();
  await expect(input(page)).toBeFocused();
  await input(page).pressSequentially('montage section');
  await expect(
    page
      .locator('.DocSearch-Hit-path')
      .filter({has: page.locator('mark')})
      .nth(2),
  ).toBeVisible();
  const sizes = await dialog(page).evaluate((root) => {
    const all = (selector: string) => [...root.querySelectorAll(selector)];
    const lineHeight = (element: Element) => parseFloat(getComputedStyle(element).lineHeight);
    return {
      outside: all('.DocSearch-Modal, .DocSearch-Modal *:not(.DocSearch-Hit-content-wrapper *)').filter(
        (part) => part.getBoundingClientRect().right > innerWidth + 1,
      ).length,
      lines: Math.max(
        ...all('.DocSearch-Hit-path').map((line) => line.getBoundingClientRect().height / lineHeight(line)),
      ),
      heads: Math.max(...all('.DocSearch-Hit-source').map(lineHeight)),
    };
  });
  expect(sizes.outside).toBe(0);
  expect(sizes.lines).toBeLessThan(1.1);
  expect(sizes.heads).toBeLessThan(24);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('hovering loads window, styles and index together, and nothing before', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, START);
  expect(requests.filter((url) => url.includes('search'))).toEqual([]);
  // None is answered before all have been asked for.
  const files = [WINDOW, /\/assets\/css\/search\.\w+\.css$/, INDEX];
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
  await box(page).hover();
  await Promise.all(asked);
  await search(page, 'proximity');
  await expect(options(page).first()).toBeVisible();
});

// A row is an option with a link in it: no stop for the Tab key, but a reader with a mouse opens it in a new tab.
const isLinkInOption = (violation: string): boolean =>
  /^nested-interactive: <li [^>]*class="DocSearch-Hit[ "]/.test(violation);

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing in the open window: ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, START);
    const found = async () => (await violations(page)).filter((one) => !isLinkInOption(one));
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('link').first()).toBeVisible();
    expect.soft(await found(), 'nothing typed').toEqual([]);
    await input(page).fill('proximity');
    await expect(page.locator('.DocSearch-Hit-path mark').first()).toBeVisible();
    expect.soft(await found(), 'results').toEqual([]);
  });
}

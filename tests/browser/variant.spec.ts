import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {ALGOLIA_ENV, standInForAlgolia} from '../support/algolia';
import {violations} from '../support/axe';
import {hydrated, open as openPage, overflow} from '../support/site';
import {indexFile} from '../../plugins/search/reading';
import {servePages} from '../../scripts/pages-server';
import {buildVariant, VARIANT_FOLDER} from '../support/build';
import {BASE} from '../pages';
import {expect, test} from '../support/test';

// One worker for the file: it builds once.
test.describe.configure({mode: 'default'});

let server: Server;
/** Origin and base path, without a slash at the end. */
let variantUrl: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const {isGreen, output} = await buildVariant();
  expect(isGreen, output).toBe(true);
  server = await servePages(VARIANT_FOLDER, `${BASE}/`, 0);
  variantUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const TAG = 'https://www.googletagmanager.com/**';
const LONG = '/variant/long-page';

async function open(page: Page, path: string): Promise<void> {
  // No test may reach Google.
  await page.route(TAG, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await openPage(page, variantUrl + path);
}

/** What axe finds, but for the button of Algolia's search, whose label is DocSearch's own. */
const ownViolations = async (page: Page): Promise<string[]> =>
  (await violations(page)).filter((line) => !line.includes('class="DocSearch DocSearch-Button"'));

// The tag of analytics, Algolia's hosts, and the page that crashes.
test.use({provoked: /^external request: https:\/\/(?:www\.googletagmanager|testapp-\w+\.algolia)|The fuse/i});

const announcement = (page: Page) => page.locator('.theme-announcement-bar');

test('the announcement bar stays closed once closed, and comes back under a new id', async ({page}) => {
  await open(page, '/docs/faq');
  await expect(announcement(page)).toHaveText('There is news');
  expect(await ownViolations(page)).toEqual([]);
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcement(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(announcement(page)).toBeHidden();
  await page.route(/\/docs\/faq$|\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll('news-1', 'news-2')});
  });
  // The first page under a new id notices it, the next one shows the bar.
  for (let pages = 0; pages < 2; pages += 1) {
    await page.reload();
    await hydrated(page);
  }
  await expect(announcement(page)).toBeVisible();
});

test('the bar hides on the way down and when an anchor is followed, returns on the way up', async ({page}) => {
  await open(page, LONG);
  const bar = page.locator('nav.navbar');
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  await page.locator('.table-of-contents a[href="#far-down"]').click();
  await expect(page.locator('#far-down')).toBeInViewport();
  await expect(bar).not.toBeInViewport();
});

test.describe('analytics', () => {
  const calls = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map((entry) => Array.from(entry)),
    );
  const views = async (page: Page) =>
    (await calls(page)).filter(([command, name]) => command === 'event' && name === 'page_view');

  test('counts the first page with an anonymized address, then each path once', async ({page}) => {
    await open(page, '/docs/getting-started/installation');
    expect(await calls(page)).toContainEqual(['config', 'G-TEST123', {anonymize_ip: true}]);
    expect(await views(page)).toEqual([]);
    await page.locator('aside a[href$="/docs/getting-started/introduction"]').click();
    await expect.poll(() => views(page)).toHaveLength(1);
    const path = '/docs/getting-started/introduction';
    const view = {page_path: BASE + path, page_title: await page.title(), page_location: variantUrl + path};
    expect(await views(page)).toEqual([['event', 'page_view', view]]);
    await page.locator('.table-of-contents a').first().click();
    await expect(page).toHaveURL(/introduction#.+$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/installation$/);
    await expect.poll(() => views(page)).toHaveLength(2);
  });

  test('blocked: harms nothing', async ({page}) => {
    await page.route(TAG, (route) => route.abort());
    await openPage(page, `${variantUrl}/docs/faq`);
    await page.getByRole('link', {name: 'Plain link'}).click();
    await expect(page.locator('h1')).toHaveText('Roadmap');
  });
});

test('every kind of navbar item is there and works', async ({page}) => {
  await open(page, '/docs/faq');
  const navbar = page.locator('nav.navbar');
  const hrefs = {
    'Plain link': '/roadmap',
    Documentation: '/docs/getting-started/introduction',
    'Sidebar link': '/docs/getting-started/introduction',
    'Version link': '/docs/getting-started/introduction',
    // Menus of one version are a link to it.
    Next: '/variant/long-page',
    First: '/docs/1.0.0/faq',
  };
  for (const [name, path] of Object.entries(hrefs)) {
    await expect(navbar.getByRole('link', {name})).toHaveAttribute('href', `/TBIA-Documentation${path}`);
  }
  await expect(navbar.getByText('Raw HTML')).toBeVisible();
  for (const [name, count] of [
    ['More', 2],
    ['English', 1],
    ['Version 1.9.0', 2],
  ] as const) {
    const button = navbar.getByRole('button', {name, exact: true});
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(navbar.locator('.dropdown--show .dropdown__menu a')).toHaveCount(count);
    await page.keyboard.press('Escape');
  }
  await expect(page.locator('[class*="navbarSearchContainer"]').last()).toBeVisible();
  await navbar.getByRole('button', {name: 'More'}).click();
  await navbar.getByRole('link', {name: 'Second'}).click();
  await expect(page).toHaveURL(/\/roadmap$/);
  await expect(navbar.locator('.dropdown--show')).toHaveCount(0);
  // The landing page of a version leads to its entry page, in the router too.
  await navbar.getByRole('link', {name: 'Landing page'}).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\.0\/getting-started\/introduction$/);
});

test('a footer with a row of links, a logo and a dark ground can be read in both themes', async ({page}) => {
  await open(page, '/docs/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText(['Footer link', 'Footer link outside', '']);
  await expect(footer.getByAltText('Logo of the footer').first()).toHaveAttribute('width', '40');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await ownViolations(page)).toEqual([]);
  }
});

test('a page that crashes says what happened, and recovers', async ({page}) => {
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Light the fuse'}).click();
  await expect(page.locator('h1')).toHaveText(/^This page crashed\.?$/);
  await expect(page.getByText('The fuse <b>burnt</b> down')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {isFixed: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('h1')).toHaveText('Crash');
});

test.describe('zoom', () => {
  const picture = (page: Page, name = 'First picture') => page.getByRole('button', {name: `Zoom: ${name}`});
  const copy = (page: Page) => page.locator('.medium-zoom-image--opened');
  const overlay = (page: Page) => page.locator('.medium-zoom-overlay');

  test('starts a second after the page, on pictures outside of links, and works by keyboard', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    // The timer waits for the test, and neither comes too early on a slow machine nor has to be waited for.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (run: () => void, delay?: number) => {
          Object.assign(window, delay === 1000 && {startZoom: run});
          return delay === 1000 ? 0 : start(run, delay);
        },
      });
    });
    await open(page, LONG);
    await page.waitForLoadState('networkidle');
    await expect(picture(page)).toHaveCount(0);
    await page.evaluate(() => {
      (window as unknown as {startZoom: () => void}).startZoom();
    });
    await expect(picture(page)).toHaveCount(1);
    await expect(picture(page, 'Second picture')).toHaveCount(1);
    await expect(picture(page, 'Linked')).toHaveCount(0);
    await page.locator('article p a[href="https://example.org"]').focus();
    await page.keyboard.press('Tab');
    await expect(picture(page)).toBeFocused();
    for (const [key, close] of [
      ['Enter', 'Escape'],
      ['Space', 'Enter'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(copy(page)).toBeFocused();
      await expect(copy(page)).toHaveAccessibleName('Close: First picture');
      await page.keyboard.press('Tab');
      await expect(page.locator('#__docusaurus :focus')).toHaveCount(0);
      await copy(page).focus();
      await page.keyboard.press(close);
      await expect(copy(page)).toHaveCount(0);
      await expect(overlay(page)).toHaveCount(0);
      await expect(picture(page)).toBeFocused();
      await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
    }
  });

  test('by pointer: colors of both themes, closes by a scroll of more than 40 px', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, LONG);
    await picture(page, 'Second picture').click();
    await expect(overlay(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(overlay(page)).toHaveCSS('background-color', 'rgb(50, 50, 50)');
    const begun = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(begun + 30);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(copy(page)).toHaveCount(1);
    await page.mouse.wheel(0, 30);
    await expect(copy(page)).toHaveCount(0);
  });

  test('follows changes of the route', async ({page}) => {
    await open(page, '/variant/start');
    await expect(page.locator('.medium-zoom-image')).toHaveCount(0);
    await page.locator('aside').getByRole('link', {name: 'Long page'}).click();
    await expect(page.locator('h1')).toHaveText('Long page');
    await picture(page).click();
    await expect(copy(page)).toBeVisible();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Start');
    await expect(copy(page)).toHaveCount(0);
    await expect(overlay(page)).toHaveCount(0);
    await page.goForward();
    await picture(page).click();
    await expect(copy(page)).toBeVisible();
  });
});

test('the search by Algolia asks for the pages of the version, and leads to them in the site', async ({page}) => {
  const queries = await standInForAlgolia(
    page,
    `https://twistedbytes-net.github.io${BASE}/docs/1.0.0/faq`,
    'How far is proximity?',
  );
  await open(page, '/docs/1.0.0/getting-started/installation');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  // The navbar of this build has two boxes, and Ctrl-K would open both.
  await page.locator('.DocSearch-Button').last().click();
  await page.locator('.DocSearch-Input').fill('proximity');
  await expect(page.getByRole('option')).toContainText('How far is proximity?');
  expect(queries.at(-1)).toEqual({
    host: 'testapp-dsn.algolia.net',
    indexName: ALGOLIA_ENV.ALGOLIA_INDEX_NAME,
    query: 'proximity',
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0.0', 'docusaurus_tag:docs-variant-current'],
    ],
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${variantUrl}/docs/1.0.0/faq`);
  expect(await page.evaluate(() => 'isSamePage' in window), 'without loading the site anew').toBe(true);
  // It takes the place of the site's own search.
  expect((await page.request.get(`${variantUrl}/${indexFile('1.0.0')}`)).status()).toBe(404);

  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const [connect, ...others] = policy?.split(';').filter((directive) => directive.includes('algolia')) ?? [];
  expect(connect).toMatch(
    /connect-src 'self' https:\/\/TESTAPP-dsn\.algolia\.net(?: https:\/\/TESTAPP-\d\.algolianet\.com){3} /,
  );
  expect(others).toEqual([]);

  await open(page, '/docs/nothing');
  await page.getByRole('button', {name: 'Search the documentation'}).click();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

test('style guide: no barrier, nothing too wide, lines that an eye can follow', async ({page}, testInfo) => {
  await open(page, '/variant/style-guide');
  for (const [colorScheme, width] of [
    ['dark', 1350],
    ['light', 390],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width, height: 940});
    expect(await ownViolations(page), `${width} px`).toEqual([]);
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    // For people: node_modules/.cache/playwright-results has the pictures.
    await page.screenshot({fullPage: true, path: testInfo.outputPath(`style-guide-${colorScheme}-${width}.png`)});
  }
  // 704 px are some 90 characters of Inter.
  await page.setViewportSize({width: 1920, height: 940});
  const measure = (await page.locator('.markdown > p').first().boundingBox())?.width;
  expect(measure).toBeGreaterThan(600);
  expect(measure).toBeLessThanOrEqual(704);
});

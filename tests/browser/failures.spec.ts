import {writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {servePages} from '../../scripts/pages-server';
import {BASE, docsPath, titleOf, VERSIONS} from '../pages';
import {BUILD, dropChunks, hydrated, open} from '../support/site';
import {expect, test} from '../support/test';

const [LATEST] = VERSIONS;
const START = docsPath(LATEST, 'getting-started/installation');
const INSTALLATION = titleOf(LATEST, 'getting-started/installation');
const DEMO = titleOf(LATEST, 'getting-started/demo-project');
const banner = (page: Page) => page.locator('#load-problem');
const errorBox = (page: Page) => page.getByRole('alert').filter({hasText: 'This page did not load.'});

/** Follows a link of the sidebar without the pointer, which would fetch its page before. */
const followToDemo = (page: Page): Promise<void> =>
  page.locator('aside a[href$="/getting-started/demo-project"]').dispatchEvent('click');

/** Counts documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.isNavigationRequest() ? 1 : 0;
  });
  return () => count;
}

test('without its scripts, a page stays readable, says so, offers a reload and does not blame the base', async ({
  page,
}) => {
  for (const route of [START, `${BASE}/docs/no/such/page`]) {
    await page.route('**/*.js', (request) => request.abort());
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
    await expect(banner(page)).toContainText('Its scripts did not load.');
    await expect(banner(page)).not.toContainText('base URL');
    await expect(banner(page)).toHaveRole('alert');
    await page.unrouteAll();
    await banner(page).getByRole('button', {name: 'Reload'}).click();
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
  }
});

test.describe('wrong base path', () => {
  // All files of the site are asked for below the right base: no script and no style sheet loads.
  test.use({provoked: /404|MIME type/});

  for (const base of ['/', `/old${BASE}/`]) {
    test(`at ${base}, a banner says so, with the path as text, and suggests another`, async ({page}) => {
      const server = await servePages(BUILD, base, 0);
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      // The last two are stubs, which lead to their page at this base.
      for (const rest of ['', 'docs/1.8.1/faq', 'no/such/page', 'no/<img src="x">/<b>', 'docs/faq/', 'docs']) {
        await page.goto(origin + base + rest);
        await expect(page.locator('h1'), rest).toBeVisible();
        await expect(banner(page), rest).toContainText('This site did not load properly.');
        await expect(banner(page)).toContainText(
          `built for the base URL ${BASE}/, but this page is at ${new URL(page.url()).pathname}.`,
        );
        await expect(page.locator('#load-problem :is(img, b)')).toHaveCount(0);
        await expect(page.locator('#load-problem-suggestion'), rest).toHaveText(base);
      }
      server.close();
    });
  }
});

test('a page that was saved as it was shown opens from disk without an alarm', async ({page, complaints}, testInfo) => {
  await open(page, START);
  const html = (await page.content()).replaceAll(`"${BASE}/assets/`, `"${BUILD}/assets/`);
  const file = testInfo.outputPath('saved.html');
  await writeFile(file, html);
  await page.goto(`file://${file}`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveText(INSTALLATION);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // From disk, the code of a page cannot come.
  const thrown = complaints.splice(0).filter((line) => line.startsWith('uncaught') && !line.includes('Loading chunk'));
  expect(thrown).toEqual([]);
});

test.describe('code of a page is gone', () => {
  test.use({provoked: /^console warning: ChunkLoadError|404|MIME type/});

  test('after a redeploy: lands on the new page by one reload', async ({page}) => {
    await open(page, START);
    await page.waitForLoadState('networkidle');
    await dropChunks(page);
    const documents = countDocuments(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        void page.unrouteAll();
      }
    });
    await followToDemo(page);
    await page.waitForURL('**/demo-project');
    await expect(page.locator('h1')).toHaveText(DEMO);
    await hydrated(page);
    await expect(errorBox(page)).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  test('for good: a warning under the pointer, then a red box with the error and Retry, never a loop', async ({
    page,
    complaints,
  }) => {
    await open(page, START);
    await page.waitForLoadState('networkidle');
    await dropChunks(page);
    await page.locator('aside a[href$="/getting-started/demo-project"]').hover();
    await expect.poll(() => complaints.filter((line) => line.startsWith('console warning'))).not.toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const documents = countDocuments(page);
    await followToDemo(page);
    await expect(errorBox(page)).toContainText(/ChunkLoadError|Loading chunk/);
    await expect(errorBox(page)).toHaveCSS('background-color', 'rgb(164, 22, 26)');
    await expect(page.locator('h1')).toHaveText(DEMO);
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(1);
    await page.unrouteAll();
    await errorBox(page).getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(errorBox(page)).toHaveCount(0);
  });
});

test.describe('a page that was opened before a deploy', () => {
  // React is served another page than its router knows.
  test.use({provoked: /React error #418/});

  for (const [isDeployed, title] of [
    [true, DEMO],
    [false, 'Page not found'],
  ] as const) {
    const what = isDeployed ? 'of a later deploy' : 'that the host does not know either';
    test(`a link to a page ${what}: the page is asked for once, never in a loop`, async ({page}) => {
      // The scripts of the page know no demo project.
      await page.route(/\/js\/main\.\w+\.js$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('getting-started/demo-project', 'getting-started/demo-before');
        // A deploy names its scripts anew; here the name is the same, so the browser must ask again.
        await route.fulfill({response, body, headers: {...response.headers(), 'cache-control': 'no-store'}});
      });
      await open(page, START);
      const documents = countDocuments(page);
      if (isDeployed) {
        await page.unrouteAll();
      }
      await followToDemo(page);
      await expect(page.locator('h1')).toHaveText(title);
      await hydrated(page);
      expect(documents()).toBe(1);
    });
  }
});

/** Goes through what touches the storage: colors, versions, a navigation. */
async function useEverything(page: Page): Promise<void> {
  await open(page, START);
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
  await page.getByRole('button', {name: /^Version \d/}).click();
  await page.locator('.navbar .dropdown__menu a').nth(1).click();
  await page.waitForURL(`**/docs/${VERSIONS[1]}/**`);
  await expect(page.locator('h1')).toHaveText(INSTALLATION);
  await page.getByRole('link', {name: 'Changelog'}).first().click();
  await expect(page.locator('h1')).toHaveText('Changelog');
}

test('local storage denied: everything works', async ({page, complaints}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await useEverything(page);
  // Docusaurus says once per document that nothing can be remembered.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('console warning: Docusaurus browser storage is not available'),
  ]);
});

test('local storage filled with junk: everything works', async ({page}) => {
  await useEverything(page);
  const spoilt = await page.evaluate(() => {
    const keys = Object.keys(localStorage);
    for (const key of keys) {
      localStorage.setItem(key, '{"<script>alert(1)</script>');
    }
    return keys;
  });
  expect(spoilt.join()).toMatch(/theme.*docs-preferred-version|docs-preferred-version.*theme/);
  await useEverything(page);
});

test.describe('JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('pages read, link and offer every version, also the one of a missing address', async ({page}) => {
    const previous = VERSIONS[1] ?? 'an older version';
    await page.goto(START);
    await expect(page.locator('h1')).toHaveText(INSTALLATION);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', {name: /^Version \d/}).click();
    await page.locator('.navbar .dropdown__menu').getByRole('link', {name: previous}).click();
    await page.waitForURL(`**${docsPath(previous, 'getting-started/installation')}`);
    await page.getByRole('link', {name: 'Changelog'}).first().click();
    await expect(page.locator('h1')).toHaveText('Changelog');
    await page.goto(docsPath('1.0.0', 'features/interact-active-type'));
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page.getByRole('link', {name: 'Go to the start page'})).toBeVisible();
  });
});

const EVIL = '<img src=x onerror="document.body.dataset.evil=1"><script>document.body.dataset.evil=1</script>';
const ENCODED = encodeURIComponent(EVIL);

test('script injection through path, query and hash does nothing', async ({page}) => {
  for (const target of [
    `/docs/1.0.0/${ENCODED}`,
    `/docs/faq?q=${ENCODED}&docusaurus-theme=${ENCODED}&docusaurus-data-x=${ENCODED}#${EVIL}`,
  ]) {
    await open(page, BASE + target);
    await page.getByRole('button', {name: /^Version \d/}).click();
    await page.locator('.navbar .dropdown__menu a').nth(1).click();
    await page.waitForURL(`**/docs/${VERSIONS[1]}/**`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-evil');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
});

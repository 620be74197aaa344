import {expect, test, type Page} from '@playwright/test';
import {BASE, docsPath} from '../pages';
import {hydrated, watch} from '../support/site';

const TYPES = 'features/interact-active-type';

/** Opens a path without a page. The browser itself logs the status; there must be nothing else. */
async function openMissing(page: Page, path: string): Promise<void> {
  const complaints = watch(page);
  const response = await page.goto(BASE + path);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  expect(complaints).toEqual([expect.stringMatching(/^console error: Failed to load resource: .*404/)]);
}

const link = (page: Page, name: string) => page.locator('main').getByRole('link', {name, exact: true});

test('a page that came later: says since when, and leads to it', async ({page}) => {
  await openMissing(page, `/docs/1.0.0/${TYPES}`);
  await expect(page.locator('main')).toContainText(`Version 1.0.0 has no page ${TYPES}. Added in 1.3.0.`);
  await expect(link(page, `${TYPES} in 1.3.0`)).toHaveAttribute('href', docsPath('1.3.0', TYPES));
  await expect(link(page, 'Introduction of 1.0.0')).toHaveAttribute(
    'href',
    docsPath('1.0.0', 'getting-started/introduction'),
  );
  await link(page, `${TYPES} in 1.3.0`).click();
  await page.waitForURL(`**${docsPath('1.3.0', TYPES)}`);
  await expect(page.locator('h1')).not.toHaveText('Page Not Found');
});

for (const path of [`/docs/1.0.0/${TYPES}/`, `/docs/1.0.0/${TYPES}.html`, `/docs/1.0.0/${TYPES}?a=1#b`]) {
  test(`also at ${path}`, async ({page}) => {
    await openMissing(page, path);
    await expect(page.locator('main')).toContainText('Added in 1.3.0.');
  });
}

for (const path of ['/nothing', '/docs/nothing/at/all/of/any/depth', '/docs/1.3.0/no/such/page']) {
  test(`plain at ${path}`, async ({page}) => {
    await openMissing(page, path);
    await expect(page.locator('main')).toContainText('There is no page at this address.');
    await expect(page.locator('main')).not.toContainText('Added in');
    const home = path.startsWith('/docs/') ? /^Introduction of/ : /start page/;
    await expect(page.locator('main').getByRole('link', {name: home})).toHaveCount(1);
  });
}

test('leads to the search, with the words of the path, where there is one', async ({page}) => {
  await page.addInitScript(() => {
    window.addEventListener('tbia:open-search', (event) => {
      document.documentElement.dataset.asked = (event as CustomEvent<{query: string}>).detail.query;
    });
  });
  await openMissing(page, `/docs/1.0.0/${TYPES}`);
  const button = page.locator('main').getByRole('button', {name: 'Search the documentation'});
  const hasSearch = (await page.locator('.DocSearch-Button').count()) > 0;
  await expect(button).toHaveCount(hasSearch ? 1 : 0);
  if (hasSearch) {
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'interact active type');
  }
});

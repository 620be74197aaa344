import type {Page} from '@playwright/test';
import {BASE, docsPath, titleOf, VERSIONS} from '../pages';
import {hydrated} from '../support/site';
import {expect, test} from '../support/test';

const TYPES = 'features/interact-active-type';

/** Opens a path without a page. */
async function openMissing(page: Page, path: string): Promise<void> {
  const response = await page.goto(BASE + path);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Page not found');
  // Below /docs/, the scripts take another way to this page than the document that was served.
  await expect(page.getByRole('button', {name: 'Search the documentation'})).toBeVisible();
  await expect(page).toHaveTitle('Page not found | TwistedBytes Interaction System');
}

const link = (page: Page, name: string) => page.locator('main').getByRole('link', {name, exact: true});

test('a page that came later: says since when, and leads to it and to the search with its words', async ({page}) => {
  await openMissing(page, `/docs/1.0.0/${TYPES}`);
  const title = titleOf(VERSIONS[0], TYPES);
  await expect(page.locator('main')).toContainText(`"${title}" is not in 1.0.0. Added in 1.3.0.`);
  for (const [name, version, id] of [
    [`${title} in 1.3.0`, '1.3.0', TYPES],
    [`${title} in ${VERSIONS[0]}`, VERSIONS[0], TYPES],
    ['Introduction of 1.0.0', '1.0.0', 'getting-started/introduction'],
  ] as const) {
    await expect(link(page, name)).toHaveAttribute('href', docsPath(version, id));
  }
  await page.locator('main').getByRole('button', {name: 'Search the documentation'}).click();
  await expect(page.getByRole('combobox')).toHaveValue('interact active type');
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await link(page, `${title} in 1.3.0`).click();
  await page.waitForURL(`**${docsPath('1.3.0', TYPES)}`);
  await expect(page.locator('h1')).not.toHaveText('Page not found');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a page that came later, also with .html or a query', async ({page}) => {
  for (const end of ['.html', '/?a=1#b']) {
    await openMissing(page, `/docs/1.0.0/${TYPES}${end}`);
    await expect(page.locator('main')).toContainText('Added in 1.3.0.');
  }
});

test('addresses as people write them lead to the page that is meant', async ({page}) => {
  for (const [written, meant] of [
    ['/docs/faq,', '/docs/faq'],
    ['/docs/faq%22)', '/docs/faq'],
    ['/docs/v1.8.1/faq.', '/docs/1.8.1/faq'],
    ['/docs/FAQ?a=1#log-messages', '/docs/faq?a=1#log-messages'],
    ['/Changelog', '/changelog'],
    ['/docs//faq', '/docs/faq'],
    ['//docs/faq.html/', '/docs/faq'],
    ['/docs/faq…', '/docs/faq'],
  ] as const) {
    await page.goto(BASE + written);
    await expect(page).toHaveURL(BASE + meant);
    await hydrated(page);
    await expect(page.locator('h1'), written).not.toHaveText('Page not found');
  }
});

test('what no version has: plain words, and the introductions of the version and of the latest', async ({page}) => {
  for (const [path, introductions] of [
    ['/nothing', 0],
    ['/docs/nothing/at/all/of/any/depth', 1],
    ['/docs/1.3.0/no/such/page', 2],
  ] as const) {
    await openMissing(page, path);
    await expect(page.locator('main')).toContainText('There is no page at this address.');
    await expect(page.locator('main')).not.toContainText('Added in');
    await expect(link(page, 'Go to the start page')).toHaveCount(1);
    await expect(page.locator('main').getByRole('link', {name: /^Introduction of/})).toHaveCount(introductions);
  }
});

import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {parseManifest} from '../../src/lib/search/decode';
import {BASE, docsPath, VERSIONS} from '../pages';
import {builtEngine, place, share} from '../search/relevance';
import {hydrated, watch} from '../support/site';

const build = path.join(__dirname, '../../build');
const page19 = docsPath('1.9.0', 'quick-start/using-passive');

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

test('the script of the window is small', () => {
  const scripts = path.join(build, 'assets/js');
  const [script = '', ...others] = readdirSync(scripts)
    .filter((name) => name.startsWith('search.'))
    .map((name) => readFileSync(path.join(scripts, name), 'utf8'));
  expect(others).toEqual([]);
  expect(script).toContain('DocSearch-Modal');
  expect(script.length).toBeLessThanOrEqual(138_000);
  expect(gzipSync(script).length).toBeLessThanOrEqual(38_000);
});

test.describe('the index', () => {
  const manifest = parseManifest(readFileSync(path.join(build, 'search-manifest.json'), 'utf8'));
  for (const version of VERSIONS) {
    test(`of ${version} is small`, () => {
      const file = path.join(build, manifest.indexes[version] ?? '');
      expect(statSync(file).size).toBeGreaterThan(1000);
      expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(45_000);
    });
  }
  test('finds what readers ask for in the latest version', () => {
    const placed = place(builtEngine(build, '1.9.0'), '1.9.0');
    expect(placed.length).toBeGreaterThanOrEqual(60);
    const missed = placed.filter((entry) => entry.place > 5).map(({query, found}) => `${query}: ${found.join(', ')}`);
    expect(share(placed, 1)).toBeGreaterThanOrEqual(0.85);
    expect(share(placed, 5), missed.join('\n')).toBeGreaterThanOrEqual(0.98);
  });
});

test.describe('the window', () => {
  test('opens by keyboard, finds, follows Enter, and gives focus back on Escape', async ({page}) => {
    const complaints = watch(page);
    await page.goto(page19);
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
    await expect(page).not.toHaveURL(page19);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(complaints).toEqual([]);
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
    await expect(page.getByRole('dialog')).toContainText(/1\.5\.2/);
  });

  for (const query of ['', 'a'.repeat(10_000), '<img src=x onerror=alert(1)>', '🎮🎮', 'مرحبا بالعالم', '"\\]}{']) {
    test(`bears ${JSON.stringify(query.slice(0, 30))}`, async ({page}) => {
      const complaints = watch(page);
      await page.goto(page19);
      await hydrated(page);
      await search(page, query);
      await page.waitForTimeout(500);
      await expect(page.getByRole('combobox')).toBeVisible();
      await expect(page.locator('[role="dialog"] img[src="x"]')).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  }

  for (const {name, body} of [
    {name: 'a damaged index', body: '{"broken'},
    {name: 'an index of another build', body: '{"format":0}'},
  ]) {
    test(`says so when there is ${name}, and offers Retry`, async ({page}) => {
      await page.route(/\/search\/.*|search-manifest/, (route) =>
        route.request().url().includes('manifest') ? route.continue() : route.fulfill({body}),
      );
      await page.goto(page19);
      await hydrated(page);
      await search(page, 'proximity');
      await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    });
  }

  test('says so offline, and Retry finds', async ({page, context}) => {
    await page.goto(page19);
    await hydrated(page);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await page.getByRole('combobox').fill('proximity');
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

test('nothing but the box is loaded before the first use', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(page19);
  await hydrated(page);
  expect(requests.filter((url) => url.includes('search'))).toEqual([]);
});

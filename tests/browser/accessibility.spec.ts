import {expect, test, type Page} from '@playwright/test';
import {BASE, docsPath, PAGES, ROUTES, VERSIONS} from '../pages';
import {violations} from '../support/axe';
import {hydrated, watch} from '../support/site';

const THEMES = ['dark', 'light'] as const;
const WIDTHS = [1350, 390] as const;
const [LATEST, ...OLDER] = VERSIONS;

async function check(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  for (const theme of THEMES) {
    await page.emulateMedia({colorScheme: theme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await violations(page), `${route}, ${theme}, ${width} px`).toEqual([]);
    }
  }
}

const routes = [
  ...['/', '/changelog', '/roadmap', '/nothing', '/docs/1.0.0/features/interact-active-type'].map(
    (path) => BASE + path,
  ),
  ...PAGES[LATEST].map((page) => docsPath(LATEST, page)),
  // One page of each kind in every older version: the entry page, one with figures, one with tables.
  ...OLDER.flatMap((version) =>
    ['getting-started/introduction', 'architecture/interact-active', 'quick-start/using-active'].map((page) =>
      docsPath(version, page),
    ),
  ),
];
const GROUPS = 4;

for (let group = 0; group < GROUPS; group += 1) {
  test(`axe finds nothing in both themes and widths, part ${group + 1} of ${GROUPS}`, async ({page}) => {
    test.setTimeout(300_000);
    for (const route of routes.filter((_route, index) => index % GROUPS === group)) {
      await check(page, route);
    }
  });
}

test('axe finds a planted fault', async ({page}) => {
  await page.goto(`${BASE}/docs/faq`);
  await hydrated(page);
  await page.evaluate(() => document.querySelector('article')?.insertAdjacentHTML('beforeend', '<img src="x.png">'));
  expect((await violations(page)).join()).toContain('image-alt');
});

test('no page scrolls sideways at 360 px', async ({page}) => {
  test.setTimeout(180_000);
  const complaints = watch(page);
  await page.setViewportSize({width: 360, height: 740});
  for (const route of ROUTES) {
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    const overflow = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(overflow, route).toBe(0);
  }
  expect(complaints).toEqual([]);
});

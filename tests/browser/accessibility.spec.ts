import {docsPath, DOCS_ROUTES, isWide, pagesOf, ROUTES, VERSIONS} from '../pages';
import {violations} from '../support/axe';
import {open} from '../support/site';
import {expect, test} from '../support/test';

/** What a reader may have: colors depend on the theme, what is shown and what wraps on the width. */
const VIEWS = [
  {theme: 'dark', width: 1350},
  {theme: 'light', width: 390},
  {theme: 'light', width: 1350},
  {theme: 'dark', width: 390},
] as const;

/** Two views of a page show both themes and both widths. */
const PAIRS = [VIEWS.slice(0, 2), VIEWS.slice(2)];

const OUTSIDE = [...ROUTES.filter((route) => !DOCS_ROUTES.includes(route)), docsPath('1.0.0', 'features/later')];
const PAGES = isWide ? pagesOf(VERSIONS[0]) : ['getting-started/installation', 'quick-start/using-active'];

for (const [index, route] of [...OUTSIDE, ...PAGES.map((page) => docsPath(VERSIONS[0], page))].entries()) {
  test(`axe finds nothing in both themes and widths: ${route}`, async ({page}) => {
    await open(page, route);
    for (const {theme, width} of PAIRS[index % PAIRS.length] ?? VIEWS) {
      await page.emulateMedia({colorScheme: theme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.setViewportSize({width, height: 900});
      expect.soft(await violations(page), `${theme}, ${width} px`).toEqual([]);
    }
  });
}

test('axe finds a planted fault', async ({page}) => {
  await page.setContent('<img src="data:image/svg+xml,<svg/>" width="16" height="16">');
  expect((await violations(page)).join()).toContain('image-alt');
});

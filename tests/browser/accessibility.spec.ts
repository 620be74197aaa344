import {expect, test, type Page} from '@playwright/test';
import {BASE, docsPath, DOCS_ROUTES, ownPagesOf, pagesOf, ROUTES, VERSIONS} from '../pages';
import {violations} from '../support/axe';
import {hydrated, overflow} from '../support/site';
import {isWide} from '../support/wide';

const [LATEST, ...OLDER] = VERSIONS;

/** What a reader may have: colours depend on the theme, what is shown and what wraps on the width. */
const VIEWS = [
  {theme: 'dark', width: 1350},
  {theme: 'light', width: 390},
  {theme: 'light', width: 1350},
  {theme: 'dark', width: 390},
] as const;

type View = (typeof VIEWS)[number];

async function check(page: Page, route: string, views: readonly View[]): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  for (const {theme, width} of views) {
    await page.emulateMedia({colorScheme: theme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.setViewportSize({width, height: 900});
    expect.soft(await violations(page), `${route}, ${theme}, ${width} px`).toEqual([]);
  }
}

/** One page of each kind is looked at in every view. */
const KINDS = [
  ...['/', '/changelog', '/roadmap', '/nothing', '/docs/1.0.0/features/interact-active-type'].map(
    (path) => BASE + path,
  ),
  ...['faq', 'getting-started/installation', 'architecture/interact-active', 'quick-start/using-active'].map((page) =>
    docsPath(LATEST, page),
  ),
];
/** The others have the same parts: where every page is opened, each in one view, in turn. */
const OTHERS = [
  ...pagesOf(LATEST).map((page) => docsPath(LATEST, page)),
  ...OLDER.flatMap((version) =>
    ['getting-started/introduction', 'architecture/interact-active', 'quick-start/using-active']
      .filter((page) => ownPagesOf(version).includes(page))
      .map((page) => docsPath(version, page)),
  ),
].filter((route) => !KINDS.includes(route));

/** Two views of a page show both themes and both widths. */
const PAIRS = [VIEWS.slice(0, 2), VIEWS.slice(2)];

const checks = isWide
  ? [
      ...KINDS.map((route) => ({route, views: VIEWS})),
      ...OTHERS.map((route, index) => ({route, views: VIEWS.filter((_view, turn) => turn === index % VIEWS.length)})),
    ]
  : KINDS.map((route, index) => ({route, views: PAIRS[index % PAIRS.length] ?? VIEWS}));
const GROUPS = 4;

for (let group = 0; group < GROUPS; group += 1) {
  test(`axe finds nothing in both themes and widths, part ${group + 1} of ${GROUPS}`, async ({page}) => {
    test.setTimeout(300_000);
    for (const {route, views} of checks.filter((_check, index) => index % GROUPS === group)) {
      await check(page, route, views);
    }
  });
}

test('axe finds a planted fault', async ({page}) => {
  await page.goto(`${BASE}/docs/faq`);
  await hydrated(page);
  // Outside of what React renders, which may still take back what a test writes into it. With a size of its own: axe
  // passes over a picture that has none yet.
  const fault =
    '<img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E" width="16" height="16">';
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('afterbegin', html);
  }, fault);
  expect((await violations(page)).join()).toContain('image-alt');
});

test.describe('as it is served', () => {
  // The layout of a page is that of its HTML: React changes nothing of it, which other tests prove.
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('no page scrolls sideways at 360 px', async ({page}) => {
    test.setTimeout(180_000);
    const versions = isWide ? VERSIONS : [LATEST];
    const own = versions.flatMap((version) => ownPagesOf(version).map((id) => docsPath(version, id)));
    for (const route of [...ROUTES.filter((path) => !DOCS_ROUTES.includes(path)), ...own]) {
      await page.goto(route);
      expect.soft(await overflow(page), route).toBe(0);
    }
  });
});

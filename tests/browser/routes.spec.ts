import path from 'node:path';
import {BASE, docsPath, DOCS_ROUTES, isWide, pagesOf, ROUTES, titleOf, VERSIONS} from '../pages';
import {hydrated, open, overflow} from '../support/site';
import {expect, test} from '../support/test';

const routesOf = (version: string, pages = pagesOf(version)): string[] => pages.map((page) => docsPath(version, page));

/** One page of each section: pages of a section are made alike, and the check of the build reads all. */
const samples = pagesOf(VERSIONS[0]).filter(
  (page, index, pages) => path.posix.dirname(page) !== path.posix.dirname(pages[index - 1] ?? ''),
);

/** What is opened in the browser. */
const groups: readonly (readonly [name: string, routes: readonly string[]])[] = [
  ['outside of the docs', ROUTES.filter((route) => !DOCS_ROUTES.includes(route))],
  ...(isWide
    ? VERSIONS.map((version) => [version, routesOf(version)] as const)
    : ([
        [VERSIONS[0], routesOf(VERSIONS[0], samples)],
        ['the oldest version', routesOf(VERSIONS.at(-1) ?? '', ['quick-start/using-active'])],
      ] as const)),
];

for (const [name, routes] of groups) {
  test(`pages work: ${name}`, {tag: name.startsWith('outside') ? '@every-browser' : []}, async ({page, complaints}) => {
    test.setTimeout(180_000);
    for (const [index, route] of routes.entries()) {
      await page.emulateMedia({colorScheme: index % 2 === 0 ? 'light' : 'dark'});
      await open(page, route);
      await expect.soft(page.locator('h1'), route).toHaveCount(1);
      for (const width of [360, 768, 997, 1920, 1350]) {
        await page.setViewportSize({width, height: 940});
        expect.soft(await overflow(page), `${route} at ${width} px`).toBe(0);
      }
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
      // A page that React renders otherwise than the server has, and a violation of the policy, are complaints, too.
      expect.soft(complaints.splice(0), route).toEqual([]);
    }
  });
}

test('the browser complains of what the policy forbids', async ({page, complaints}) => {
  await open(page, `${BASE}/`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.head.append(script);
  });
  await expect.poll(() => complaints).not.toEqual([]);
  expect(complaints.splice(0)).toEqual([
    expect.stringMatching(/^console error: .*inline script.*Content Security Policy/),
  ]);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('other addresses of a page lead to it', {tag: '@every-browser'}, async ({page}) => {
  const introduction = 'getting-started/introduction';
  for (const [from, to] of [
    ['/docs', docsPath(VERSIONS[0], introduction)],
    ['/docs/1.3.0', docsPath('1.3.0', introduction)],
    [`/docs/${VERSIONS[0]}/faq`, docsPath(VERSIONS[0], 'faq')],
    ['/docs/1.0.0/faq/?a=1#top', `${docsPath('1.0.0', 'faq')}?a=1#top`],
    ['/changelog/', `${BASE}/changelog`],
    ['/docs/faq.html', docsPath(VERSIONS[0], 'faq')],
    ['/docs/faq/index.html', docsPath(VERSIONS[0], 'faq')],
  ] as const) {
    await page.goto(BASE + from);
    await page.waitForURL(to);
    await hydrated(page);
  }
  await expect(page.locator('h1')).toHaveText(titleOf(VERSIONS[0], 'faq'));
});

import {expect, test, type Page} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../pages';
import {delayChunks, holdBack, hydrated, watch, watchShifts} from '../support/site';

/** Pages with figures, tables, tabs and code; one of an old version, one that is missing, and those outside of the docs. */
const KINDS = [
  ...['quick-start/using-active', 'faq', 'getting-started/installation'].map((id) => docsPath(VERSIONS[0], id)),
  docsPath('1.0.0', 'faq'),
  ...['/', '/changelog', '/roadmap', '/docs/no-such-page'].map((path) => BASE + path),
];

/** The look of all elements, without transitions, and their places. */
function looks(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !['LINK', 'SCRIPT', 'STYLE'].includes(element.tagName))
    .map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = [
        ...['display', 'visibility', 'opacity', 'position', 'color', 'backgroundColor', 'fontSize', 'fontWeight'],
        ...['borderTopColor', 'borderTopWidth', 'borderLeftColor', 'textDecorationLine', 'boxShadow', 'lineHeight'],
        ...['paddingLeft', 'marginTop', 'transform', 'filter', 'zIndex'],
      ].map((name) => style[name as 'color']);
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return [name, x, y, width, height, ...values].join('|');
    });
}

/** Opens a page without its scripts, and with or without the style sheet that follows. */
async function open(page: Page, path: string, hasStyleSheet: boolean): Promise<string[]> {
  // A typeface that arrives in time is the only thing that may change a line.
  await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
  await page.route(/\.css$/, (route) =>
    hasStyleSheet ? route.continue() : route.fulfill({contentType: 'text/css', body: ''}),
  );
  await page.goto(path);
  // The banner that says that scripts are missing comes with the end of the document.
  await page.locator('#load-problem').evaluate((banner) => {
    banner.remove();
  });
  return page.evaluate(looks);
}

for (const {width, colorScheme} of [
  {width: 1350, colorScheme: 'dark'},
  {width: 390, colorScheme: 'light'},
] as const) {
  test(`the style sheet that follows changes nothing of a page: ${width}, ${colorScheme}`, async ({browser}) => {
    const context = await browser.newContext({colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce'});
    for (const path of KINDS) {
      const first = await open(await context.newPage(), path, false);
      const whole = await open(await context.newPage(), path, true);
      expect(first.length, path).toBeGreaterThan(50);
      expect.soft(first.filter((look, index) => look !== whole[index]).slice(0, 5), path).toEqual([]);
    }
    await context.close();
  });
}

test('the text is painted before the style sheet is there, and the page works once it is', async ({page}) => {
  const complaints = watch(page);
  const release = await holdBack(page, /styles\.[^/]*\.css$/);
  await page.goto(docsPath(VERSIONS[0], 'faq'), {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  release();
  await hydrated(page);
  expect(complaints).toEqual([]);
});

test('slow scripts: the text is there at once, without an alarm, and nothing moves when they come', async ({page}) => {
  const complaints = watch(page);
  const shifts = await watchShifts(page);
  await page.route('**/*.woff2', (route) => route.abort());
  const release = await delayChunks(page);
  await page.goto(docsPath(VERSIONS[0], 'quick-start/using-active'), {waitUntil: 'commit'});
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.tbia-figure').first().waitFor();
  await expect(page.getByRole('alert')).toHaveCount(0);
  release();
  await hydrated(page);
  await page.locator('.tbia-figure__tools').first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  // A document that arrives in pieces moves by less than a tenth of this.
  expect(await shifts()).toBeLessThan(0.001);
  expect(complaints.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
});

import {BASE, docsPath, VERSIONS} from '../pages';
import {delayChunks, holdBack, hydrated, watchShifts} from '../support/site';
import {expect, test} from '../support/test';

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

for (const {width, colorScheme} of [
  {width: 1350, colorScheme: 'dark'},
  {width: 390, colorScheme: 'light'},
] as const) {
  test(`the style sheet that follows changes nothing of a page: ${width}, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 900});
    // A typeface that arrives in time is the only thing that may change a line.
    await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
    for (const path of KINDS) {
      const release = await holdBack(page, /styles\.[^/]*\.css$/);
      await page.goto(path, {waitUntil: 'commit'});
      await page.getByRole('contentinfo').waitFor();
      const first = await page.evaluate(looks);
      release();
      // The banner that says that scripts are missing comes with the end of the document.
      await page.locator('#load-problem').evaluate((banner) => {
        banner.remove();
      });
      expect(first.length, path).toBeGreaterThan(50);
      const whole = await page.evaluate(looks);
      expect.soft(first.filter((look, index) => look !== whole[index]).slice(0, 5), path).toEqual([]);
    }
  });
}

test('the text is painted before the style sheet is there, and the page works once it is', async ({page}) => {
  const release = await holdBack(page, /styles\.[^/]*\.css$/);
  await page.goto(docsPath(VERSIONS[0], 'faq'), {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  release();
  await hydrated(page);
});

test('slow scripts: the text is there at once, without an alarm, and nothing moves when they come', async ({page}) => {
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
});

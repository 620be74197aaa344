import type {Locator, Page} from '@playwright/test';
import {docsPath, isWide, pagesOf, VERSIONS} from '../pages';
import {expect, test} from '../support/test';

/** From the home page to the printed word, over the installation and the first two tutorials. */
const MAX_STEPS = 36;
/** Where the first step of the first tutorial is at most, in CSS pixels from the top. */
const FIRST_STEP = 900;
const INSTALLATION = 'getting-started/installation';
const FIRST_TUTORIALS: readonly [string, string] = ['quick-start/using-passive', 'quick-start/using-active'];
/** Pages whose height has its own limit; the FAQ is as long as its questions. */
const HEIGHTS: Readonly<Record<string, number>> = {
  // The reference has its tables open.
  'architecture/overview': 16_500,
  'quick-start/using-active': 8500,
  'quick-start/using-passive': 7000,
  'getting-started/introduction': 5000,
  faq: Infinity,
};
/** What a reader finds on every tutorial, in this order. */
const PARTS = ['before-you-start', 'check-that-it-works', 'if-it-does-not-work', 'what-you-have-now', 'refine'];

// What is measured here stands in the HTML of a page, so no page needs its scripts.
test.use({javaScriptEnabled: false});

/** How high a page may be at the usual width, in CSS pixels. */
const mostHeight = (id: string): number => HEIGHTS[id] ?? (id.startsWith('quick-start/') ? 6500 : 9000);

/** The numbered steps of the open page up to the first word, without the door and what refines; figures have lists, too. */
const stepsOf = (page: Page): Locator =>
  page.locator(
    '//article//ol/li[not(ancestor::figure or ancestor::nav or preceding::*[@id="open-a-door" or @id="refine"])]',
  );

/**
 * Height of the open page in CSS pixels, with its pictures in place: they have width and height in the markup. The list
 * of what a release changed, below the introduction, is not the writer's: it is left out.
 */
async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('h2#upgrading ~ ul')];
    const page = document.querySelector('article') ?? document.documentElement;
    return lists.reduce((height, list) => height - list.clientHeight, page.scrollHeight);
  });
}

for (const version of isWide ? VERSIONS : [VERSIONS[0]]) {
  const tutorials = pagesOf(version).filter((id) => id.startsWith('quick-start/'));
  // The steps of the installation and of the first two are counted together.
  const road = [INSTALLATION, ...FIRST_TUTORIALS];

  test(`${version}: pages are short, tutorials show what you build, print the first word soon, and are found`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(docsPath(version, 'getting-started/introduction'));
    const link = page.locator(`article a[href="${docsPath(version, FIRST_TUTORIALS[0])}"]`).first();
    await expect(link, 'in the first screen of the introduction').toBeInViewport({ratio: 1});
    const links = tutorials.map((id) => `:has(a[href="${docsPath(version, id)}"])`).join('');
    await expect(page.locator(`article table${links}`), 'a table with all tutorials').not.toHaveCount(0);
    let steps = 0;
    for (const id of pagesOf(version)) {
      await page.goto(docsPath(version, id), {waitUntil: 'domcontentloaded'});
      expect.soft(await heightOf(page), `height of ${id}`).toBeLessThanOrEqual(mostHeight(id));
      if (road.includes(id)) {
        const count = await stepsOf(page).count();
        expect.soft(count, `steps of ${id}`).toBeGreaterThan(3);
        steps += count;
      }
      if (id.startsWith('quick-start/')) {
        const heading = page.locator('article h2').first();
        const pictures = heading.locator('xpath=preceding::figure[ancestor::article]');
        expect.soft(await pictures.count(), `${id}: pictures before the first heading`).toBeGreaterThan(0);
        const ids = await page.locator('article :is(h2, h3)').evaluateAll((all) => all.map((heading) => heading.id));
        const parts = ids.filter((name) => PARTS.includes(name));
        expect.soft(parts, `parts of ${id}`).toEqual(PARTS);
      }
      if (id === FIRST_TUTORIALS[0]) {
        const series = `${docsPath(version, 'getting-started/introduction')}#quick-start`;
        await expect.soft(page.locator(`article a[href="${series}"]`), 'a link to all tutorials').not.toHaveCount(0);
        const first = await page.locator('article ol:not(figure ol) > li').first().boundingBox();
        expect.soft(first?.y, 'the first step').toBeLessThanOrEqual(FIRST_STEP);
      }
    }
    expect(steps, 'steps to the first word').toBeLessThanOrEqual(MAX_STEPS);
  });
}

test('a page that is too high, and steps before the section "refine", are counted', async ({page}) => {
  const list = (count: number): string => `<ol>${'<li><p>Step</p></li>'.repeat(count)}</ol>`;
  const figure = `<figure style="height: 9999px">${list(9)}</figure>`;
  await page.setContent(`<article>${list(20)}${figure}${list(17)}<h2 id="refine">Refine</h2>${list(8)}</article>`);
  await expect(stepsOf(page)).toHaveCount(MAX_STEPS + 1);
  expect(await heightOf(page)).toBeGreaterThan(mostHeight('quick-start/using-active'));
});

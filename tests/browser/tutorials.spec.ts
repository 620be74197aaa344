import {expect, test, type Page} from '@playwright/test';
import {docsPath, ownPagesOf, pagesOf, VERSIONS, type Version} from '../pages';

/** From a fresh template to the printed word, over the first two tutorials. */
const MAX_STEPS = 30;
/** Height of a tutorial at the usual width, in CSS pixels. The next page is then a few screens away. */
const MAX_HEIGHT = 8500;
const GUIDE = 'getting-started/migration-guide';
const FIRST_TUTORIALS: readonly [string, string] = ['quick-start/using-passive', 'quick-start/using-active'];
/** What a reader finds on every tutorial, in this order. */
const PARTS = ['before-you-start', 'check-that-it-works', 'if-it-does-not-work', 'what-you-have-now', 'refine'];

// What is measured here stands in the HTML of a page, so no page needs its scripts.
test.use({javaScriptEnabled: false});

/** The numbered steps of the open page that a reader takes before the section `refine`, which may be skipped. */
async function countSteps(page: Page): Promise<number> {
  return page.locator('article').evaluate((article) => {
    const refine = article.querySelector('#refine');
    // The text of a figure is a numbered list as well, but nobody has to follow it.
    const steps = [...article.querySelectorAll('ol > li')].filter((item) => item.closest('figure, nav') === null);
    return steps.filter(
      (item) => refine === null || (item.compareDocumentPosition(refine) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ).length;
  });
}

/** Height of the open page in CSS pixels, with its pictures in place: they have width and height in the markup. */
async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Whether the open page has a picture before its first heading of the second level. */
async function isPictureFirst(page: Page): Promise<boolean> {
  return page.locator('article').evaluate((article) => {
    const [picture, heading] = [article.querySelector('figure'), article.querySelector('h2')];
    return (
      picture !== null &&
      heading !== null &&
      (picture.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });
}

/** The first table of the open page has a link to each of the tutorials. */
async function expectSeries(page: Page, version: Version, tutorials: readonly string[]): Promise<void> {
  const series = page.locator('article table').first();
  for (const id of tutorials) {
    await expect(series.locator(`a[href="${docsPath(version, id)}"]`), `link to ${id}`).toHaveCount(1);
  }
}

for (const version of VERSIONS) {
  const tutorials = pagesOf(version).filter((id) => id.startsWith('quick-start/'));

  const own = tutorials.filter((id) => ownPagesOf(version).includes(id));
  // The steps of the first two are counted together.
  const opened = own.some((id) => FIRST_TUTORIALS.includes(id)) ? [...new Set([...FIRST_TUTORIALS, ...own])] : own;

  test(`${version}: tutorials are short, show what you build, print the first word soon, and are found`, async ({
    page,
  }) => {
    await page.goto(docsPath(version, 'getting-started/introduction'));
    const link = page.locator(`article a[href="${docsPath(version, FIRST_TUTORIALS[0])}"]`).first();
    await expect(link, 'in the first screen of the introduction').toBeInViewport({ratio: 1});
    await expectSeries(page, version, tutorials);
    let steps = 0;
    for (const id of opened) {
      await page.goto(docsPath(version, id));
      expect.soft(await heightOf(page), `height of ${id}`).toBeLessThanOrEqual(MAX_HEIGHT);
      expect.soft(await isPictureFirst(page), `${id}: a picture before the first heading`).toBe(true);
      const ids = await page.locator('article :is(h2, h3)').evaluateAll((all) => all.map((heading) => heading.id));
      const parts = ids.filter((name) => PARTS.includes(name));
      expect.soft(parts, `parts of ${id}`).toEqual(PARTS);
      if (FIRST_TUTORIALS.includes(id)) {
        const count = await countSteps(page);
        expect.soft(count, `steps of ${id}`).toBeGreaterThan(5);
        steps += count;
      }
      if (id === FIRST_TUTORIALS[0]) {
        const others = tutorials.filter((name) => name !== id);
        await expectSeries(page, version, others);
      }
    }
    expect(steps, 'steps to the first word').toBeLessThanOrEqual(MAX_STEPS);
    if (ownPagesOf(version).includes(GUIDE)) {
      await page.goto(docsPath(version, GUIDE));
      expect(await heightOf(page), 'height of the migration guide').toBeLessThanOrEqual(MAX_HEIGHT);
    }
  });
}

test('counts the steps before the section "refine", without those of figures', async ({page}) => {
  const list = (count: number): string => `<ol>${'<li><p>Step</p></li>'.repeat(count)}</ol>`;
  const figure = `<figure>${list(9)}</figure>`;
  await page.setContent(`<article>${list(17)}${figure}${list(14)}<h2 id="refine">Refine</h2>${list(8)}</article>`);
  expect(await countSteps(page)).toBe(MAX_STEPS + 1);
  await page.setContent(`<article>${list(3)}</article>`);
  expect(await countSteps(page)).toBe(3);
});

test('measures a page that is too high', async ({page}) => {
  await page.setContent(`<body style="margin: 0"><div style="height: ${MAX_HEIGHT + 1}px"></div></body>`);
  expect(await heightOf(page)).toBeGreaterThan(MAX_HEIGHT);
});

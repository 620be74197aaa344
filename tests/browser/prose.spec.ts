import type {Page} from '@playwright/test';
import {docsPath, sourceOf, VERSIONS} from '../pages';
import {open, openFolds, setLetters} from '../support/site';
import {expect, test} from '../support/test';

const [LATEST] = VERSIONS;
/** The page with most tables and names. */
const OVERVIEW = docsPath(LATEST, 'architecture/overview');

/** Frames of tables; figures have tables of their own. */
const FRAME = 'article div:has(> table):not(figure div)';

/** The heads of the tables that are wider than their place. */
const tooWide = (page: Page): Promise<string[]> =>
  page
    .locator(FRAME)
    .evaluateAll((frames) =>
      frames
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map((frame) => frame.querySelector('thead')?.textContent ?? ''),
    );

test('tables fit where there is a column for them, and on a phone, also with large letters', async ({page}) => {
  await open(page, OVERVIEW);
  // Those of the reference are open where there is room.
  await expect(page.locator('.markdown > details table').first()).toBeVisible();
  await openFolds(page.locator('article details:not([data-search] details)'));
  for (const width of [1350, 1000, 768]) {
    await page.setViewportSize({width, height: 900});
    expect(await tooWide(page), `${width} px`).toEqual([]);
  }

  // On a phone, those of many columns are blocks with labels; others stay tables.
  await page.setViewportSize({width: 390, height: 844});
  const table = page.locator(`${FRAME} > table:has([data-l="Type"])`).first();
  await expect(table.locator('thead')).toBeHidden();
  const labels = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  // The title and the meaning say themselves what they are.
  expect(labels).toEqual(['none', '"Type"', 'none', '"Since"']);
  const small = page.locator(`${FRAME} > table:not(:has([data-l]))`).first();
  await expect(small.locator('thead')).toBeVisible();
  for (const [width, size] of [
    [390, ''],
    [320, ''],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await setLetters(page, size);
    expect(await tooWide(page), `${width} px ${size}`).toEqual([]);
  }
  await setLetters(page, '');
  // Paper has room for tables.
  await page.setViewportSize({width: 794, height: 1123});
  await page.emulateMedia({media: 'print'});
  await expect(table.locator('thead')).toBeVisible();
});

test('callouts have the words of the page, those of the theme too, and are quotations in Markdown', async ({page}) => {
  const guide = 'integration_guides/lyra';
  await page.goto(docsPath(LATEST, guide));
  const titleOf = (type: string) => page.locator(`.theme-admonition-${type}`).first().locator('> :first-child');
  await expect(titleOf('stop')).toHaveText('Stop', {useInnerText: true});
  const [, warning = '-'] = /^:::warning\[(.+)\]/m.exec(sourceOf(LATEST, guide)) ?? [];
  await expect(titleOf('warning')).toHaveText(warning, {useInnerText: true});
  const markdown = await page.request.get(`${docsPath(LATEST, guide)}.md`);
  expect(await markdown.text()).toMatch(/^> \*\*Stop\*\*\n>\n> \w/m);
});

import {expect, test, type Page} from '@playwright/test';
import {docsPath, sourceOf, VERSIONS} from '../pages';
import {open, openFolds} from '../support/site';

const [LATEST] = VERSIONS;
/** The page with most tables and names. */
const OVERVIEW = docsPath(LATEST, 'architecture/overview');
const TUTORIAL = 'quick-start/using-active';

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
  await expect(page.locator('.markdown > .reference table').first()).toBeVisible();
  await openFolds(page.locator('article details:not([data-search] details)'));
  for (const width of [1350, 1000, 768]) {
    await page.setViewportSize({width, height: 900});
    expect(await tooWide(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({width: 1350, height: 900});
  const columns = await page.locator(`${FRAME} td[data-l="Since"]`).evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      const first = cell.closest('tr')?.cells[0];
      return {
        air: cell.clientWidth - words.getBoundingClientRect().width,
        words: cell.clientWidth,
        first: first?.clientWidth ?? 0,
      };
    }),
  );
  expect(columns.length).toBeGreaterThan(40);
  for (const {words, first} of columns) {
    expect(words).toBeLessThan(first);
  }
  // The releases that have the longest words decide how wide their column is.
  expect(Math.min(...columns.map(({air}) => air))).toBeLessThan(32);

  // On a phone, those of many columns are blocks with labels; others stay tables.
  await page.setViewportSize({width: 390, height: 844});
  const table = page.locator(`${FRAME} > table:has([data-l="Type"])`).first();
  const heads = await table.locator('th').allTextContents();
  await expect(table.locator('thead')).toBeHidden();
  const blocks = await table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map(({children}) =>
        [...(children as HTMLCollectionOf<HTMLTableCellElement>)]
          .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
          .map((cell) => ({index: cell.cellIndex, label: getComputedStyle(cell, '::before').content})),
      ),
    );
  // The title, what says itself what it is, and then the others with their heads.
  expect(heads).toEqual(['Property', 'Type', 'Meaning', 'Since']);
  for (const block of blocks) {
    expect(block).toEqual([
      {index: 0, label: 'none'},
      {index: 2, label: 'none'},
      {index: 1, label: '"Type"'},
      {index: 3, label: '"Since"'},
    ]);
  }
  const small = page.locator(`${FRAME} > table:not(:has([data-l]))`).first();
  await expect(small.locator('thead')).toBeVisible();
  for (const [width, size] of [
    [390, ''],
    [320, ''],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    expect(await tooWide(page), `${width} px ${size}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  // Paper has room for tables.
  await page.setViewportSize({width: 794, height: 1123});
  await page.emulateMedia({media: 'print'});
  await expect(table.locator('thead')).toBeVisible();
});

test('code is quiet: a name that leads somewhere looks like a link, keys are keys, and nothing is cut open', async ({
  page,
}) => {
  await page.goto(docsPath(LATEST, TUTORIAL));
  const styleOf = (selector: string, name: string): Promise<string> =>
    page
      .locator(`.markdown > ${selector}`)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const color = await styleOf('p > a:not([data-name])', 'color');
  expect(await styleOf('* a[data-name] code', 'color')).toBe(color);
  expect(await styleOf('* a[data-name]', 'text-decoration')).toContain('dotted');
  const plain = 'p > code';
  expect(await styleOf(plain, 'color')).toBe(await styleOf('p:has(> code)', 'color'));
  expect(await styleOf(plain, 'border-top-width')).toBe('0px');
  expect(await styleOf(plain, 'box-decoration-break')).toBe('clone');
  expect(await styleOf(plain, 'background-color')).not.toBe(await styleOf('* td code', 'background-color'));
  expect(await page.locator('article kbd').allTextContents()).toContain('E');
  await expect(page.locator('article code', {hasText: /^E$/})).toHaveCount(0);
});

test.describe('callouts', () => {
  test('the check of a tutorial is a card whose heading is a heading of the page', async ({page}) => {
    await page.goto(docsPath(LATEST, TUTORIAL));
    const card = page.locator('article section:has(> h2)');
    await expect(card).toHaveCount(1);
    await expect(card.locator('> h2')).toHaveAttribute('id', 'check-that-it-works');
    await expect(card.locator('> h2')).toBeVisible();
    await expect(card.locator('h2, h3')).toHaveCount(1);
    await expect(card.locator('kbd').first()).toBeVisible();
    const entry = page.locator('.table-of-contents a[href="#check-that-it-works"]').first();
    const grounds = await card.evaluate((element) =>
      [element, document.documentElement].map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(grounds).size).toBe(2);
    const markdown = await page.request.get(`${docsPath(LATEST, TUTORIAL)}.md`);
    expect(await markdown.text()).toContain(`\n## ${(await entry.textContent()) ?? '-'}\n`);
  });

  test('are tints with a thin line, in the words of the page; those of the theme are there, too', async ({page}) => {
    const lookOf = (type: string) =>
      page
        .locator(`.theme-admonition-${type}`)
        .first()
        .evaluate((box) => {
          const {borderLeftWidth, borderTopWidth, boxShadow, backgroundColor} = getComputedStyle(box);
          const title = box.firstElementChild;
          return {
            lines: [borderLeftWidth, borderTopWidth],
            boxShadow,
            backgroundColor,
            title: title instanceof HTMLElement ? title.innerText.trim() : '',
          };
        });
    const titleIn = (name: string, type: string): string | undefined =>
      new RegExp(`^:::${type}\\[(.+)\\]`, 'm').exec(sourceOf(LATEST, name))?.[1];
    await page.goto(docsPath(LATEST, 'integration_guides/lyra'));
    const [stop, warning] = [await lookOf('stop'), await lookOf('warning')];
    expect(stop).toMatchObject({lines: ['1px', '1px'], boxShadow: 'none', title: 'Stop'});
    expect(warning).toMatchObject({...stop, title: titleIn('integration_guides/lyra', 'warning')});
    const markdown = await page.request.get(`${docsPath(LATEST, 'integration_guides/lyra')}.md`);
    expect(await markdown.text()).toMatch(/^> \*\*Stop\*\*\n>\n> \w/m);
    await page.goto(docsPath(LATEST, 'quick-start/using-passive'));
    const note = await lookOf('note');
    expect(note).toMatchObject({
      lines: ['1px', '1px'],
      boxShadow: 'none',
      title: titleIn('quick-start/using-passive', 'note'),
    });
    expect(note.backgroundColor).not.toBe(stop.backgroundColor);
  });
});

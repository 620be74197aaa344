import type {Page} from '@playwright/test';
import {BASE, docsPath, isWide, pagesOf, VERSIONS} from '../../tests/pages';
import {beyondEdges, lettersOf, readPdf, rowsNotWhole, tableRows} from '../../tests/support/pdf';
import {open as openPage} from '../../tests/support/site';
import {expect, test} from '../../tests/support/test';

const ROADMAP = `${BASE}/roadmap`;
const GUIDE = docsPath(VERSIONS[0], 'integration_guides/gas-companion');

async function open(page: Page, path: string, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({colorScheme, media: null});
  await openPage(page, path);
}

for (const {name, path, theme, sheets} of [
  {name: 'the roadmap', path: ROADMAP, theme: 'dark', sheets: 1},
  {name: 'the changelog', path: `${BASE}/changelog`, theme: 'light', sheets: 8},
  {name: 'a page with panels', path: docsPath(VERSIONS[0], 'quick-start/using-active'), theme: 'dark', sheets: 9},
  {name: 'a page of code', path: GUIDE, theme: 'light', sheets: 12},
  {name: 'a page of tables', path: docsPath(VERSIONS[0], 'architecture/interact-active'), theme: 'light', sheets: 12},
] as const) {
  test(`${name} prints whole on A4 and Letter`, async ({page}) => {
    await open(page, path, theme);
    const expected = await tableRows(page);
    for (const format of ['A4', 'Letter'] as const) {
      const printed = await readPdf(await page.pdf({format}));
      expect(printed.length, format).toBeLessThanOrEqual(sheets);
      expect(beyondEdges(printed), format).toEqual([]);
      expect(rowsNotWhole(printed, expected), format).toEqual([]);
      const letters = lettersOf(printed);
      expect(letters).toContain((await page.locator('h1').innerText()).replaceAll(' ', ''));
      // The navbar, the sidebar, the footer.
      expect(letters).not.toMatch(/IssueTracker|IntegrationGuides|Allrightsreserved|Editthispage/);
    }
  });
}

test('tabs stand one after the other under their labels, and links that leave the site show where they lead', async ({
  page,
}) => {
  await open(page, GUIDE, 'dark');
  const panels = await page.locator('[role="tabpanel"]').evaluateAll((all) =>
    all.map((panel) => {
      const first = panel.querySelector('p, li');
      return {text: first?.textContent ?? '', isStep: first?.closest('.tbia-steps') != null};
    }),
  );
  const links = page.locator('.markdown a[href^="http"]');
  const [address = ''] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // Code is in tabs, too.
  expect(panels.filter(({text}) => text !== '').length).toBeGreaterThan(1);
  const letters = lettersOf(await readPdf(await page.pdf({format: 'A4'})));
  for (const [index, {text, isStep}] of [...panels.entries()].filter(([, panel]) => panel.text !== '')) {
    const label = (await page.locator('[data-tab]').nth(index).getAttribute('data-tab')) ?? '-';
    const start = text.replaceAll(/\s+/g, '').slice(0, 30);
    expect(letters, label).toContain(start);
    // A step is painted after what stands around it, because its number is beside it.
    if (!isStep) {
      expect(letters, label).toContain(label + start);
    }
  }
  expect(letters).toContain(`(${address}`);
});

test('what lies over a page is not for paper, and the page is', async ({page}) => {
  const picture = page.getByRole('button', {name: /^Zoom: /}).first();
  const printed = async () => (await readPdf(await page.pdf())).map(({texts}) => texts);
  await open(page, GUIDE, 'light');
  const before = await printed();
  for (const {name, width, openIt} of [
    {name: 'the search', width: 1350, openIt: () => page.keyboard.press('Control+k')},
    {name: 'a picture', width: 1350, openIt: () => picture.press('Enter')},
    {name: 'the menu', width: 390, openIt: () => page.getByRole('button', {name: 'Toggle navigation bar'}).click()},
  ]) {
    await page.setViewportSize({width, height: 900});
    await open(page, GUIDE, 'light');
    await picture.waitFor();
    await openIt();
    await page.locator('dialog:visible, .DocSearch-Modal, .medium-zoom-image--opened').first().waitFor();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.medium-zoom-image--hidden:visible')).toHaveCount(name === 'a picture' ? 1 : 0);
    await expect(page.locator('.medium-zoom-image--opened')).toBeHidden();
    expect(await printed(), name).toEqual(before);
  }
});

/** Colors of everything that shows in the page: buttons, which paper hides, may come and go with the layout. */
function colors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'))
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const {color, backgroundColor, borderTopColor, filter} = getComputedStyle(element);
        return `${element.tagName} ${[color, backgroundColor, borderTopColor, filter].join(' ')}`;
      }),
  );
}

test('paper has the same colors, whatever the screen had', async ({page}) => {
  for (const path of [GUIDE, ROADMAP, `${BASE}/`]) {
    await open(page, path, 'light');
    await page.emulateMedia({media: 'print', colorScheme: 'light'});
    const light = await colors(page);
    await open(page, path, 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await colors(page), 'on screen they differ').not.toEqual(light);
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    // Transitions between colors are over when both themes are compared.
    await expect.poll(() => colors(page)).toEqual(light);
    await page.emulateMedia({media: null});
  }
});

test('disclosures print as they stand', async ({page}) => {
  await open(page, docsPath(VERSIONS[0], 'architecture/interact-active'), 'dark');
  const texts = page.locator('article .tbia-figure details');
  // The end of a list, which stands nowhere else.
  const ends = await texts.evaluateAll((all) =>
    all.map((details) => (details.querySelector('ol')?.textContent ?? '-').replaceAll(/\s+/g, '').slice(-80)),
  );
  const printed = async (): Promise<boolean[]> => {
    const letters = lettersOf(await readPdf(await page.pdf({format: 'A4'}))).replaceAll(/\d+\./g, '');
    return ends.map((end) => letters.includes(end));
  };
  expect(ends.length).toBeGreaterThan(1);
  expect(await printed()).toEqual(ends.map(() => false));
  await texts.first().locator('summary').click();
  expect(await printed()).toEqual(ends.map((_end, index) => index === 0));
});

// Each kind of page is printed above; the workflow of pull requests has the time for all.
if (isWide) {
  test('no page of the latest version leaves its sheets', async ({page}) => {
    test.setTimeout(180_000);
    for (const path of [...pagesOf(VERSIONS[0]).map((id) => docsPath(VERSIONS[0], id)), `${BASE}/`]) {
      await page.goto(path);
      const printed = await readPdf(await page.pdf({format: 'A4'}));
      expect(lettersOf(printed).length, path).toBeGreaterThan(200);
      expect.soft(beyondEdges(printed), path).toEqual([]);
    }
  });
}

test('the test sees a row that is split', async ({page}) => {
  await open(page, docsPath(VERSIONS[0], 'architecture/interact-active'), 'light');
  await page.evaluate(() => {
    const row = document.querySelector('main tbody tr');
    const cell = row?.lastElementChild;
    for (let line = 0; line < 80; line += 1) {
      cell?.append(document.createElement('br'), `line ${line}`);
    }
  });
  const expected = await tableRows(page);
  const printed = await readPdf(await page.pdf({format: 'A4'}));
  expect(rowsNotWhole(printed, expected)).toEqual([expect.stringContaining('line78line79')]);
});

test('the test sees a table that is cut', async ({page}) => {
  await open(page, ROADMAP, 'light');
  const expected = await tableRows(page);
  await page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('main table').forEach((table) => {
      table.style.whiteSpace = 'nowrap';
      table.style.setProperty('min-width', '4000px');
    });
  });
  const cut = await readPdf(await page.pdf({format: 'A4'}));
  expect(beyondEdges(cut).length + rowsNotWhole(cut, expected).length).toBeGreaterThan(0);
});

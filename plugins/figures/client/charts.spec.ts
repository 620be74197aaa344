import {expect, test, type Locator, type Page} from '@playwright/test';
import {docsPath, VERSIONS} from '../../../tests/pages';
import {hydrated, watch} from '../../../tests/support/site';
import {CHART, THEMES} from '../node/dot/style';

const PAGE = docsPath(VERSIONS[0], 'architecture/interact-active');
const [SEARCH, INTERACTION] = [0, 1];
const chartOf = (page: Page, index = SEARCH): Locator =>
  page.locator('.tbia-figure--dot', {has: page.locator('.tbia-links')}).nth(index);
const step = (page: Page, name: string, index = SEARCH): Locator =>
  chartOf(page, index).locator('.tbia-links').getByRole('link', {name, exact: true});
const picture = (page: Page): Locator => chartOf(page).locator('img:visible');
const isLit = async (part: Locator): Promise<boolean> => part.evaluate((element) => element.matches('.tbia-lit'));

/** Whether the picture looks as it did. */
const looksAs = async (page: Page, before: Buffer): Promise<boolean> =>
  (await picture(page).screenshot()).equals(before);

test('a reader chooses a path with the keyboard, and sees it', async ({page}) => {
  const complaints = watch(page);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(PAGE);
  await hydrated(page);
  const choice = chartOf(page).getByRole('radiogroup', {name: 'Show the path'});
  await choice.getByRole('radio', {name: 'All'}).focus();
  const whole = await picture(page).screenshot();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', {name: 'Success'})).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', {name: 'Refused by the target'})).toBeChecked();
  // What the drawing shows then is tested in node/drawing.test.ts; here, that the browser shows it.
  await expect(picture(page)).toHaveAttribute('src', /#refused\.svg$/);
  await expect.poll(() => looksAs(page, whole)).toBe(false);

  await choice.getByRole('radio', {name: 'All'}).check();
  await expect.poll(() => looksAs(page, whole)).toBe(true);
  expect(complaints).toEqual([]);
});

test('steps lead to their rows, and both light each other', async ({page}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const row = page.locator('#order-of-calls-10');
  const back = row.getByRole('link', {name: 'On Pre Interact in the chart: From the interaction context'});
  const [before, after] = [step(page, 'On Pre Interact', INTERACTION), step(page, 'On Post Interact', INTERACTION)];
  await expect(row).toContainText('On Pre Interact');
  await row.hover();
  expect(await isLit(before)).toBe(true);
  await after.hover();
  expect(await isLit(page.locator('#order-of-calls-13'))).toBe(true);
  expect(await isLit(before)).toBe(false);

  await before.focus();
  expect(await isLit(row)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#order-of-calls-10$/);
  await expect(row).toBeInViewport({ratio: 1});
  await back.focus();
  expect(await isLit(before)).toBe(true);
  const place = before.locator('rect');
  await back.click();
  await expect(page).toHaveURL(/#chart-2-\d+$/);
  await page.mouse.move(0, 0);
  await expect(place, 'the step to which a reader comes back stays marked').not.toHaveCSS('stroke', 'none');
  await expect(place).toBeInViewport({ratio: 1});
});

test('a step that leads to a section lights its heading, and a row of several charts leads to each', async ({page}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await step(page, 'Proximity search').hover();
  await expect(page.locator('#what-one-activation-does')).toHaveCSS('outline-style', 'solid');
  await page.mouse.move(0, 0);
  await expect(page.locator('#what-one-activation-does')).not.toHaveCSS('outline-style', 'solid');

  const context = page.locator('#order-of-calls-6').getByRole('link', {name: 'Get Interaction Context in the chart'});
  await expect(context).toHaveCount(2);
  const names = await context.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(2);
  const targets = await context.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([expect.stringMatching(/^#chart-1-/), expect.stringMatching(/^#chart-2-/)]);
});

test('each arrow to the end of all refusals leads to the row of its own', async ({page}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const arrow = step(page, 'Cancel Ability: Not valid');
  const row = page.locator('#cancel-paths').locator('xpath=following::tr[contains(., "Validate Pre Interact")][1]');
  await arrow.hover();
  expect(await isLit(row)).toBe(true);
  await row.hover();
  expect(await isLit(arrow)).toBe(true);
  await expect(row.getByRole('link', {name: 'Cancel Ability: Not valid in the chart'})).toHaveCount(1);
});

for (const {width, narrow} of [
  {width: 390, narrow: true},
  {width: 1350, narrow: false},
]) {
  test(`a chart from left to right has one picture at ${width} px, and it fits`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(docsPath(VERSIONS[0], 'quick-start/using-passive'));
    const shown = page.locator('.tbia-figure--dot').first().locator('img:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveClass(narrow ? /-narrow$/ : /--(?:light|dark)$/);
    const {scrollWidth, clientWidth} = await page
      .locator('.tbia-figure--dot .tbia-figure__scroll')
      .first()
      .evaluate(({scrollWidth, clientWidth}) => ({scrollWidth, clientWidth}));
    expect(scrollWidth).toBe(clientWidth);
  });
}

for (const colorScheme of THEMES) {
  test(`a chart is on the ground of the page in the ${colorScheme} theme, for which its colors are`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(PAGE);
    const colors = await page
      .locator('html, .tbia-figure--dot .tbia-figure__scroll')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
    const channels = CHART.background[colorScheme].match(/[\da-f]{2}/g) ?? [];
    const ground = `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
    expect(new Set(colors)).toEqual(new Set([ground]));
  });
}

test('the address of a step opens the page at the step', async ({page}) => {
  await page.goto(`${PAGE}#chart-2-5`);
  await expect(page.locator('#chart-2-5')).toBeInViewport({ratio: 1});
});

for (const width of [390, 1350]) {
  test(`links of charts are large enough for a finger, and none stands on a line alone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const path of ['architecture/interact-active', 'getting-started/introduction']) {
      await page.goto(docsPath(VERSIONS[0], path));
      const links = page.locator('.tbia-links a, .tbia-row__back');
      expect(await links.count()).toBeGreaterThan(0);
      const small = await links.evaluateAll((all) =>
        all.flatMap((link) => {
          const {width, height} = (link.querySelector('rect') ?? link).getBoundingClientRect();
          return Math.min(width, height) < 23.9 ? [`${link.ariaLabel ?? ''}: ${width} x ${height}`] : [];
        }),
      );
      expect(small, path).toEqual([]);
      const alone = await page.locator('.tbia-row__back').evaluateAll((all) =>
        all.flatMap((link) => {
          const range = document.createRange();
          range.setStartBefore(link.closest('li, td') ?? link);
          range.setEndBefore(link);
          const before = [...range.getClientRects()].filter(({width}) => width > 1).at(-1);
          const {top, bottom} = link.getBoundingClientRect();
          return before && before.bottom > top + 6 && before.top < bottom - 6 ? [] : [link.ariaLabel];
        }),
      );
      expect(alone, path).toEqual([]);
    }
  });
}

test('a press beside the steps enlarges the path that is chosen', async ({page}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await chartOf(page).getByRole('radio', {name: 'No target'}).check();
  await expect(picture(page)).toHaveRole('button');
  await picture(page).click({position: {x: 10, y: 10}});
  await expect(page.locator('.medium-zoom-image--opened')).toHaveAttribute('src', /#none\.svg$/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the chart stands as it is, and its links lead to rows', async ({page}) => {
    await page.goto(PAGE);
    await expect(chartOf(page).getByRole('radio')).toHaveCount(0);
    const links = chartOf(page).locator('.tbia-links a');
    await expect(links, 'eleven steps and five arrows to one of them').toHaveCount(16);
    await step(page, 'On Pre Interact', INTERACTION).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#order-of-calls-10')).toBeInViewport({ratio: 1});
  });
});

import {expect, test, type Locator, type Page} from '@playwright/test';
import {docsPath, VERSIONS} from '../../../tests/pages';
import {violations} from '../../../tests/support/axe';
import {hydrated, openFolds, watch} from '../../../tests/support/site';

/** A step of the page makes two nodes of its first graph, and has a link. */
const PAGE = docsPath(VERSIONS[0], 'quick-start/using-object-tag');
const STEP = 'step-12';
/** Two names of the first graph of this page lead somewhere. */
const NAMED = docsPath(VERSIONS[0], 'features/passive-custom-trace');
const NAMES = ['Custom Trace for Interact Passive Ability', 'Is Available for Interaction'] as const;
const PANELS = docsPath(VERSIONS[0], 'features/proximity-interactions');

const graph = (page: Page): Locator => page.locator('.tbia-figure--blueprint').first();
/** The links over the discs of the step. */
const discs = (page: Page): Locator => graph(page).locator(`.tbia-links a[href="#${STEP}"]:has(circle)`);
const titles = (page: Page): Locator => graph(page).locator('.tbia-links a[data-name]');
const tip = (page: Page): Locator => page.locator('#name-tip');

/** How many of the links over a graph have a frame. */
const framed = (links: Locator): Promise<number> =>
  links.evaluateAll(
    (all) => all.filter((link) => getComputedStyle(link.querySelector('rect') ?? link).stroke !== 'none').length,
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('a step lights its nodes while it is pointed at or has the focus, and a disc lights its step', async ({page}) => {
  const complaints = watch(page);
  await open(page, PAGE);
  const step = page.locator(`#${STEP}`);
  await step.hover();
  expect(await framed(discs(page))).toBe(2);
  await page.locator('h1').hover();
  expect(await framed(discs(page))).toBe(0);
  await step.locator('a').first().focus();
  expect(await framed(discs(page))).toBe(2);
  await step.locator('a').first().blur();
  expect(await framed(discs(page))).toBe(0);
  await discs(page).first().locator('circle').hover();
  await expect(step).toHaveClass(/tbia-lit/);
  expect(await framed(discs(page)), 'the other disc stays').toBe(1);
  await page.mouse.wheel(0, 300);
  await expect(step, 'nobody points at it any more').not.toHaveClass(/tbia-lit/);
  expect(complaints).toEqual([]);
});

test('a disc leads to its step, and a press beside it enlarges the graph', async ({page}) => {
  await open(page, PAGE);
  await discs(page).first().locator('circle').click();
  await expect(page).toHaveURL(new RegExp(`#${STEP}$`));
  await expect(page.locator(`#${STEP}`)).toBeInViewport({ratio: 1});
  await expect(page.locator(`#${STEP}`)).toHaveCSS('outline-style', 'solid');
  const picture = graph(page).locator('img:visible');
  await expect(picture).toHaveRole('button');
  await picture.click({position: {x: 120, y: 80}});
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
});

test('links lie over the picture, at any width', async ({page}) => {
  for (const width of [1350, 600, 390]) {
    await page.setViewportSize({width, height: 900});
    await open(page, PAGE);
    const layers = graph(page).locator('.tbia-figure__scroll').locator('.tbia-links, img:visible');
    const boxes = await layers.evaluateAll((all) =>
      all.map((layer) => {
        const {x, y, width, height} = layer.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
    expect(boxes, `${width} px`).toHaveLength(2);
    expect(boxes[0], `${width} px`).toEqual(boxes[1]);
  }
});

test('a title answers to pointing as a name in text does, and the router follows it', async ({page}) => {
  await open(page, NAMED);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await titles(page).first().hover();
  await expect(tip(page)).toContainText(NAMES[0]);
  await expect(tip(page)).toContainText(/since/);
  await titles(page).first().click();
  await expect(page).toHaveURL(/\/architecture\/overview#/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a row of a panel lights with its step, and its name has a tip', async ({page}) => {
  await open(page, PANELS);
  const row = page.locator('.tbia-panel dl > div', {has: page.locator('> dt > a.tbia-mark')}).first();
  const disc = row.locator('> dt > a.tbia-mark');
  const step = page.locator(`[id="${((await disc.getAttribute('href')) ?? '#').slice(1)}"]`);
  await expect(row).toHaveCSS('outline-style', 'none');
  await step.hover();
  await expect(row).toHaveCSS('outline-style', 'solid');
  await page.locator('.tbia-panel a[data-name]').first().hover();
  await expect(tip(page)).toBeVisible();
});

test('keyboards reach the same links in the text of a figure, and no figure has more tab stops than before', async ({
  page,
}) => {
  await open(page, NAMED);
  const stops = await graph(page)
    .locator(':is(a, button, summary, [tabindex="0"]):visible')
    .evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex >= 0).length);
  expect(stops, 'Copy, Zoom, Text, the picture once it can be enlarged, and its frame').toBeLessThanOrEqual(5);
  await graph(page).getByText('Text', {exact: true}).click();
  const told = graph(page).locator('details');
  await expect(told.getByRole('link', {name: 'step 6'})).toHaveCount(2);
  for (const name of NAMES) {
    await page.keyboard.press('Tab');
    await expect(told.getByRole('link', {name})).toBeFocused();
  }
  await expect(tip(page)).toContainText(NAMES[1]);
  await told.getByRole('link', {name: 'step 6'}).first().focus();
  await expect(page.locator('#step-3-6')).toHaveClass(/tbia-lit/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#step-3-6$/);
});

test('graphs in the dark theme and panels in the light one pass axe, with the texts open', async ({page}) => {
  for (const [colorScheme, path] of [['dark', PAGE] as const, ['light', PANELS] as const]) {
    await page.emulateMedia({colorScheme});
    await open(page, path);
    await openFolds(page.locator('.tbia-figure details'));
    expect(await violations(page)).toEqual([]);
  }
});

test('where colors are forced, a lit node still has a frame', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, PAGE);
  await page.locator(`#${STEP}`).hover();
  expect(await framed(discs(page))).toBe(2);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('a first tap on a title shows what it means', async ({page}) => {
    await open(page, NAMED);
    await titles(page).first().tap();
    await expect(tip(page)).toContainText(NAMES[0]);
    await expect(page).toHaveURL(new RegExp(`${NAMED}$`));
    await tip(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/architecture\/overview#/);
  });

  test('a wide graph begins at its start and says that it goes on', async ({page}) => {
    await open(page, docsPath(VERSIONS[0], 'quick-start/using-object-timed'));
    const frame = page.locator('.tbia-figure__scroll[data-more="end"]').first();
    expect(await frame.evaluate((element) => element.scrollLeft)).toBe(0);
    const caption = page.locator('.tbia-figure', {has: frame}).first().locator('figcaption');
    expect(await caption.evaluate((element) => getComputedStyle(element, '::before').content)).toMatch(/Swipe|Scroll/);
    await frame.evaluate((element) => {
      element.scrollLeft = 40;
    });
    await expect(page.locator('.tbia-figure__scroll[data-more="start end"]')).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('discs and names lead where they should', async ({page}) => {
    await page.goto(PAGE);
    await discs(page).last().locator('circle').click();
    await expect(page).toHaveURL(new RegExp(`#${STEP}$`));
    await expect(page.locator(`#${STEP}`)).toHaveCSS('outline-style', 'solid');
    await titles(page).last().click();
    await expect(page).toHaveURL(/\/architecture\/overview#/);
  });
});

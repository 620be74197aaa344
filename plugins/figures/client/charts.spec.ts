import {gzipSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {docsPath, VERSIONS} from '../../../tests/pages';
import {holdBack, hydrated, openFolds, watch} from '../../../tests/support/site';

/** Bytes of the script that lets charts answer, gzipped. */
const MOST_BYTES = 3000;

const PAGE = docsPath(VERSIONS[0], 'architecture/interact-active');
const [SEARCH, INTERACTION] = [0, 1];
const chartOf = (page: Page, index = SEARCH): Locator =>
  page.locator('figure', {has: page.locator('.tbia-chart')}).nth(index);
const step = (page: Page, name: string, index = SEARCH): Locator =>
  chartOf(page, index).locator('.tbia-links').getByRole('link', {name, exact: true});
const picture = (page: Page): Locator => chartOf(page).locator('img:visible');
const isLit = async (part: Locator): Promise<boolean> => part.evaluate((element) => element.matches('.tbia-lit'));

/** Colours of the places of the picture where the middle of each step is: what fades differs from what does not. */
async function stepsThatFade(page: Page): Promise<string[]> {
  return picture(page).evaluate(async (image: HTMLImageElement) => {
    const paint = async (source: string): Promise<CanvasRenderingContext2D | null> => {
      const copy = new Image(image.width, image.height);
      copy.src = source;
      await copy.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
      const context = canvas.getContext('2d', {willReadFrequently: true});
      context?.drawImage(copy, 0, 0, canvas.width, canvas.height);
      return context;
    };
    const [now, whole] = [await paint(image.src), await paint(image.src.replace(/#.*/, ''))];
    const colour = (context: CanvasRenderingContext2D | null, x: number, y: number): string =>
      String(context?.getImageData(x, y, 1, 1).data);
    const rects = [...(image.closest('.tbia-chart')?.querySelectorAll('rect') ?? [])];
    return rects.flatMap((rect) => {
      const [x, y] = [rect.x.baseVal.value + 12, rect.y.baseVal.value + rect.height.baseVal.value - 6];
      const name = rect.parentElement?.getAttribute('aria-label') ?? '';
      return colour(now, x, y) === colour(whole, x, y) ? [] : [name];
    });
  });
}

test('a reader chooses a path with the keyboard, hears and sees it, and paper has the whole chart', async ({page}) => {
  const complaints = watch(page);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(PAGE);
  await hydrated(page);
  const choice = chartOf(page).getByRole('group', {name: 'Show the path'});
  await choice.getByRole('radio', {name: 'All'}).focus();
  expect(await stepsThatFade(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', {name: 'Success'})).toBeChecked();
  await expect(choice.getByRole('status')).toHaveText(
    /^Success: 10 of 11 steps, the last is Get Interaction Context\.$/,
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('status')).toHaveText(/^Refused by the target: 10 of 11 steps, .* Cancel Ability\.$/);
  const faded = await stepsThatFade(page);
  expect(faded).toContain('Get Interaction Context');
  expect(faded).not.toContain('Validate Pre Interact');

  await page.emulateMedia({media: 'print'});
  await expect(picture(page)).toHaveCount(1);
  expect(await picture(page).getAttribute('src')).not.toContain('#');
  await expect(choice).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await choice.getByRole('radio', {name: 'All'}).check();
  await expect(choice.getByRole('status')).toHaveText('The whole chart: 11 steps.');
  expect(await stepsThatFade(page)).toEqual([]);
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
  await page.keyboard.press('Enter');
  await expect(before).toBeInViewport({ratio: 1});
});

test('a click on a step marks its row alone, until the pointer moves', async ({page}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const framed = (): Promise<string[]> =>
    page
      .locator('.tbia-row')
      .evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).outlineStyle === 'solid').map(({id}) => id));
  await step(page, 'Built-in trace').click();
  await expect(page).toHaveURL(/#order-of-calls-2$/);
  await expect(page.locator('#order-of-calls-2')).toBeInViewport({ratio: 1});
  const row = page.locator('.tbia-row:hover');
  await expect(row, 'a row is below the pointer').toHaveCount(1);
  expect(await framed()).toEqual(['order-of-calls-2']);
  const {x = 0, y = 0} = (await row.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 8);
  expect(await framed()).toHaveLength(2);
  const colours = await page
    .locator('.tbia-lit.tbia-row, .tbia-row:target')
    .evaluateAll((rows) => rows.map((each) => getComputedStyle(each).outlineColor));
  expect(new Set(colours).size, 'each in a colour of its own').toBe(2);
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
  const targets = await context.evaluateAll((links) =>
    links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.closest('.tbia-chart')?.id),
  );
  expect(targets).toEqual(['chart-1', 'chart-2']);
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

test('the step to which a reader comes back is marked, with a mouse as well', async ({page}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const place = step(page, 'On Pre Interact', INTERACTION).locator('rect');
  await expect(place).toHaveCSS('stroke', 'none');
  await page.locator('#order-of-calls-10 .tbia-row__back').first().click();
  await expect(page).toHaveURL(/#chart-2-\d+$/);
  await page.mouse.move(0, 0);
  await expect(place).not.toHaveCSS('stroke', 'none');
  await expect(place).toBeInViewport({ratio: 1});
});

test('ways back that stand side by side look different, and none stands on a line alone', async ({page}) => {
  for (const width of [360, 390, 768, 1350]) {
    await page.setViewportSize({width, height: 900});
    for (const name of ['architecture/interact-active', 'architecture/interact-passive']) {
      await page.goto(docsPath(VERSIONS[0], name));
      await expect(page.locator('.tbia-row__back').first()).toBeVisible();
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
      expect(alone, `${name} at ${width} px`).toEqual([]);
    }
  }
  await page.goto(PAGE);
  await expect(page.locator('#order-of-calls-6 .tbia-row__back')).toHaveCount(2);
  const signs = await page
    .locator('#order-of-calls-6 .tbia-row__back')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  expect(signs).toEqual(['"1"', '"2"']);
  const single = page.locator('#order-of-calls-1 .tbia-row__back');
  expect(await single.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
});

test('what a path says moves nothing, on a phone neither', async ({page}) => {
  for (const width of [390, 1350]) {
    await page.setViewportSize({width, height: 900});
    for (const name of ['architecture/interact-active', 'architecture/interact-passive', 'architecture/overview']) {
      await page.goto(docsPath(VERSIONS[0], name));
      // The last chart is folded.
      await openFolds(page.locator('.markdown > details'));
      const choices = page.locator('.tbia-paths');
      for (let index = 0, count = await choices.count(); index < count; index += 1) {
        const heights: number[] = [];
        await expect(choices.nth(index)).toBeVisible();
        for (const radio of await choices.nth(index).getByRole('radio').all()) {
          heights.push((await choices.nth(index).boundingBox())?.height ?? 0);
          await radio.check();
        }
        heights.push((await choices.nth(index).boundingBox())?.height ?? 0);
        // Joined segments, below one line with the name of the choice and what it shows.
        const gaps = await choices.nth(index).evaluate((choice) => {
          const boxes = [...choice.querySelectorAll('legend, p, input')].map((part) => part.getBoundingClientRect());
          const [name, ...segments] = boxes;
          const status = segments.pop();
          const wide = segments.filter(
            ({top, left}, at) => top === segments[at - 1]?.top && left > (segments[at - 1]?.right ?? 0),
          );
          return [name && status ? Math.abs(name.top - status.top) : NaN, wide.length];
        });
        expect(gaps, `${name} at ${width} px`).toEqual([0, 0]);
        expect(new Set(heights).size, `${name} at ${width} px: ${heights.join()}`).toBe(1);
      }
    }
  }
});

for (const {name, width} of [
  {name: 'a wide page', width: 1350},
  {name: 'a phone', width: 390},
]) {
  test(`nothing moves on ${name} when the script of charts comes`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const release = await holdBack(page, /\/charts\b[^/]*\.js$/);
    await page.goto(docsPath(VERSIONS[0], 'architecture/interact-passive'));
    await hydrated(page);
    const figures = page.locator('figure', {has: page.locator('.tbia-chart')});
    // The buttons below figures come with the client.
    await expect(figures.first().getByRole('button', {name: 'Copy as text'})).toBeVisible();
    const choice = figures.first().getByRole('radio', {name: 'All'});
    await expect(choice).toHaveCount(0);
    const places = (): Promise<number[]> =>
      page
        .locator('article :is(h2, h3, figure, tr, li, .tbia-chart)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));
    const before = await places();
    release();
    await expect(choice).toBeVisible();
    await expect(page.locator('.tbia-row__back').first()).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('where the script of charts does not come, no room is left for what it adds', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.route(/\/charts\b[^/]*\.js$/, (route) => route.abort());
  await page.goto(docsPath(VERSIONS[0], 'architecture/interact-passive'));
  await hydrated(page);
  await expect(page.locator('.tbia-paths').first()).toHaveCSS('display', 'none');
  const room = () =>
    page
      .locator('.tbia-row')
      .evaluateAll(
        (rows) =>
          rows.filter((row) => getComputedStyle(row.querySelector('td') ?? row, '::after').content !== 'none').length,
      );
  expect(await page.locator('.tbia-row').count()).toBeGreaterThan(0);
  await expect.poll(room).toBe(0);
});

test('the script of charts is small, and only pages with such charts ask for it', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\/charts\b[^/]*\.js$/.test(new URL(response.url()).pathname)) {
      scripts.push(response.url());
    }
  });
  await page.goto(docsPath(VERSIONS[0], 'quick-start/using-active'));
  await hydrated(page);
  // By then the figures of the page have what scripts add to them.
  await expect(page.getByRole('button', {name: 'Copy as text'}).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.goto(PAGE);
  await expect(chartOf(page).getByRole('radio', {name: 'All'})).toBeVisible();
  expect(new Set(scripts).size).toBe(1);
  const answer = await page.request.get(scripts[0] ?? '');
  expect(gzipSync(await answer.body()).length).toBeLessThanOrEqual(MOST_BYTES);
});

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

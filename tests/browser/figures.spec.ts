import {expect, test, type Locator, type Page} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../pages';

const PAGE = docsPath(VERSIONS[0], 'architecture/interact-active');
const copy = (page: Page): Locator => page.locator('.medium-zoom-image--opened');

/** Where the enlarged picture stands once it no longer moves. */
async function rectOf(page: Page): Promise<DOMRect> {
  return copy(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({finished}) => finished));
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });
}

for (const {name, width, height} of [
  {name: 'a desktop', width: 1350, height: 900},
  {name: 'a phone', width: 390, height: 844},
]) {
  test.describe(`the pictures of a page on ${name}`, () => {
    const isMobile = width < 500;
    test.use({viewport: {width, height}, isMobile, hasTouch: isMobile});

    for (const path of [docsPath(VERSIONS[0], 'quick-start/using-active'), `${BASE}/`]) {
      test(`are all enlarged until they fit, with a margin of 64 px: ${path}`, async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.goto(path);
        const pictures = page.locator('main img:visible');
        await expect(pictures.first()).toHaveRole('button');
        const count = await pictures.count();
        for (let index = 0; index < count; index += 1) {
          await pictures.nth(index).focus();
          await page.keyboard.press('Enter');
          await expect(copy(page)).toBeFocused();
          const rect = await rectOf(page);
          const margins = [rect.left, rect.top, width - rect.right, height - rect.bottom].map(Math.round);
          expect(Math.min(...margins), `picture ${index}`).toBe(64);
          // A phone zooms out where a page is too wide.
          expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([width, width]);
          await page.keyboard.press('Escape');
          await expect(copy(page)).toHaveCount(0);
          await expect(pictures.nth(index)).toBeFocused();
        }
      });
    }
  });
}

test('a button beside a chart enlarges it, and gets the focus back', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'dark'});
  await page.goto(PAGE);
  const button = page.locator('.tbia-figure').first().getByRole('button', {name: 'Enlarge', exact: true});
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  // Who comes with a pointer sees no frame around the picture.
  await button.click();
  await expect(copy(page)).toBeFocused();
  await expect(copy(page)).toHaveCSS('outline-style', 'none');
  await copy(page).click();
  await expect(copy(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeFocused();
  await expect(copy(page)).toHaveClass(/tbia--dark/);
  await expect(copy(page)).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await expect(copy(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a graph is enlarged on its canvas, and gets the focus back', {tag: '@every-browser'}, async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(docsPath(VERSIONS[0], 'quick-start/using-active'));
  const graph = page.locator('.tbia-figure--blueprint img[role="button"]:visible').first();
  await graph.press('Enter');
  await expect(copy(page)).toBeFocused();
  await expect(copy(page)).toHaveCSS('background-color', 'rgb(36, 36, 36)');
  await page.keyboard.press('Escape');
  await expect(copy(page)).toHaveCount(0);
  await expect(graph).toBeFocused();
});

test('an enlarged picture closes also when its theme has gone', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(PAGE);
  await page
    .getByRole('button', {name: /^Enlarge: /})
    .first()
    .press('Enter');
  await expect(copy(page)).toBeFocused();
  await rectOf(page);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(copy(page)).toBeHidden();
  await page.mouse.click(10, 10);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});

test('a figure is copied as the text that it shows', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const figure = page.locator('.tbia-figure').first();
  await figure.getByRole('button', {name: 'Copy as text'}).click();
  await expect(figure.getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await page.evaluate(async () => navigator.clipboard.readText());
  expect(text).toContain('1. Start\n   - go to step 2, Commit Ability');
  expect(text.startsWith((await figure.locator('figcaption').textContent()) ?? '-')).toBe(true);
});

test('a figure is a card: its canvas, then one row with the caption and what a reader can do', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  // The ground is there before the pictures are.
  await page.route(/\/assets\/figures\//, (route) => route.abort());
  await page.goto(docsPath(VERSIONS[0], 'quick-start/using-active'));
  const graph = page.locator('.tbia-figure--blueprint').first();
  const canvas = graph.locator('.tbia-figure__scroll');
  await expect(canvas).toHaveCSS('background-color', 'rgb(36, 36, 36)');
  await expect(page.locator('.tbia-panel').first()).toHaveCSS('background-color', 'rgb(36, 36, 36)');
  const places = (): Promise<DOMRect[]> =>
    graph.evaluate((figure) => {
      const parts = ['.tbia-figure__scroll', 'figcaption', '.tbia-figure__copy', '.tbia-figure__enlarge'];
      return [figure, ...[...parts, 'summary'].map((part) => figure.querySelector(part) ?? figure)].map(
        (part) => part.getBoundingClientRect().toJSON() as DOMRect,
      );
    });
  // The buttons come with the scripts.
  await expect(graph.locator('.tbia-figure__copy')).toBeVisible();
  await expect(graph.locator('.tbia-figure__enlarge')).toBeVisible();
  for (const width of [1350, 390]) {
    await page.setViewportSize({width, height: 900});
    const [figure, picture, caption, ...actions] = await places();
    if (!figure || !picture || !caption) {
      throw new Error('The figure has no parts.');
    }
    expect(figure.bottom - picture.bottom).toBeLessThanOrEqual(width > 600 ? 72 : 96);
    expect(picture.width).toBeGreaterThanOrEqual(figure.width - 2);
    for (const [index, action] of actions.entries()) {
      expect(action.height, `action ${index} at ${width} px`).toBe(32);
      expect(action.width).toBeGreaterThanOrEqual(32);
      expect(action.top).toBeGreaterThanOrEqual(caption.top);
      expect(action.bottom).toBeLessThanOrEqual(figure.bottom);
      expect(action.right).toBeLessThanOrEqual(actions[index + 1]?.left ?? figure.right);
      expect(action.top).toBe(actions[0]?.top);
    }
    await expect(graph.getByRole('button', {name: 'Copy as text'})).toBeVisible();
    await expect(graph.getByRole('button', {name: 'Enlarge', exact: true})).toHaveCount(1);
    // Its text opens below the row, inside of the card, and moves nothing.
    await graph.getByText('Text', {exact: true}).click();
    const [open, ...parts] = await places();
    expect(parts.map(({top}) => top - (open?.top ?? 0))).toEqual(
      [picture, caption, ...actions].map(({top}) => top - figure.top),
    );
    const list = await graph.locator('ol').first().boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual(caption.bottom - figure.top + (open?.top ?? 0));
    expect((list?.y ?? 0) + (list?.height ?? Infinity)).toBeLessThanOrEqual(open?.bottom ?? 0);
    await graph.getByText('Text', {exact: true}).click();
  }
});

/** Mean brightness of the picture of a figure that shows, on its canvas, from 0 to 1. */
async function brightness(picture: Locator): Promise<number> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    const drawn = new Image(image.width, image.height);
    drawn.src = image.src;
    await drawn.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
    const context = canvas.getContext('2d');
    for (const ground of ['#fff', getComputedStyle(image.parentElement ?? image).backgroundColor]) {
      Object.assign(context ?? {}, {fillStyle: ground});
      context?.fillRect(0, 0, canvas.width, canvas.height);
    }
    context?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    const values = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    return (
      values.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (values.length * 0.75 * 255)
    );
  });
}

test('a graph is dark on screens and light on paper', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, media: null});
    await page.goto(docsPath(VERSIONS[0], 'quick-start/using-active'));
    const shown = page.locator('.tbia-figure--blueprint').first().locator('img:visible');
    await expect(shown).toHaveCount(1);
    expect(await brightness(shown)).toBeLessThan(0.25);
    await page.emulateMedia({colorScheme, media: 'print'});
    await expect(shown).toHaveCount(1);
    expect(await brightness(shown)).toBeGreaterThan(0.85);
  }
});

test('a light picture that was never shown is loaded for paper', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(PAGE);
  const light = await page.locator('.tbia--light').first().getAttribute('src');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(light).not.toBeNull();
  await page.pdf();
  await expect.poll(() => asked).toContain(light);
});

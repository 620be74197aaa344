import type {Locator, Page} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../pages';
import {expect, test} from '../support/test';

const PAGE = docsPath(VERSIONS[0], 'architecture/interact-active');
const copy = (page: Page): Locator => page.locator('.medium-zoom-image--opened');

/** Where the enlarged picture is once it no longer moves. */
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
  const button = page.locator('.tbia-figure').first().getByRole('button', {name: 'Zoom', exact: true});
  await button.click();
  await expect(copy(page)).toBeFocused();
  await expect(copy(page)).toHaveClass(/tbia--dark/);
  await copy(page).click();
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
    .getByRole('button', {name: /^Zoom: /})
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

test('a figure has its ground before its picture', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.route(/\/assets\/figures\//, (route) => route.abort());
  await page.goto(docsPath(VERSIONS[0], 'quick-start/using-active'));
  for (const ground of ['.tbia-figure--blueprint .tbia-figure__scroll', '.tbia-panel']) {
    await expect(page.locator(ground).first()).toHaveCSS('background-color', 'rgb(36, 36, 36)');
  }
});

/** Mean brightness of the picture of a figure on its canvas, from 0 to 255. */
async function brightness(picture: Locator): Promise<number> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    const [size, ground] = [64, getComputedStyle(image.parentElement ?? image).backgroundColor];
    const drawn = new Image(image.width, image.height);
    drawn.src = image.src;
    await drawn.decode();
    const context = new OffscreenCanvas(size, size).getContext('2d');
    for (const fillStyle of ['white', ground]) {
      Object.assign(context ?? {}, {fillStyle});
      context?.fillRect(0, 0, size, size);
    }
    context?.drawImage(drawn, 0, 0, size, size);
    const greens = [...(context?.getImageData(0, 0, size, size).data ?? [])].filter((_value, index) => index % 4 === 1);
    return greens.reduce((sum, value) => sum + value, 0) / greens.length;
  });
}

test('a graph is dark on screens and light on paper', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, media: null});
    await page.goto(docsPath(VERSIONS[0], 'quick-start/using-active'));
    const shown = page.locator('.tbia-figure--blueprint').first().locator('img:visible');
    await expect(shown).toHaveCount(1);
    expect(await brightness(shown)).toBeLessThan(64);
    await page.emulateMedia({colorScheme, media: 'print'});
    await expect(shown).toHaveCount(1);
    expect(await brightness(shown)).toBeGreaterThan(215);
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

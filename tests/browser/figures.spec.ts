import {expect, test, type Locator, type Page} from '@playwright/test';
import {docsPath, VERSIONS} from '../pages';
import {openFolds, watch} from '../support/site';

const PAGE = docsPath(VERSIONS[0], 'architecture/interact-active');
const DOOR = docsPath(VERSIONS[0], 'quick-start/using-object-timed');
/** The second chart of a page, which is higher than a window. */
const secondPicture = (page: Page): Locator => page.getByRole('button', {name: /^Enlarge: /}).nth(1);
const copy = (page: Page): Locator => page.locator('.medium-zoom-image--opened');

/** Opens the tutorial with the widest graphs, and its folds. */
async function openDoor(page: Page): Promise<void> {
  await page.goto(DOOR);
  await openFolds(page.locator('.markdown > details'));
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the enlarged picture stands once it no longer moves. */
async function rectOf(page: Page): Promise<Rect> {
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await copy(page).boundingBox());
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
  return JSON.parse(before) as Rect;
}

type Point = Pick<Rect, 'x' | 'y'>;

interface Opened {
  readonly picture: Locator;
  readonly natural: {readonly width: number; readonly height: number};
  /** Width in the page. */
  readonly shown: number;
}

async function openFirst(page: Page): Promise<Opened> {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
  await page.goto(PAGE);
  const picture = secondPicture(page);
  await picture.focus();
  // Measured before: what is behind the enlarged picture has no role any more.
  const sizes = await picture.evaluate((image) => ({
    natural: {width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height'))},
    shown: image.getBoundingClientRect().width,
  }));
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeFocused();
  return {picture, ...sizes};
}

for (const {name, width, height} of [
  {name: 'a desktop', width: 1350, height: 900},
  {name: 'a phone', width: 390, height: 844},
]) {
  test.describe(`an enlarged chart on ${name}`, () => {
    test.use({viewport: {width, height}});

    test('is at its natural size or more, and larger than in the page', async ({page}) => {
      const {natural, shown} = await openFirst(page);
      const rect = await rectOf(page);
      expect(rect.width).toBeGreaterThanOrEqual(natural.width - 1);
      expect(rect.height).toBeGreaterThanOrEqual(natural.height - 1);
      expect(rect.width).toBeGreaterThan(shown);
    });

    test('is moved by keys, wheel and drag, and scaled by keys and buttons', async ({page}) => {
      await openFirst(page);
      // Large enough to be moved up and down in either window.
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      const first = await rectOf(page);
      await page.keyboard.press('ArrowDown');
      const second = await rectOf(page);
      expect(second.y).toBeCloseTo(first.y - 80, 0);
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, 200);
      await expect.poll(async () => (await rectOf(page)).y).toBeCloseTo(second.y - 200, 0);
      await page.mouse.down();
      await page.mouse.move(width / 2, height / 2 + 120, {steps: 6});
      await page.mouse.up();
      expect((await rectOf(page)).y).toBeCloseTo(second.y - 80, -1);
      await expect(copy(page)).toHaveCount(1);
      await page.keyboard.press('+');
      const large = await rectOf(page);
      expect(large.width / first.width).toBeCloseTo(1.25, 1);
      await page.keyboard.press('-');
      expect((await rectOf(page)).width).toBeCloseTo(first.width, 0);
      await page.getByRole('button', {name: 'Show all (0)'}).click();
      const whole = await rectOf(page);
      expect(whole.x).toBeGreaterThanOrEqual(0);
      expect(whole.y).toBeGreaterThanOrEqual(0);
      expect(whole.y + whole.height).toBeLessThanOrEqual(height);
    });

    test('is scaled by a pinch on a touchpad, around the pointer', async ({page}) => {
      await openFirst(page);
      const first = await rectOf(page);
      await page.mouse.move(width / 2, height / 2);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -100);
      await page.keyboard.up('Control');
      await expect.poll(async () => (await rectOf(page)).width).toBeGreaterThan(first.width * 1.3);
    });

    test('closes and gives the focus back', {tag: '@every-browser'}, async ({page}) => {
      const {picture} = await openFirst(page);
      await page.keyboard.press('Escape');
      await expect(copy(page)).toHaveCount(0);
      await expect(page.locator('.zoom-bar')).toHaveCount(0);
      await expect(picture).toBeFocused();
    });
  });
}

/**
 * Moves fingers over the page in a straight line each, as a screen reports them, and waits until the page has seen all
 * of it: the browser hands on moves with its frames, and the call that makes one does not wait for that.
 */
async function touch(page: Page, fingers: readonly {readonly from: Point; readonly to: Point}[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  const seen = await page.evaluateHandle(() => ({
    end: new Promise((resolve) => {
      for (const name of ['pointerup', 'pointercancel']) {
        window.addEventListener(name, resolve, {capture: true, once: true});
      }
    }),
  }));
  for (let count = 0; count <= steps; count += 1) {
    await session.send('Input.dispatchTouchEvent', {
      type: count === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map(({from, to}, id) => ({
        id,
        x: from.x + ((to.x - from.x) * count) / steps,
        y: from.y + ((to.y - from.y) * count) / steps,
      })),
    });
  }
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await seen.evaluate(async ({end}) => {
    await end;
  });
}

test.describe('fingers on an enlarged strip', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  /** Enlarges a graph that is much wider than the window and far lower. */
  async function openStrip(page: Page): Promise<Rect> {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openDoor(page);
    const pictures = page.getByRole('button', {name: /^Enlarge: /});
    await expect(pictures.first()).toBeVisible();
    const index = await pictures.evaluateAll((all) =>
      all.findIndex((each) => Number(each.getAttribute('height')) < 150 && Number(each.getAttribute('width')) > 500),
    );
    expect(index, 'a picture that is wide and low').toBeGreaterThanOrEqual(0);
    await pictures.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(copy(page)).toBeFocused();
    return rectOf(page);
  }

  test('one finger beside it moves it, and the page stays', async ({page}) => {
    const first = await openStrip(page);
    const scrolled = await page.evaluate(() => [window.scrollX, window.scrollY]);
    await touch(page, [{from: {x: 300, y: 650}, to: {x: 180, y: 600}}]);
    const moved = await rectOf(page);
    expect(moved.x).toBeCloseTo(first.x - 120, -1);
    expect(moved.y).toBeCloseTo(first.y, 0);
    expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual(scrolled);
    await expect(copy(page)).toHaveCount(1);
  });

  test('two fingers above and below it scale it, also when all of it is seen', async ({page}) => {
    const fingers = [
      {from: {x: 195, y: 360}, to: {x: 195, y: 260}},
      {from: {x: 195, y: 490}, to: {x: 195, y: 590}},
    ];
    const first = await openStrip(page);
    await touch(page, fingers);
    const large = await rectOf(page);
    expect(large.width).toBeGreaterThan(first.width * 1.8);
    await page.keyboard.press('0');
    const whole = await rectOf(page);
    expect(whole.width).toBeLessThanOrEqual(390);
    await touch(page, fingers);
    expect((await rectOf(page)).width).toBeGreaterThan(whole.width * 1.8);
    await expect(copy(page)).toHaveCount(1);
  });

  test('a swipe over one that is seen whole closes it', async ({page}) => {
    await openStrip(page);
    await page.keyboard.press('0');
    await rectOf(page);
    await touch(page, [{from: {x: 195, y: 430}, to: {x: 195, y: 410}}]);
    await expect(copy(page)).toHaveCount(1);
    await touch(page, [{from: {x: 195, y: 430}, to: {x: 195, y: 330}}]);
    await expect(copy(page)).toHaveCount(0);
  });
});

test.describe('a screen that zooms out where a page is too wide', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('an enlarged picture leaves it alone, and its buttons stay on the screen', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const path of ['architecture/interact-passive', 'quick-start/using-active']) {
      await page.goto(docsPath(VERSIONS[0], path));
      const pictures = page.getByRole('button', {name: /^Enlarge: /});
      await expect(pictures.first()).toBeVisible();
      for (let index = 0, count = await pictures.count(); index < count; index += 1) {
        await pictures.nth(index).focus();
        await page.keyboard.press('Enter');
        await expect(copy(page)).toBeFocused();
        for (const key of ['0', '+', '+', 'ArrowRight', 'ArrowDown']) {
          await page.keyboard.press(key);
          await rectOf(page);
          const {wide, screen, buttons} = await page.evaluate(() => ({
            wide: document.documentElement.scrollWidth,
            screen: [innerWidth, innerHeight],
            buttons: [...document.querySelectorAll('.zoom-bar button')].map((button) => {
              const {left, top, right, bottom} = button.getBoundingClientRect();
              return left >= 0 && top >= 0 && right <= 390 && bottom <= 844;
            }),
          }));
          expect([wide, ...screen], `${path}, picture ${index}, ${key}`).toEqual([390, 390, 844]);
          expect(buttons).toEqual([true, true, true, true]);
        }
        await page.keyboard.press('Escape');
        await expect(copy(page)).toHaveCount(0);
      }
    }
  });
});

test('a picture shrinks into its place, also after the page was scrolled a little', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(PAGE);
  const picture = secondPicture(page);
  await picture.focus();
  const before = await picture.boundingBox();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeFocused();
  await page.evaluate(() => {
    window.scrollBy(0, 30);
    // The copy is gone at once under reduced motion, so its last place is read before.
    addEventListener('keydown', () => {
      const {x, y} = document.querySelector('.medium-zoom-image--opened')?.getBoundingClientRect() ?? {};
      document.body.dataset.lastPlace = JSON.stringify([x, y]);
    });
  });
  await page.keyboard.press('Escape');
  const place = await page.locator('body').getAttribute('data-last-place');
  expect(JSON.parse(place ?? '[]')).toEqual([before?.x, (before?.y ?? 0) - 30]);
});

test('a button beside a chart enlarges it, and gets the focus back', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'dark'});
  await page.goto(PAGE);
  const button = page.locator('.tbia-figure').first().getByRole('button', {name: 'Enlarge', exact: true});
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeFocused();
  await expect(copy(page)).toHaveClass(/tbia--dark/);
  await expect(copy(page)).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await expect(copy(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  // Who comes with a pointer sees no frame around the picture.
  await button.click();
  await expect(copy(page)).toBeFocused();
  await expect(copy(page)).toHaveCSS('outline-style', 'none');
});

test('an enlarged graph has its canvas, and a shade where it goes on beyond the window', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
  await page.setViewportSize({width: 390, height: 844});
  await openDoor(page);
  const shade = (): Promise<string> =>
    page.locator('.zoom-bar').evaluate((bar) => getComputedStyle(bar, '::before').boxShadow);
  await page.locator('.tbia-figure--blueprint img[role="button"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toHaveCSS('background-color', 'rgb(36, 36, 36)');
  await rectOf(page);
  expect(await shade()).toMatch(/ 0px 0px 32px -32px inset, .* -32px 0px 32px -32px inset/);
  await page.keyboard.press('0');
  expect(await shade()).not.toMatch(/ -?32px 0px 32px/);
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

test('a page without a clipboard says that copying failed', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  const complaints = watch(page);
  await page.goto(PAGE);
  const figure = page.locator('.tbia-figure').first();
  await figure.getByRole('button', {name: 'Copy as text'}).click();
  await expect(figure.getByRole('button', {name: 'Copying failed'})).toBeVisible();
  expect(complaints).toEqual([]);
});

test('no frame of a page scrolls sideways at 1350 px', async ({page}) => {
  for (const path of [PAGE, DOOR]) {
    await page.goto(path);
    await openFolds(page.locator('.markdown > details'));
    const frames = page.locator('.tbia-figure__scroll');
    expect(await frames.count()).toBeGreaterThan(2);
    const wide = await frames.evaluateAll(
      (all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length,
    );
    expect(wide, path).toBe(0);
  }
});

test('the edge of a picture says that there is more', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openDoor(page);
  const frames = page.locator('.tbia-figure--blueprint .tbia-figure__scroll');
  const wide = await frames.evaluateAll((all) => all.findIndex((each) => each.scrollWidth > each.clientWidth + 80));
  expect(wide, 'a graph that is wider than the column').toBeGreaterThanOrEqual(0);
  const frame = frames.nth(wide);
  await expect(frame).toHaveAttribute('data-more', 'end');
  await frame.evaluate((element) => {
    element.scrollLeft = 40;
  });
  await expect(frame).toHaveAttribute('data-more', 'start end');
  await frame.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await expect(frame).toHaveAttribute('data-more', 'start');
});

test('a graph fades into its own ground, on a light page as well', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({colorScheme: 'light'});
  await openDoor(page);
  const frames = page.locator('.tbia-figure--blueprint .tbia-figure__scroll');
  await expect(frames.first()).toHaveAttribute('data-more');
  const edges = await frames.evaluateAll((all) => {
    const wide = all.find((each) => each.scrollWidth > each.clientWidth + 80);
    return ['end', 'start end', 'start'].map((edge) => {
      wide?.setAttribute('data-more', edge);
      return ['::before', '::after'].map((part) => {
        const {content, backgroundImage} = getComputedStyle(wide ?? document.body, part);
        return content !== 'none' && backgroundImage.includes('rgb(36, 36, 36)');
      });
    });
  });
  expect(edges).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
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
  for (const width of [1350, 390]) {
    await page.setViewportSize({width, height: 900});
    const [figure, picture, caption, ...actions] = await places();
    if (!figure || !picture || !caption) {
      throw new Error('The figure has no parts.');
    }
    expect(figure.bottom - picture.bottom).toBeLessThanOrEqual(width > 600 ? 48 : 72);
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

test('paper is light, whatever the screen was', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await page.goto(PAGE);
  await expect(page.locator('.tbia--light').first()).toBeVisible();
  await expect(page.locator('.tbia--dark').first()).toBeHidden();
  await page.goto(docsPath(VERSIONS[0], 'quick-start/using-active'));
  await expect(page.locator('.tbia-panel').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
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

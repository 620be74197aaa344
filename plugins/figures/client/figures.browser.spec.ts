import {mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {writeGallery} from '../testing/gallery';

const directory = path.join(__dirname, '..');
const siteDir = path.join(directory, '../..');

/** Every page that may hold figures: this plugin's examples and the documentation. */
function pages(): string[] {
  const docs = ['docs', 'versioned_docs'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.join(siteDir, folder, file)),
  );
  return [path.join(directory, 'README.md'), ...docs];
}

/**
 * Texts of the drawings on a page that are not inside their boxes, or that cover another text. A text's boxes are the
 * rectangle right before it (a value, a mark), and the first shape of its group (a node, a step, a label).
 *
 * @param font the font to measure in; the reader's own when empty
 */
async function misplacedTexts(page: Page, font: string): Promise<string[]> {
  return page.evaluate(async (family) => {
    const found: string[] = [];
    const tolerance = 0.6;
    const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - tolerance &&
      inner.right <= outer.right + tolerance &&
      inner.top >= outer.top - tolerance &&
      inner.bottom <= outer.bottom + tolerance;
    // The line box of a text is taller than its letters: only the middle of it counts.
    const letters = (text: Element): DOMRect => {
      const {x, y, width, height} = text.getBoundingClientRect();
      return new DOMRect(x, y + height * 0.2, width, height * 0.6);
    };
    const boxesOf = (text: Element): Element[] => {
      const [before, first] = [text.previousElementSibling, text.parentElement?.firstElementChild];
      return [
        ...(before instanceof SVGRectElement ? [before] : []),
        ...(first instanceof SVGRectElement || first instanceof SVGPathElement ? [first] : []),
      ];
    };
    for (const url of new Set(Array.from(document.images, ({src}) => src.replace(/#.*$/, '')))) {
      const holder = document.createElement('div');
      holder.innerHTML = await (await fetch(url)).text();
      document.body.append(holder);
      const svg = holder.querySelector('svg');
      if (family !== '') {
        svg?.setAttribute('font-family', family);
      }
      const texts = Array.from(holder.querySelectorAll('text'));
      const rects = texts.map(letters);
      texts.forEach((text, index) => {
        const rect = rects[index] ?? new DOMRect();
        const where = `${url.split('/').at(-1) ?? ''} "${text.textContent}"`;
        const boxes = boxesOf(text);
        if (boxes.length === 0) {
          found.push(`${where} has no box`);
        }
        for (const box of boxes) {
          if (!isInside(rect, box.getBoundingClientRect())) {
            found.push(`${where} leaves its ${box.tagName}`);
          }
        }
        texts.slice(index + 1).forEach((other, offset) => {
          const second = rects[index + 1 + offset] ?? new DOMRect();
          const isApart =
            rect.right <= second.left + 1 ||
            second.right <= rect.left + 1 ||
            rect.bottom <= second.top + 1 ||
            second.bottom <= rect.top + 1;
          if (!isApart) {
            found.push(`${where} covers "${other.textContent}"`);
          }
        });
      });
      holder.remove();
    }
    return found;
  }, font);
}

/** The gallery is served from here without a server: requests are answered from its folder. */
const ORIGIN = 'http://figures.test';
let gallery = '';

// Playwright requires the destructuring pattern, even for a hook that uses no fixture.
// oxlint-disable-next-line no-empty-pattern
test.beforeAll(async ({}, testInfo) => {
  gallery = testInfo.outputPath('gallery');
  mkdirSync(gallery, {recursive: true});
  expect(await writeGallery(pages(), gallery)).toBeGreaterThan(0);
});

test.beforeEach(async ({page}) => {
  await page.route(`${ORIGIN}/**`, async (route) => {
    await route.fulfill({path: path.join(gallery, path.basename(new URL(route.request().url()).pathname))});
  });
});

const urlOf = (theme: string): string => `${ORIGIN}/${theme}.html`;

for (const font of ['', 'DejaVu Sans']) {
  const tag = font === '' ? '@every-browser' : [];
  test(`texts stay in their boxes in ${font || "the reader's font"}`, {tag}, async ({page}) => {
    await page.goto(urlOf('light'));
    expect(await misplacedTexts(page, font)).toEqual([]);
  });
}

test('the measurement finds a text that leaves its box', async ({page}) => {
  await page.goto(urlOf('light'));
  expect((await misplacedTexts(page, 'DejaVu Sans Mono')).length).toBeGreaterThan(0);
});

for (const [theme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`figures fit the page in the ${theme} theme, whose pictures alone are shown`, async ({page}) => {
    for (const width of [360, 390, 720, 1350]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(urlOf(theme));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expect(page.locator(`.tbia--${theme}`).first()).toBeVisible();
    await expect(page.locator(`.tbia--${other}`).first()).toBeHidden();
  });
}

/** Pictures whose text is smaller than `least` px where they are. */
async function unreadable(page: Page, least: number): Promise<string[]> {
  return page.evaluate(async (limit) => {
    const shown = [...document.images].filter((image) => getComputedStyle(image).display !== 'none');
    const found: string[] = [];
    for (const image of shown) {
      image.loading = 'eager';
      await image.decode();
      const source = await (await fetch(image.src)).text();
      const sizes = [...source.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      const size = Math.min(...sizes) * (image.getBoundingClientRect().width / Number(image.getAttribute('width')));
      if (size < limit) {
        found.push(`${image.alt}: text of ${size.toFixed(2)} px`);
      }
    }
    return found;
  }, least);
}

// A phone shows pictures of up to 1.45 times its column as a whole: a press enlarges them.
for (const {width, least} of [
  {width: 1350, least: 11.9},
  {width: 390, least: 8.9},
]) {
  test(`text of all pictures is ${String(least)} px or larger at ${String(width)} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(urlOf('light'));
    expect(await unreadable(page, least)).toEqual([]);
    expect(await unreadable(page, 15), 'small text is found').not.toEqual([]);
  });
}

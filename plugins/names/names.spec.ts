import type {Locator, Page} from '@playwright/test';
import {docsPath, VERSIONS} from '../../tests/pages';
import {violations} from '../../tests/support/axe';
import {open as openPage, openFolds} from '../../tests/support/site';
import {expect, test} from '../../tests/support/test';

const LATEST = docsPath(VERSIONS[0], 'quick-start/using-passive');
const OLD = docsPath('1.0.0', 'quick-start/using-passive');

/** The tips and their code. */
const TIPS = /\/assets\/js\/names\./;
const names = (page: Page): Locator => page.locator('article a[data-name]');
const nameOf = (page: Page, text: string): Locator => names(page).filter({hasText: text}).first();
const tipOn = (page: Page): Locator => page.getByRole('tooltip');

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  // Some figures with names are folded.
  await openFolds(page.locator('.markdown > details'));
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a name leads to the place that explains it, in its version', async ({page}) => {
    await page.goto(OLD);
    await nameOf(page, 'Is Available for Interaction').click();
    await expect(page).toHaveURL(/\/docs\/1\.0\.0\/architecture\/overview#/);
    const {hash} = new URL(page.url());
    await expect(page.locator(hash)).toBeVisible();
  });
});

test.describe('the tip', () => {
  test('says kind, release and meaning when a name is pointed at, and stays while the pointer is on it', async ({
    page,
  }) => {
    await open(page, LATEST);
    const link = nameOf(page, 'Max Range');
    await link.hover();
    const tip = tipOn(page);
    await expect(tip).toHaveText(/^Max RangeProperty, since 1\.0\.0The trace's length\.$/);
    await expect(link).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? '-');
    await tip.hover();
    await page.waitForTimeout(400);
    await expect(tip).toBeVisible();
    await page.mouse.move(1, 900);
    await expect(tip).toHaveCount(0);
    await expect(link).not.toHaveAttribute('aria-describedby');
    // A pointer that passes by opens nothing, although the code is there now.
    await link.hover();
    await page.mouse.move(1, 900);
    await page.waitForTimeout(400);
    await expect(tip).toHaveCount(0);
  });

  test('comes with the focus, and Escape closes it', {tag: '@every-browser'}, async ({page}) => {
    await open(page, LATEST);
    // Those in pictures and panels are no stops: the texts of figures have them.
    const link = page.locator('article a[data-name]:not([tabindex="-1"]):visible').first();
    await link.evaluate((element) => {
      const focusable = Array.from(document.querySelectorAll<HTMLElement>('a[href], button'));
      focusable[focusable.indexOf(element as HTMLElement) - 1]?.focus();
    });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(tipOn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tipOn(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tipOn(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(LATEST);
    await expect(tipOn(page)).toHaveCount(0);
  });

  test('and the links have no fault that axe finds, in both themes', async ({page}) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await open(page, LATEST);
      await nameOf(page, 'Max Range').hover();
      await expect(tipOn(page)).toBeVisible();
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });

  test('moves nothing on the page and stays in the window', async ({page}) => {
    for (const width of [1350, 320]) {
      await page.setViewportSize({width, height: 800});
      await open(page, docsPath(VERSIONS[0], 'architecture/interact-passive'));
      // The parts of the chart that scripts add come after the page itself.
      await page.waitForLoadState('networkidle');
      const size = (): Promise<number[]> =>
        page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
      const before = await size();
      for (const index of [0, 3, 7]) {
        const link = names(page).nth(index);
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        const tip = tipOn(page);
        await expect(tip).toBeVisible();
        const box = (await tip.boundingBox()) ?? {x: -1, y: -1, width: 0, height: 0};
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(800);
        expect(await size()).toEqual(before);
        await page.mouse.move(1, 799);
        await expect(tip).toHaveCount(0);
      }
    }
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  /** Names that lead to other pages, outside of what is folded. */
  const NAMES = '.markdown > :is(p, ol, ul) a[data-name]:not([href^="#"])';

  test('a tap shows what a name means, and a link to the place; the second tap follows', async ({page}) => {
    await open(page, LATEST);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const links = page.locator(NAMES);
    const [link, next] = [links.first(), links.nth(1)];
    const href = (await link.getAttribute('href')) ?? '';
    const tip = page.getByRole('main').getByRole('dialog');
    await link.tap();
    await expect(tip).toHaveAccessibleName(await link.innerText());
    await next.tap();
    await expect(next).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? '-');
    await expect(tip).toHaveCount(1);
    // No finger is anywhere now.
    await page.waitForTimeout(400);
    await page.locator('h1').tap();
    await expect(tip).toHaveCount(0);
    await link.tap();
    const more = tip.getByRole('link');
    await expect(more).toBeFocused();
    expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    expect(await violations(page)).toEqual([]);
    await expect(page).toHaveURL(LATEST);
    await more.tap();
    await expect(page).toHaveURL(href);
    await expect(tip).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(LATEST);
    await link.tap();
    await expect(tip).toBeVisible();
    await link.tap();
    await expect(page).toHaveURL(href);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('a tap follows the link where the tips do not arrive', async ({page, complaints}) => {
    await open(page, LATEST);
    await page.route(TIPS, (route) => route.fulfill({status: 404, body: ''}));
    const link = page.locator(NAMES).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(href);
    complaints.length = 0;
  });
});

test('paper shows names as code', async ({page}) => {
  await page.goto(LATEST);
  await page.emulateMedia({media: 'print'});
  await expect(names(page).first()).toHaveCSS('text-decoration-line', 'none');
});

import {gzipSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {docsPath, VERSIONS} from '../../tests/pages';
import {violations} from '../../tests/support/axe';
import {hydrated, openFolds, watch} from '../../tests/support/site';

const LATEST = docsPath(VERSIONS[0], 'quick-start/using-passive');
const OLD = docsPath('1.0.0', 'quick-start/using-passive');

const TIP = '[role="tooltip"]';
/** The tips of a version. */
const TIPS = /\/assets\/js\/names-/;
const names = (page: Page): Locator => page.locator('article a[data-name]');
const nameOf = (page: Page, text: string): Locator => names(page).filter({hasText: text}).first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
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

test('a click in an article loads no new document', async ({page}) => {
  const complaints = watch(page);
  await open(page, LATEST);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const link = page.locator('article a[data-name]:not([href^="#"]):visible').first();
  const href = (await link.getAttribute('href')) ?? '';
  const title = (await page.locator('article h1').textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  // The address may change before the article does.
  await expect(page.locator('article h1')).not.toHaveText(title);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  const next = page.locator('article a[data-name]:not([href^="#"]):visible').first();
  const nextHref = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(nextHref);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(href);
  expect(complaints).toEqual([]);
});

test('a name of the same page leads to its heading, and a click with Ctrl opens a tab', async ({page, context}) => {
  await open(page, docsPath(VERSIONS[0], 'architecture/interact-passive'));
  const own = page.locator('article a[data-name][href="#properties"]').first();
  await own.click();
  await expect(page).toHaveURL(/interact-passive#properties$/);
  const other = page.locator('article a[data-name]:not([href^="#"])').first();
  const opened = context.waitForEvent('page');
  await other.click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL((await other.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/interact-passive#properties$/);
});

test.describe('the tip', () => {
  test('says kind, release and meaning when a name is pointed at, and stays while the pointer is on it', async ({
    page,
  }) => {
    const complaints = watch(page);
    await open(page, LATEST);
    const link = nameOf(page, 'Max Range');
    await link.hover();
    const tip = page.locator(TIP);
    await expect(tip).toHaveText(/^Max RangeProperty, since 1\.0\.0The trace's length\.$/);
    await expect(link).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? '-');
    await tip.hover();
    await page.waitForTimeout(400);
    await expect(tip).toBeVisible();
    await page.mouse.move(1, 900);
    await expect(tip).toHaveCount(0);
    await expect(link).not.toHaveAttribute('aria-describedby');
    expect(complaints).toEqual([]);
  });

  test('speaks for the version of the page', async ({page}) => {
    const meaningIn = async (path: string): Promise<string> => {
      await open(page, path);
      await nameOf(page, 'Check Interaction Timer Period').hover();
      return page.locator(TIP).innerText();
    };
    const newest = await meaningIn(docsPath('1.3.0', 'architecture/interact-active'));
    const oldest = await meaningIn(docsPath('1.0.0', 'architecture/interact-active'));
    expect(newest).not.toBe(oldest);
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
    await expect(page.locator(TIP)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(TIP)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(TIP)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).not.toHaveAttribute('aria-describedby');
  });

  test('does not open for a pointer that passes by, and closes when the page changes', async ({page}) => {
    await open(page, LATEST);
    const link = nameOf(page, 'Max Range');
    await link.hover();
    await expect(page.locator(TIP)).toBeVisible();
    await page.mouse.move(1, 900);
    await expect(page.locator(TIP)).toHaveCount(0);
    // Its code is there now: what opens it is the time.
    await link.hover();
    await page.mouse.move(1, 900);
    await page.waitForTimeout(400);
    await expect(page.locator(TIP)).toHaveCount(0);
    await link.hover();
    await expect(page.locator(TIP)).toBeVisible();
    await link.click();
    await expect(page.locator(TIP)).toHaveCount(0);
  });

  test('a file that does not arrive leaves the link as it is, and is asked for again', async ({page}) => {
    await open(page, LATEST);
    await page.route(TIPS, (route) => route.fulfill({status: 404, body: ''}));
    const link = nameOf(page, 'Max Range');
    const answered = page.waitForResponse(TIPS);
    await link.hover();
    await answered;
    await page.waitForTimeout(400);
    await expect(page.locator(TIP)).toHaveCount(0);
    await page.unroute(TIPS);
    await page.mouse.move(1, 900);
    await link.hover();
    await expect(page.locator(TIP)).toBeVisible();
  });

  for (const theme of ['dark', 'light'] as const) {
    test(`and the links have no fault that axe finds, in the ${theme} theme`, async ({page}) => {
      await page.emulateMedia({colorScheme: theme});
      await open(page, LATEST);
      await nameOf(page, 'Max Range').hover();
      await expect(page.locator(TIP)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('moves nothing on the page and stays in the window', async ({page}) => {
    for (const width of [1350, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      await open(page, docsPath(VERSIONS[0], 'architecture/interact-passive'));
      // The parts of the chart that scripts add come after the page itself.
      await page.waitForLoadState('networkidle');
      const links = names(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const index of [0, 3, 7]) {
        const link = links.nth(index);
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        const tip = page.locator(TIP);
        await expect(tip).toBeVisible();
        const box = await tip.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
        await page.mouse.move(1, 799);
        await expect(tip).toHaveCount(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  const DIALOG = 'main [role="dialog"]';
  /** Names that lead to other pages, outside of what is folded. */
  const NAMES = '.markdown > :is(p, ol, ul) a[data-name]:not([href^="#"])';

  test('a tap shows what a name means, and a link to the place; the second tap follows', async ({page}) => {
    const complaints = watch(page);
    await open(page, LATEST);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const links = page.locator(NAMES);
    const [link, next] = [links.first(), links.nth(1)];
    const href = (await link.getAttribute('href')) ?? '';
    const tip = page.locator(DIALOG);
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
    await expect(more).toHaveAttribute('href', new RegExp(`${href}$`));
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
    expect(complaints).toEqual([]);
  });

  test('a tap follows the link where the tips do not arrive, and so does the Enter key', async ({page}) => {
    await open(page, LATEST);
    await page.route(TIPS, (route) => route.fulfill({status: 404, body: ''}));
    const link = page.locator(NAMES).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(page).toHaveURL(LATEST);
    await page.unroute(TIPS);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });
});

test('the tips and their code are fetched at the first name that is pointed at, and are small', async ({page}) => {
  const loaded: {readonly url: string; readonly size: number}[] = [];
  page.on('response', (response) => {
    if (/\/assets\/js\/names[.-]/.test(response.url())) {
      void response.body().then((body) => loaded.push({url: response.url(), size: gzipSync(body).length}));
    }
  });
  await open(page, LATEST);
  await page.mouse.wheel(0, 3000);
  await page.waitForTimeout(500);
  expect(loaded).toEqual([]);
  await nameOf(page, 'Max Range').hover();
  await expect(page.locator(TIP)).toBeVisible();
  // The text of a response comes after the page has it.
  await expect.poll(() => loaded.map(({url}) => /names[.-]/.exec(url)?.[0]).sort()).toEqual(['names-', 'names.']);
  for (const {url, size} of loaded) {
    expect(size, url).toBeLessThanOrEqual(url.includes('/names-') ? 8000 : 2500);
  }
});

test('paper shows names as code', async ({page}) => {
  await page.goto(LATEST);
  await page.emulateMedia({media: 'print'});
  const styles = await names(page)
    .first()
    .evaluate((link) => [getComputedStyle(link).textDecorationLine, getComputedStyle(link, '::after').content]);
  expect(styles).toEqual(['none', 'none']);
});

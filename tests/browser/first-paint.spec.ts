import {expect, test, type Page} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../pages';
import {holdBack, hydrated, watch} from '../support/site';

const KINDS = [
  {name: 'home', path: `${BASE}/`},
  {name: 'a page with figures', path: docsPath(VERSIONS[0], 'quick-start/using-active')},
  {name: 'a page with tables', path: docsPath(VERSIONS[0], 'faq')},
  {name: 'a page with tabs and code', path: docsPath(VERSIONS[0], 'getting-started/installation')},
  {name: 'an old page', path: docsPath('1.0.0', 'faq')},
  {name: 'changelog', path: `${BASE}/changelog`},
  {name: 'roadmap', path: `${BASE}/roadmap`},
  {name: 'not found', path: `${BASE}/docs/no-such-page`},
];

/** Everything about how elements look that is not a movement, and where they are. */
function looks(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !['LINK', 'SCRIPT', 'STYLE'].includes(element.tagName))
    .map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = [
        ...['display', 'visibility', 'opacity', 'position', 'color', 'backgroundColor', 'fontSize', 'fontWeight'],
        ...['borderTopColor', 'borderTopWidth', 'borderLeftColor', 'textDecorationLine', 'boxShadow', 'lineHeight'],
        ...['paddingLeft', 'marginTop', 'transform', 'filter', 'zIndex'],
      ].map((name) => style[name as 'color']);
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return [name, x, y, width, height, ...values].join('|');
    });
}

/** Opens a page without its scripts, and with or without the style sheet that follows. */
async function open(page: Page, path: string, hasStyleSheet: boolean): Promise<string[]> {
  await page.route(/\.js$/, (route) => route.abort());
  await page.route(/\.css$/, (route) =>
    hasStyleSheet ? route.continue() : route.fulfill({contentType: 'text/css', body: ''}),
  );
  await page.goto(path);
  // The banner that says that scripts are missing comes with the end of the document.
  await page.locator('#load-problem').evaluate((banner) => {
    banner.remove();
  });
  return page.evaluate(looks);
}

for (const {width, colorScheme} of [
  {width: 1350, colorScheme: 'dark'},
  {width: 390, colorScheme: 'light'},
] as const) {
  test(`the style sheet that follows changes nothing of a page: ${width}, ${colorScheme}`, async ({browser}) => {
    for (const {name, path} of KINDS) {
      const context = await browser.newContext({colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce'});
      const first = await open(await context.newPage(), path, false);
      const whole = await open(await context.newPage(), path, true);
      expect(first.length, name).toBeGreaterThan(50);
      expect.soft(first.filter((look, index) => look !== whole[index]).slice(0, 5), name).toEqual([]);
      await context.close();
    }
  });
}

test('the text is painted before the style sheet is there, and the page works once it is', async ({page}) => {
  const complaints = watch(page);
  const release = await holdBack(page, /styles\.[^/]*\.css$/);
  await page.goto(docsPath(VERSIONS[0], 'faq'), {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  release();
  await hydrated(page);
  expect(complaints).toEqual([]);
});

test('the scripts that a page announces are those that it asks for', async ({page}) => {
  const link = /<link rel="preload" href="(?<file>[^"]*)" as="script">/g;
  for (const path of [`${BASE}/`, `${BASE}/changelog`, docsPath(VERSIONS[0], 'faq')]) {
    const announced: string[] = [];
    const asked: string[] = [];
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      announced.push(...Array.from(html.matchAll(link), ({groups}) => groups?.file ?? ''));
      await route.fulfill({response, body: html.replaceAll(link, '')});
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        asked.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(path);
    await hydrated(page);
    page.removeAllListeners('request');
    expect(announced.length, path).toBeGreaterThan(0);
    const later = asked.filter((file) => !/\/(?:main|runtime~main)\.\w+\.js$/.test(file));
    expect(later.sort(), path).toEqual(announced.sort());
  }
});

test.describe('before the scripts of a page are there', () => {
  /** Opens a page whose scripts wait. @returns a function that lets them through */
  async function openWithoutScripts(page: Page, id = 'faq'): Promise<() => void> {
    const release = await holdBack(page, /\/assets\/js\//);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(docsPath(VERSIONS[0], id), {waitUntil: 'commit'});
    await page.getByRole('button', {name: /^Version \d/}).waitFor();
    return release;
  }

  test('a click on a button is kept, and answered when they are', async ({page}) => {
    const release = await openWithoutScripts(page);
    const toggle = await page.getByRole('button', {name: /dark and light mode/}).boundingBox();
    await page.mouse.click((toggle?.x ?? 0) + 10, (toggle?.y ?? 0) + 10);
    await page.getByRole('button', {name: /^Version \d/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', {name: /^Version \d/})).toHaveAttribute('aria-expanded', 'true');
  });

  test('a click on a tab is kept, and answered when they are', async ({page}) => {
    const release = await openWithoutScripts(page, 'integration_guides/gas-companion');
    const tab = page.getByRole('tab', {name: 'Blueprint'});
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  test('a disabled button lets clicks through to where they are kept until it is not disabled any more', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, {seen});
      // Docusaurus empties the mark when React takes over, and sets it when it has rendered once more.
      new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated === '') {
          seen.push(
            ...Array.from(document.querySelectorAll('button:disabled'), (one) => getComputedStyle(one).pointerEvents),
          );
        }
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
    });
    await page.goto(docsPath(VERSIONS[0], 'faq'));
    await hydrated(page);
    const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
    expect([...new Set(seen)]).toEqual(['none']);
    await expect(page.locator('button:disabled')).toHaveCount(0);
  });

  test('nothing moves when they are', async ({page}) => {
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          moved += (entry as PerformanceEntry & {readonly value: number}).value;
          document.documentElement.dataset.moved = String(moved);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    const release = await openWithoutScripts(page, 'quick-start/using-active');
    await page.locator('.tbia-figure').first().waitFor();
    release();
    await hydrated(page);
    await page.locator('.tbia-figure__tools').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const moved = Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
    // A document that arrives in pieces moves by less than a tenth of this.
    expect(moved).toBeLessThan(0.001);
  });

  test('a click on the text beside them does nothing, and later clicks count once', async ({page}) => {
    const release = await openWithoutScripts(page);
    await page.locator('h1').click();
    release();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const menu = page.getByRole('button', {name: /^Version \d/});
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('of clicks on one button that come one after another, before and after, none is lost or counts twice', async ({
    page,
  }) => {
    // A click at every moment of the start: each one is answered, so the number says what is open in the end.
    await page.addInitScript(() => {
      let clicks = 0;
      const timer = setInterval(() => {
        const button = document.querySelector<HTMLElement>('.navbar button[aria-controls]');
        if (button) {
          button.click();
          clicks += 1;
        }
        if (document.documentElement.dataset.hasHydrated === 'true') {
          clearInterval(timer);
          document.documentElement.dataset.clicks = String(clicks);
        }
      }, 5);
    });
    await page.goto(docsPath(VERSIONS[0], 'faq'));
    await page.waitForSelector('html[data-clicks]', {state: 'attached'});
    const clicks = Number(await page.locator('html').getAttribute('data-clicks'));
    expect(clicks).toBeGreaterThan(1);
    await expect(page.locator('.navbar button[aria-controls]').first()).toHaveAttribute(
      'aria-expanded',
      String(clicks % 2 === 1),
    );
  });
});

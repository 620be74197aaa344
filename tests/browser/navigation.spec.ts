import type {Page} from '@playwright/test';
import {BASE, docsPath, titleOf, VERSIONS} from '../pages';
import {delayChunks, open} from '../support/site';
import {expect, test} from '../support/test';

const pathOf = (name: string): string => docsPath(VERSIONS[0], `getting-started/${name}`);
const [DEMO, INSTALLATION, INTRODUCTION] = ['demo-project', 'installation', 'introduction'].map((name) =>
  titleOf(VERSIONS[0], `getting-started/${name}`),
) as [string, string, string];
const START = pathOf('installation');
const sidebarLink = (page: Page, name: string) => page.locator(`aside a[href="${pathOf(name)}"]`);
const toIntroduction = (page: Page) => sidebarLink(page, 'introduction');
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const bar = (page: Page) => page.locator('#nprogress');

/** Stops the clock of a page whose clock was installed: the timer of the bar waits for `runFor`. */
const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 10_000);

test('a slow page: the bar starts, the old page stays, the title is told', {tag: '@every-browser'}, async ({page}) => {
  await page.clock.install();
  await open(page, START);
  const release = await delayChunks(page);
  await stopClock(page);
  await toIntroduction(page).dispatchEvent('click');
  await page.waitForURL(/introduction$/);
  await page.clock.runFor(190);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(bar(page)).toBeAttached();
  await expect(bar(page).locator('.bar')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('h1')).toHaveText(INSTALLATION);
  await page.clock.resume();
  release();
  await expect(page.locator('h1')).toHaveText(INTRODUCTION);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('#route-announcer')).toHaveText(await page.title());
  await expect(page.locator('#route-announcer')).toHaveRole('status');
  expect(await page.title()).toContain(INTRODUCTION);
});

test('the focus starts at the skip link, which leads to the text', {tag: '@every-browser'}, async ({page}) => {
  await open(page, START);
  await toIntroduction(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#route-announcer')).toContainText(INTRODUCTION);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a link in the table of contents leaves the page as it is', async ({page}) => {
  await open(page, docsPath(VERSIONS[0], 'quick-start/using-active'));
  const description = page.locator('.tbia-figure details').first();
  await description.locator('summary').click();
  await page.locator('.table-of-contents__link').nth(3).click();
  await expect(page).toHaveURL(/#/);
  await expect(description).toHaveAttribute('open');
});

test(
  'a page starts at its top, back at the old place, a hash at its heading',
  {tag: '@every-browser'},
  async ({page}) => {
    await open(page, START);
    await page.evaluate(() => {
      document.body.dataset.isSameDocument = 'true';
      window.scrollTo(0, 500);
    });
    await expect.poll(() => place(page)).toBe(500);
    await sidebarLink(page, 'demo-project').dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText(DEMO);
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(INSTALLATION);
    await expect.poll(() => place(page)).toBe(500);
    await expect(page.locator('body')).toHaveAttribute('data-is-same-document', 'true');
    const heading = page.locator('article h2[id]').nth(2);
    const id = (await heading.getAttribute('id')) ?? '';
    await page.goto(`${BASE}/roadmap`);
    await open(page, `${START}#${id}`);
    await expect(heading).toBeInViewport();
  },
);

test('going back comes to the place of the reader, not to the heading that the address names', async ({page}) => {
  await open(page, `${BASE}/docs/faq#log-messages`);
  const heading = await place(page);
  expect(heading).toBeGreaterThan(0);
  for (const link of ['.table-of-contents a', '.navbar a[href$="/changelog"]']) {
    await page.evaluate((top) => {
      window.scrollTo(0, top);
    }, heading + 500);
    await expect.poll(() => place(page)).toBe(heading + 500);
    await page.locator(link).first().focus();
    await expect.poll(() => place(page)).toBe(heading + 500);
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page)).toBeLessThan(heading);
    await page.goBack();
    await expect(page).toHaveURL(/faq#log-messages$/);
    await expect.poll(() => place(page)).toBe(heading + 500);
  }
  // A fragment that is typed leads to its heading, also where the reader has been.
  await page.evaluate(() => {
    window.location.hash = '#top';
    window.location.hash = '#log-messages';
  });
  await expect.poll(() => place(page)).toBeLessThan(heading + 250);
  await expect(page.locator('#log-messages')).toBeInViewport();
});

test('a fragment that cannot be decoded is as one that the page lacks', async ({page}) => {
  await open(page, START);
  await page.evaluate(() => {
    window.location.hash = '#%E0%A4%A';
  });
  await expect.poll(() => new URL(page.url()).hash).toBe('#%25E0%25A4%25A');
  await page.goto(`${BASE}/roadmap`);
  await open(page, `${START}#50%`);
  await toIntroduction(page).click();
  await expect(page.locator('h1')).toHaveText(INTRODUCTION);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(INSTALLATION);
});

test('nothing that has the focus is behind the navbar', async ({page}) => {
  await page.setViewportSize({width: 1350, height: 700});
  await open(page, `${BASE}/docs/faq`);
  await page.locator('footer a').first().focus();
  const hidden: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    hidden.push(
      ...(await page.evaluate(() => {
        const edge = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const focused = document.querySelector('main :focus');
        return focused && focused.getBoundingClientRect().bottom <= edge ? [focused.outerHTML] : [];
      })),
    );
  }
  expect(hidden).toEqual([]);
});

/** Counts scripts of pages that are run from now on; prefetched ones are not among them, nor is that of tips. */
function countScripts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    const isOfPage = request.resourceType() === 'script' && !request.url().includes('/names.');
    count += isOfPage ? 1 : 0;
  });
  return () => count;
}

const prefetched = (page: Page): Promise<number> => page.locator('link[rel="prefetch"]').count();

test('links in view are prefetched, but for those of a closed menu, and one under the pointer is loaded', async ({
  page,
}) => {
  await open(page, docsPath(VERSIONS[0], 'quick-start/using-passive'));
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await expect.poll(() => prefetched(page)).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  const before = await prefetched(page);
  await page.getByRole('button', {name: /^Version /}).click();
  await expect.poll(() => prefetched(page)).toBeGreaterThan(before + VERSIONS.length - 2);
  await page.keyboard.press('Escape');
  // Plain links of the content, too.
  const inMenu = await prefetched(page);
  const name = page.locator('article a[data-name]:not([href^="#"]):visible').last();
  await name.scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched(page)).toBeGreaterThan(inMenu);
  for (const link of [name, page.locator('aside a[href$="/quick-start/using-active"]')]) {
    const scripts = countScripts(page);
    await link.hover();
    await expect.poll(scripts).toBeGreaterThan(0);
  }
  const href = (await name.getAttribute('href')) ?? '';
  await name.click();
  await expect(page).toHaveURL(href);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  // The same place again is no new entry of the history, and a file is none of the router's.
  await page.evaluate(
    (hrefs) => {
      const links = hrefs.map((link, index) => `<a id="added-${index}" href="${link}">A</a>`);
      document.querySelector('h1')?.insertAdjacentHTML('afterend', links.join(' '));
    },
    [href, `${BASE}/llms.txt`],
  );
  const entries = await page.evaluate(() => history.length);
  await page.locator('#added-0').click();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.locator('#added-1').click();
  await expect(page).toHaveURL(/llms\.txt$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await open(page, START);
    const scripts = countScripts(page);
    await sidebarLink(page, 'demo-project').hover();
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toBe(0);
    expect(scripts()).toBe(0);
  });
}

import {expect, test, type Page} from '@playwright/test';
import {BASE, docsPath, titleOf, VERSIONS} from '../pages';
import {delayChunks, holdTimers, hydrated, watch} from '../support/site';

/** ms after which the bar of a navigation shows. */
const BAR_DELAY = 200;

const pathOf = (name: string): string => docsPath(VERSIONS[0], `getting-started/${name}`);
const [DEMO, INSTALLATION, INTRODUCTION] = ['demo-project', 'installation', 'introduction'].map((name) =>
  titleOf(VERSIONS[0], `getting-started/${name}`),
) as [string, string, string];
const START = pathOf('installation');
const sidebarLink = (page: Page, name: string) => page.locator(`aside a[href="${pathOf(name)}"]`);
const toIntroduction = (page: Page) => sidebarLink(page, 'introduction');

async function openStart(page: Page): Promise<string[]> {
  const complaints = watch(page);
  await page.goto(START);
  await hydrated(page);
  return complaints;
}

/** Counts progress bars from now on, also those that are gone when one looks. */
async function countBars(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    new MutationObserver((records) => {
      const isBar = (node: Node): boolean => node instanceof HTMLElement && node.id === 'nprogress';
      const added = records.flatMap((record) => [...record.addedNodes]).filter(isBar).length;
      document.body.dataset.bars = String(Number(document.body.dataset.bars ?? 0) + added);
    }).observe(document.body, {childList: true});
  });
  return () => page.evaluate(() => Number(document.body.dataset.bars ?? 0));
}

test('a slow page: the bar starts, the old page stays, the title is told', {tag: '@every-browser'}, async ({page}) => {
  const complaints = await openStart(page);
  const release = await delayChunks(page);
  await toIntroduction(page).click();
  await page.waitForURL(/introduction$/);
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.locator('#nprogress .bar')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('h1')).toHaveText(INSTALLATION);
  release();
  await expect(page.locator('h1')).toHaveText(INTRODUCTION);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(page.locator('#route-announcer')).toHaveText(await page.title());
  await expect(page.locator('#route-announcer')).toHaveRole('status');
  expect(await page.title()).toContain(INTRODUCTION);
  expect(complaints).toEqual([]);
});

test('a quick page: no bar', async ({page}) => {
  const letTimersGo = await holdTimers(page, BAR_DELAY);
  await openStart(page);
  const bars = await countBars(page);
  await toIntroduction(page).hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('aside a[href$="/getting-started/introduction"]')?.click();
  });
  await expect(page.locator('h1')).toHaveText(INTRODUCTION);
  expect(await letTimersGo()).toBe(0);
  expect(await bars()).toBe(0);
});

/**
 * Clicks a link whose page is held back, and at once another whose page is loaded already.
 * @returns lets the page through that was held back
 */
async function overtake(page: Page): Promise<() => void> {
  await sidebarLink(page, 'demo-project').hover();
  await page.waitForLoadState('networkidle');
  const release = await delayChunks(page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('aside a[href$="/getting-started/introduction"]')?.click();
    document.querySelector<HTMLElement>('aside a[href$="/getting-started/demo-project"]')?.click();
  });
  await expect(page.locator('h1')).toHaveText(DEMO);
  return release;
}

test('a navigation that another overtakes leaves no bar behind', async ({page}) => {
  const letTimersGo = await holdTimers(page, BAR_DELAY);
  await openStart(page);
  const release = await overtake(page);
  await letTimersGo();
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('of two navigations, the later one is shown, also when its page is loaded first', async ({page}) => {
  const complaints = await openStart(page);
  const release = await overtake(page);
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveText(DEMO);
  await expect(page).toHaveTitle(new RegExp(`^${DEMO}`));
  expect(new URL(page.url()).pathname).toBe(`${BASE}/docs/getting-started/demo-project`);
  expect(complaints).toEqual([]);
});

test('until the next page is in its place, the old one stays as it is', async ({page}) => {
  await page.goto(`${BASE}/docs/quick-start/using-passive`);
  await hydrated(page);
  const link = page.locator('aside a[href$="/quick-start/using-active"]');
  await page.evaluate(() => {
    const article = document.querySelector('article');
    const title = document.title;
    new MutationObserver((records, observer) => {
      if (document.title !== title) {
        observer.disconnect();
        document.body.dataset.isOldPageWhole ??= 'true';
      } else if (article?.isConnected && records.some(({target}) => article.contains(target))) {
        document.body.dataset.isOldPageWhole = 'false';
      }
    }).observe(document, {childList: true, subtree: true, characterData: true});
  });
  await link.click();
  await expect(page).toHaveURL(/using-active$/);
  await expect(page.locator('body')).toHaveAttribute('data-is-old-page-whole', 'true');
});

test('after a navigation, the focus starts at the top', {tag: '@every-browser'}, async ({page}) => {
  await openStart(page);
  await toIntroduction(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(INTRODUCTION);
  await expect(page.locator('#route-announcer')).toContainText(INTRODUCTION);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
});

test('a description of a figure stays open when the reader follows a link inside of the page', async ({page}) => {
  await page.goto(`${BASE}/docs/quick-start/using-active`);
  await hydrated(page);
  const description = page.locator('.tbia-figure details').first();
  await description.locator('summary').click();
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  await expect(description).toHaveAttribute('open');
});

test('the table of contents marks what is being read', async ({page}) => {
  await openStart(page);
  const links = page.locator('.table-of-contents__link');
  const active = page.locator('.table-of-contents__link--active');
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(active).toHaveCount(1);
  const last = await active.textContent();
  await links.nth(1).click();
  await expect(active).toHaveText((await links.nth(1).textContent()) ?? '');
  expect(await links.nth(1).textContent()).not.toBe(last);
});

test('a new page starts at its top, a hash at its heading', {tag: '@every-browser'}, async ({page}) => {
  await openStart(page);
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  await toIntroduction(page).click();
  await expect(page.locator('h1')).toHaveText(INTRODUCTION);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(`${START}#`);
  const heading = page.locator('article h2[id]').nth(2);
  const id = (await heading.getAttribute('id')) ?? '';
  await page.goto(`${START}#${id}`);
  await hydrated(page);
  await expect(heading).toBeInViewport();
});

test('going back restores the place of the reader, and loads no document', {tag: '@every-browser'}, async ({page}) => {
  await openStart(page);
  const place = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => {
    document.body.dataset.isSameDocument = 'true';
    window.scrollTo(0, 500);
  });
  await expect.poll(place).toBe(500);
  // By a script: before its own click, Playwright has Firefox scroll the page to where the sidebar would not stick.
  await sidebarLink(page, 'demo-project').evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect(page.locator('h1')).toHaveText(DEMO);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(INSTALLATION);
  await expect.poll(place).toBe(500);
  await expect(page.locator('body')).toHaveAttribute('data-is-same-document', 'true');
});

test('going back comes to the place of the reader, not to the heading that the address names', async ({page}) => {
  const place = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(`${BASE}/docs/faq#log-messages`);
  await hydrated(page);
  const heading = await place();
  expect(heading).toBeGreaterThan(0);
  for (const link of ['.table-of-contents a', '.navbar a[href$="/changelog"]']) {
    await page.evaluate((top) => {
      window.scrollTo(0, top);
    }, heading + 500);
    await expect.poll(place).toBe(heading + 500);
    await page.locator(link).first().focus();
    await expect.poll(place).toBe(heading + 500);
    await page.keyboard.press('Enter');
    await expect.poll(place).toBeLessThan(heading);
    await page.goBack();
    await expect(page).toHaveURL(/faq#log-messages$/);
    await expect.poll(place).toBe(heading + 500);
  }
  // A fragment that is typed leads to its heading, also where the reader has been.
  await page.evaluate(() => {
    window.location.hash = '#top';
    window.location.hash = '#log-messages';
  });
  await expect.poll(place).toBe(heading);
});

test('a fragment that cannot be decoded is as one that the page lacks', async ({page}) => {
  for (const [hash, address] of [
    ['#50%', '#50%25'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ] as const) {
    const complaints = await openStart(page);
    await page.evaluate((typed) => {
      window.location.hash = typed;
    }, hash);
    await expect.poll(() => new URL(page.url()).hash).toBe(address);
    await toIntroduction(page).click();
    await expect(page.locator('h1')).toHaveText(/Introduction/);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Installation');
    await page.goto(`${START}${hash}`);
    await hydrated(page);
    await toIntroduction(page).click();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Installation');
    expect(complaints).toEqual([]);
  }
});

test('nothing that has the focus is behind the navbar', async ({page}) => {
  await page.setViewportSize({width: 1350, height: 700});
  await page.goto(`${BASE}/docs/faq`);
  await hydrated(page);
  await page.locator('footer a').first().focus();
  const hidden: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    hidden.push(
      ...(await page.evaluate(() => {
        const bar = document.querySelector('.navbar');
        const focused = document.activeElement;
        if (!focused?.closest('main')) {
          return [];
        }
        const {bottom} = focused.getBoundingClientRect();
        return bottom <= (bar?.getBoundingClientRect().bottom ?? 0) ? [focused.outerHTML] : [];
      })),
    );
  }
  expect(hidden).toEqual([]);
});

test('the skip link comes first and leads to the text', async ({page}) => {
  const complaints = await openStart(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  expect(complaints).toEqual([]);
});

/** Counts scripts of pages that are run from now on; prefetched ones are not among them. */
function countScripts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.resourceType() === 'script' ? 1 : 0;
  });
  return () => count;
}

async function prefetched(page: Page): Promise<number> {
  return page.locator('link[rel="prefetch"]').count();
}

// Categories of the sidebar are left out: with scripts, they open and close.
test('links are the same with scripts as in the HTML', async ({browser}) => {
  const plain = await (await browser.newContext({javaScriptEnabled: false})).newPage();
  const page = await browser.newPage();
  const readLinks = async (page: Page, path: string): Promise<unknown[]> => {
    await page.goto(path);
    if (page !== plain) {
      await hydrated(page);
    }
    return page.locator('#__docusaurus a:not(.menu__link--sublist)').evaluateAll((links) =>
      links.map((link) => {
        const names = ['href', 'target', 'rel', 'aria-current', 'download', 'title', 'aria-label'];
        // Months of releases come with the scripts.
        return [link.textContent.replace(/[A-Z][a-z]{2} \d{4}$/, ''), ...names.map((name) => link.getAttribute(name))];
      }),
    );
  };
  for (const path of ['/', '/changelog', '/docs/faq', '/docs/1.0.0/quick-start/using-active']) {
    const html = await readLinks(plain, BASE + path);
    expect(html.length).toBeGreaterThan(5);
    const live = (await readLinks(page, BASE + path)).map((link) => JSON.stringify(link));
    expect
      .soft(
        html.map((link) => JSON.stringify(link)).filter((link) => !live.includes(link)),
        path,
      )
      .toEqual([]);
  }
  await plain.context().close();
  await page.context().close();
});

test('a link keeps what the browser does: tabs, hashes, sites', {tag: '@every-browser'}, async ({page, context}) => {
  await openStart(page);
  const link = toIntroduction(page);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click({modifiers: ['Control']})]);
  await expect(opened).toHaveURL(/introduction$/);
  await opened.close();
  await expect(page.locator('h1')).toHaveText(INSTALLATION);
  await expect(page.locator('.navbar a[href^="https://discord"]').first()).toHaveAttribute('target', '_blank');
  await link.click();
  await expect(page.locator('h1')).toHaveText(INTRODUCTION);
  const length = await page.evaluate(() => window.history.length);
  await link.click();
  expect(await page.evaluate(() => window.history.length), 'the same page again is not a new entry').toBe(length);
});

test('links in view are prefetched, a link under the pointer is loaded', async ({page}) => {
  await openStart(page);
  await expect.poll(() => prefetched(page)).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  const scripts = countScripts(page);
  await sidebarLink(page, 'demo-project').hover();
  await expect.poll(scripts).toBeGreaterThan(0);
});

test('plain links of the content are followed by the router, and their pages fetched ahead', async ({page}) => {
  const fetched = async (): Promise<string[]> =>
    page.locator('link[rel="prefetch"]').evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  await page.goto(`${BASE}/docs/quick-start/using-passive`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const name = page.locator('article a[data-name]:not([href^="#"]):visible').last();
  await expect.poll(async () => (await fetched()).length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  const before = await fetched();
  await name.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await fetched()).length).toBeGreaterThan(before.length);
  const scripts = countScripts(page);
  await name.hover();
  await expect.poll(scripts).toBeGreaterThan(0);
  const href = (await name.getAttribute('href')) ?? '';
  await name.click();
  await expect(page).toHaveURL(href);
  // A file is none of the router's.
  await page.evaluate(() => {
    document
      .querySelector('h1')
      ?.insertAdjacentHTML('afterend', '<a id="file" href="/TBIA-Documentation/llms.txt">F</a>');
  });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.locator('#file').click();
  await expect(page).toHaveURL(/llms\.txt$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('the versions in a closed menu are not prefetched, those in an open one are', async ({page}) => {
  await openStart(page);
  await expect.poll(() => prefetched(page)).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const before = await prefetched(page);
  await page.getByRole('button', {name: /^Version /}).click();
  await expect.poll(() => prefetched(page)).toBeGreaterThan(before + VERSIONS.length - 2);
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await openStart(page);
    const scripts = countScripts(page);
    await sidebarLink(page, 'demo-project').hover();
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toBe(0);
    expect(scripts()).toBe(0);
  });
}

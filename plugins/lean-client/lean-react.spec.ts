import {expect, test} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../../tests/pages';
import {hydrated, watch, watchTakeover} from '../../tests/support/site';

const FAQ = docsPath(VERSIONS[0], 'faq');

test('elements and words that differ from what the browser renders are found', async ({page}) => {
  const changes = await watchTakeover(page);
  await page.route(`**${FAQ}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(<b class="?navbar__title[^>]*>)[^<]*/, '$1Other')
      .replace(/(<footer [^>]*>)/, '$1<hr>');
    await route.fulfill({response, body});
  });
  await page.goto(FAQ);
  await hydrated(page);
  await expect(page.locator('.navbar__title').first()).not.toHaveText('Other');
  const found = await changes();
  expect(found).toContainEqual(expect.stringMatching(/^gone or moved: <hr/));
  expect(found.join('\n')).toContain('Other');
});

test('a link of a part that is there leads on while others still wait', async ({page}) => {
  const complaints = watch(page);
  await page.addInitScript(() => {
    // The start in tasks takes seconds.
    const Channel = window.MessageChannel;
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          setTimeout(() => {
            post(message);
          }, 200);
        };
      }
    };
    // Clicks that nobody answers lead nowhere, so that one is answered as soon as it can be.
    window.addEventListener('click', (event) => {
      event.preventDefault();
    });
    const timer = setInterval(() => {
      document.querySelector<HTMLElement>('.navbar a[href$="/changelog"]')?.click();
      if (location.pathname.endsWith('/changelog')) {
        clearInterval(timer);
        const {hasHydrated} = document.documentElement.dataset;
        Object.assign(window, {wasWaiting: hasHydrated !== 'true'});
      }
    }, 20);
  });
  await page.goto(FAQ);
  await page.waitForURL(`${BASE}/changelog`);
  await expect(page.locator('h1')).toHaveText('Changelog');
  expect(await page.evaluate(() => (window as unknown as {wasWaiting: boolean}).wasWaiting)).toBe(true);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('nav.navbar')).toHaveCount(1);
  await expect(page.locator('footer.footer')).toHaveCount(1);
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.locator('h1')).toHaveText(/FAQ|Frequently/);
  await expect(page.locator('aside .menu__link--active').last()).toBeVisible();
  expect(complaints).toEqual([]);
});

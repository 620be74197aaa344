import {expect, test} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../../tests/pages';
import {hydrated, watch} from '../../tests/support/site';

/** One page of each kind: their layouts differ. */
const PAGES = [
  `${BASE}/`,
  `${BASE}/changelog`,
  `${BASE}/roadmap`,
  `${BASE}/no-such-page`,
  docsPath(VERSIONS[0], 'quick-start/using-active'),
  docsPath(VERSIONS[0], 'integration_guides/gas-companion'),
  docsPath('1.0.0', 'faq'),
];

/** What is taken away on purpose: notes for the start, and the logo of the other colour mode. */
const NOTES = ['link', 'script#page-data', 'img[class*=themedComponent]'];

for (const url of PAGES) {
  test(`${url}: no element is moved or made anew while the page is taken over`, async ({page}) => {
    await page.addInitScript((notes) => {
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('__docusaurus');
        const moved: string[] = [];
        Object.assign(window, {moved});
        const observer = new MutationObserver((records) => {
          const elements = records
            .flatMap(({removedNodes}) => [...removedNodes])
            .filter((node): node is Element => node instanceof Element && !node.matches(notes));
          moved.push(...elements.map(({outerHTML}) => outerHTML.slice(0, 120)));
        });
        observer.observe(root as Node, {childList: true, subtree: true});
      });
    }, NOTES.join());
    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as {moved: string[]}).moved)).toEqual([]);
  });
}

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
  await page.goto(docsPath(VERSIONS[0], 'faq'));
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

import {expect, test, type Page} from '@playwright/test';
import {BASE} from '../pages';
import {hydrated} from '../support/site';

interface Head {
  readonly title: string;
  readonly html: string;
  readonly tags: readonly string[];
}

/** What components have written into the head, in any order. */
async function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const normal = (element: Element): string =>
      [
        element.tagName,
        ...[...element.attributes].map(({name, value}) => `${name}=${value}`).sort(),
        element.textContent,
      ].join(' ');
    return {
      title: document.title,
      html: ['class', 'lang', 'dir'].map((name) => document.documentElement.getAttribute(name)).join(' '),
      tags: [...document.head.querySelectorAll('[data-rh]:not(title)')].map(normal).sort(),
    };
  });
}

async function freshHead(page: Page, route: string): Promise<Head> {
  await page.goto(`${BASE}${route}`);
  await hydrated(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return headOf(page);
}

const ROUTES = [
  '/docs/faq',
  '/docs/architecture/overview',
  '/docs/1.3.0/faq',
  '/docs/1.0.0/getting-started/introduction',
  '/changelog',
  '/roadmap',
  '/',
];

test('a page reached by a link has the head that it is served with', async ({page}) => {
  const fresh = new Map<string, Head>();
  for (const route of ROUTES) {
    fresh.set(route, await freshHead(page, route));
  }
  // Ends on the home page, whose menu has no link to all of them: the router is told where to go.
  await page.evaluate((base) => {
    Object.assign(window, {
      visit: (route: string) => {
        window.history.pushState({}, '', base + route);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      },
    });
  }, BASE);
  for (const [route, head] of fresh) {
    await page.evaluate((to) => {
      (window as unknown as {visit: (route: string) => void}).visit(to);
    }, route);
    await expect.poll(() => headOf(page), {message: route}).toEqual(head);
  }
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {BASE} from '../pages';
import {BUILD, open} from '../support/site';

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
  await open(page, BASE + route);
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

/** Width and height of a picture of the built site, as its first bytes say. */
function sizeOfPng(file: string): string {
  const png = readFileSync(path.join(BUILD, file));
  return `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
}

test('a page names the card that links show, and says what is on it', async ({page}) => {
  await page.goto(`${BASE}/docs/1.3.0/faq`);
  const contentOf = (name: string): Promise<string | null> =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  const address = new URL((await contentOf('og:image')) ?? '');
  expect(address.origin).toBe('https://twistedbytes-net.github.io');
  const size = [await contentOf('og:image:width'), await contentOf('og:image:height')].join('x');
  expect(size).toBe('1200x630');
  expect(sizeOfPng(address.pathname.slice(BASE.length))).toBe(size);
  expect(await contentOf('og:image:alt')).not.toBe('');
  expect(await contentOf('twitter:card')).toBe('summary_large_image');
});

test('a page names icons, and a manifest with icons of the sizes that it says', async ({page}) => {
  await page.goto(`${BASE}/`);
  for (const [rel, count] of [
    ['icon', 2],
    ['apple-touch-icon', 1],
    ['manifest', 1],
  ] as const) {
    const links = page.locator(`link[rel="${rel}"]`);
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) {
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
  }
  const response = await page.request.get(`${BASE}/site.webmanifest`);
  const {icons} = (await response.json()) as {icons: readonly {src: string; sizes: string}[]};
  expect(icons.map(({src}) => sizeOfPng(src))).toEqual(icons.map(({sizes}) => sizes));
});

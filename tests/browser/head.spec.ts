import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BASE} from '../pages';
import {BUILD, readBuilt} from '../support/site';

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

test('the manifest has icons of the sizes that it says', () => {
  const {icons} = JSON.parse(readBuilt('site.webmanifest')) as {icons: readonly {src: string; sizes: string}[]};
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.map(({src}) => sizeOfPng(src))).toEqual(icons.map(({sizes}) => sizes));
});

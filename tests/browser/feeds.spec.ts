import {expect, test} from '@playwright/test';
import {releases} from '../../src/data/releases';
import {BASE} from '../pages';
import {readBuilt} from '../support/site';

const ATOM = readBuilt('changelog/atom.xml');

test('the changelog announces and links an Atom feed with every release', async ({page}) => {
  await page.goto(`${BASE}/changelog`);
  const address = `${BASE}/changelog/atom.xml`;
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute('href', address);
  await expect(page.getByRole('main').getByRole('link', {name: 'Atom'})).toHaveAttribute('href', address);

  const entries = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    return [...xml.querySelectorAll('feed > entry')].map((entry) => {
      const {hash, href} = new URL(entry.querySelector('link')?.getAttribute('href') ?? '');
      const heading = document.querySelector(hash)?.textContent ?? 'no such heading';
      return {href, isNamed: entry.querySelector('title')?.textContent.includes(heading.replace(/\u200b/g, ''))};
    });
  }, ATOM);
  expect(entries).toHaveLength(releases.length);
  expect(entries.filter(({isNamed}) => !isNamed)).toEqual([]);
});

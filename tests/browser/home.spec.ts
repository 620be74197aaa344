import {expect, test} from '@playwright/test';
import {newestRelease} from '../../src/data/release-facts';
import {releases} from '../../src/data/releases';
import {BASE, docsPath, VERSIONS} from '../pages';
import {open, overflow} from '../support/site';

const HOME = `${BASE}/`;

test('the home page is short, and what looks like a row is a link', async ({page}) => {
  await open(page, HOME);
  for (const [width, most] of [
    [1350, 1500],
    [390, 2800],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width} px`).toBeLessThanOrEqual(most);
    const faults = await page.locator('main > ol > li, [aria-labelledby^="tasks-"] > li').evaluateAll((rows) =>
      rows
        .map((row) => [row.getBoundingClientRect(), row.firstElementChild?.getBoundingClientRect()] as const)
        .filter(([row, link]) => !link || row.width - link.width > 2 || row.height - link.height > 2 || row.height < 40)
        .map(([row]) => `${String(row.width)} x ${String(row.height)}`),
    );
    expect(faults, `${width} px`).toEqual([]);
  }
  for (const width of [320, 768, 997, 1920]) {
    await page.setViewportSize({width, height: 900});
    expect(await overflow(page), `${width} px`).toBe(0);
  }
});

test('says what the plugin is, for which engine, where it is and how to start, before anybody scrolls', async ({
  page,
}) => {
  await page.setViewportSize({width: 1350, height: 900});
  await page.goto(HOME);
  const head = page.getByRole('main').locator('header');
  const {engines} = newestRelease(releases);
  await expect(head).toContainText(`Plugin for Unreal Engine ${engines[0] ?? ''} to ${engines.at(-1) ?? ''}`);
  const links = ['Get started', 'Get the plugin', 'Watch the trailer', 'Lyra'].map((name) =>
    head.getByRole('link', {name}),
  );
  for (const part of [head.getByRole('heading', {level: 1}), ...links, page.locator('main img[src$="scene.svg"]')]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
});

test('the same interaction is there in the game, as a Blueprint and in C++', async ({page}) => {
  await open(page, HOME);
  const panels = page.getByRole('tabpanel');
  const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
  const before = await height();
  for (const [name, part] of [
    ['In the game', panels.locator('img[src$="scene.svg"]')],
    ['Blueprint', panels.locator('.tbia-figure--blueprint')],
    ['C++', panels.locator('pre')],
  ] as const) {
    await page.getByRole('tab', {name}).click();
    await expect(part).toBeVisible();
    expect(await height(), name).toBe(before);
  }
});

test('headings have one size, nothing makes a page a pixel taller, and icons of the footer stay at their words', async ({
  page,
}) => {
  const sizes = new Set<string>();
  for (const path of [HOME, `${BASE}/changelog`, docsPath(VERSIONS[0], 'faq')]) {
    await open(page, path);
    for (const size of await page
      .locator('main h2[id]')
      .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).fontSize))) {
      sizes.add(size);
    }
  }
  expect([...sizes]).toHaveLength(1);

  await open(page, `${BASE}/no/such/page`);
  await expect(page.locator('#route-announcer')).toBeAttached();
  // As tall as what is in it: taller by a pixel, the window would scroll.
  const height = await page.evaluate(() =>
    Math.ceil(document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0),
  );
  await page.setViewportSize({width: 1350, height});
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.setViewportSize({width: 320, height: 700});
  await expect(page.locator('h1')).toHaveCSS('font-size', '28px');

  const alone = await page.locator('.footer__link-item:has(svg)').evaluateAll((links) =>
    links
      .filter((link) => {
        const icon = link.querySelector('svg');
        const words = document.createRange();
        if (!icon || !link.firstChild || !link.parentElement) {
          return true;
        }
        // Room for the words, but not for the icon behind them.
        link.parentElement.style.cssText = 'display: block; width: min-content';
        link.parentElement.style.width = `${String(link.getBoundingClientRect().width - 8)}px`;
        words.selectNodeContents(link.firstChild);
        return icon.getBoundingClientRect().top >= words.getBoundingClientRect().bottom - 2;
      })
      .map(({textContent}) => textContent),
  );
  expect(alone).toEqual([]);
});

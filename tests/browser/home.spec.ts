import {engineRange, newestRelease} from '../../src/data/release-facts';
import {releases} from '../../src/data/releases';
import {BASE} from '../pages';
import {open} from '../support/site';
import {expect, test} from '../support/test';

const HOME = `${BASE}/`;

test('the home page is short', async ({page}) => {
  await open(page, HOME);
  for (const [width, most] of [
    [1350, 1500],
    [390, 2800],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width} px`).toBeLessThanOrEqual(most);
  }
});

test('says what the plugin is, for which engine, where it is and how to start, before anybody scrolls', async ({
  page,
}) => {
  await page.setViewportSize({width: 1350, height: 900});
  await page.goto(HOME);
  const head = page.getByRole('main').locator('header');
  const {engines} = newestRelease(releases);
  await expect(head).toContainText(`Plugin for Unreal Engine ${engineRange(engines, releases).replace('–', ' to ')}`);
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

test('nothing makes a short page a pixel taller than what is in it: the window would scroll', async ({page}) => {
  await open(page, `${BASE}/no/such/page`);
  await expect(page.locator('#route-announcer')).toBeAttached();
  const footer = await page.getByRole('contentinfo').boundingBox();
  const height = Math.ceil((footer?.y ?? 0) + (footer?.height ?? 0));
  await page.setViewportSize({width: 1350, height});
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

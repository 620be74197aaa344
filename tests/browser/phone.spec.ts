import type {Locator, Page} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../pages';
import {open} from '../support/site';
import {expect, test} from '../support/test';

const FAQ = docsPath(VERSIONS[0], 'faq');

/** A page with code. */
const GUIDE = docsPath(VERSIONS[0], 'integration_guides/gas-companion');

/** Things to tap that are smaller than 24 px, also where axe allows it for the room around them; not links in a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, select, summary, input').evaluateAll((all) =>
    all.flatMap((element) => {
      const {width, height} = element.getBoundingClientRect();
      // Also what cannot be seen: a finger meets it all the same.
      const isThere = element.checkVisibility({visibilityProperty: true}) && width > 1;
      const isInSentence =
        getComputedStyle(element).display === 'inline' && element.closest('p, li, td, dd, h2, h3') !== null;
      const isSmall = isThere && !isInSentence && Math.min(width, height) < 23.9;
      return isSmall ? [`${element.outerHTML.slice(0, 120)}: ${width} x ${height}`] : [];
    }),
  );
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu is large enough for a thumb', async ({page}) => {
    await open(page, FAQ);
    await page.locator('.navbar__toggle').click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    // The focus is in the menu before anybody presses a key.
    await expect(menu).toBeFocused();
    expect(await smallTargets(page)).toEqual([]);
    const panel = menu.locator('.navbar-sidebar__item:not([inert])');
    await panel.getByRole('button', {name: /^Version /}).click();
    const entries = panel.locator('.menu__list .menu__list a').filter({hasText: /^\d+\.\d+\.\d+ UE /});
    await expect(entries).toHaveCount(VERSIONS.length);
    // The list is there before it opens.
    await expect(entries.last()).toBeVisible();
    const heights = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('the search is large enough for a finger, with the searches that it keeps, and no field zooms', async ({
    page,
  }) => {
    await open(page, `${FAQ}?since=1.0.0`);
    // A phone zooms into a field with smaller letters.
    const sizeOf = (field: Locator) => field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf(page.locator('main select').first())).toBeGreaterThanOrEqual(16);
    const button = page.getByRole('button', {name: 'Search', exact: true}).first();
    const input = page.getByRole('combobox', {name: 'Search'});
    const options = page.getByRole('dialog', {name: 'Search'}).getByRole('option');
    await button.click();
    expect(await sizeOf(input)).toBeGreaterThanOrEqual(16);
    await input.fill('proximity');
    await expect(options.first()).toBeVisible();
    expect(await smallTargets(page), 'results').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
    await button.click();
    await expect(options.getByRole('button').first()).toBeVisible();
    expect(await smallTargets(page), 'searches that are kept').toEqual([]);
  });
});

/** Things to tap that show only in part, as they do that wait for a pointer. */
function fadedTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, select, summary, input').evaluateAll((all) =>
    all
      .filter((element) => {
        let opacity = 1;
        for (let around: Element | null = element; around; around = around.parentElement) {
          opacity *= Number(getComputedStyle(around).opacity);
        }
        return element.checkVisibility({visibilityProperty: true}) && opacity < 1;
      })
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  );
}

test.describe('where nothing can hover', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('everything is large enough for a finger, and nothing waits for a pointer to be seen', async ({page}) => {
    const missing = `${BASE}/no/such/page`;
    const outside = ['/', '/changelog', '/roadmap'].map((path) => BASE + path);
    // What only a script writes.
    const lateButtons = new Map([
      [missing, 'Search the documentation'],
      [GUIDE, 'Copy code to clipboard'],
    ]);
    for (const path of [
      ...outside,
      missing,
      `${FAQ}?since=1.0.0`,
      docsPath(VERSIONS[0], 'quick-start/using-active'),
      GUIDE,
    ]) {
      await open(page, path);
      const lateButton = lateButtons.get(path);
      if (lateButton !== undefined) {
        await expect(page.getByRole('button', {name: lateButton}).first()).toBeVisible();
      }
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      expect(await smallTargets(page), path).toEqual([]);
      expect(await fadedTargets(page), path).toEqual([]);
    }
  });

  test('the buttons of a code block cover no letter of it', async ({page}) => {
    await open(page, GUIDE);
    const blocks = page.locator('.theme-code-block');
    await expect(blocks.getByTitle('Copy code to clipboard')).toHaveCount(await blocks.count());
    const gaps = await blocks.evaluateAll((all) =>
      all.map((block) => {
        const range = document.createRange();
        range.selectNodeContents(block.querySelector('code') ?? block);
        const [line] = range.getClientRects();
        const buttons = Array.from(block.querySelectorAll('button'), (button) => button.getBoundingClientRect().bottom);
        return (line?.top ?? 0) - Math.max(...buttons);
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });
});

test('readers who want less motion are at the top at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, FAQ);
  for (const top of [2500, 2000]) {
    await page.mouse.wheel(0, top === 2500 ? 2500 : -500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  await button.dispatchEvent('click');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

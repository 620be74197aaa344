import type {Page} from '@playwright/test';
import {BASE, docsPath, VERSIONS} from '../pages';
import {open, overflow, setLetters} from '../support/site';
import {expect, test} from '../support/test';

const FAQ = docsPath(VERSIONS[0], 'faq');
const GUIDE = docsPath(VERSIONS[0], 'integration_guides/gas-companion');
const PATHS = [`${BASE}/`, `${BASE}/roadmap`, docsPath(VERSIONS[0], 'quick-start/using-active'), FAQ];

/** Texts whose letters a box cuts off that cannot be scrolled; an ellipsis says that there is more. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => {
        const {overflowX, overflowY, textOverflow, clipPath, display} = getComputedStyle(element);
        const isCut = (size: number, room: number, kind: string): boolean => kind === 'hidden' && size > room + 2;
        return (
          element.checkVisibility({visibilityProperty: true}) &&
          display !== 'inline' &&
          clipPath === 'none' &&
          textOverflow !== 'ellipsis' &&
          element.innerText !== '' &&
          (isCut(element.scrollWidth, element.clientWidth, overflowX) ||
            isCut(element.scrollHeight, element.clientHeight, overflowY))
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Letters of twice their size, or a page of four times its size, which then has a quarter of the window. */
const ENLARGED = [
  {name: 'text of 200 %', width: 1350, height: 900, text: '200%'},
  {name: 'text of 200 % on a phone', width: 390, height: 844, text: '200%'},
  {name: 'a zoom of 400 %', width: 320, height: 256, text: '100%'},
];

async function useSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('proximity');
  const results = page.getByRole('option');
  await expect(results.nth(1)).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  // The last result can be reached, and is in view then.
  await page.keyboard.press('ArrowUp');
  await expect(results.last()).toHaveAttribute('aria-selected', 'true');
  for (const part of [field, results.last(), page.getByRole('button', {name: 'Clear the query'})]) {
    await expect(part).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
}

async function useMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeFocused();
  // The panel may not be in its place yet.
  await expect.poll(() => cutTexts(page)).toEqual([]);
  await menu.getByRole('button', {name: '← Back to main menu'}).click();
  await expect(menu.getByRole('link', {name: 'Changelog', exact: true})).toBeInViewport();
  const panel = menu.locator('.navbar-sidebar__item:not([inert])');
  await panel.getByRole('button', {name: /^Version /}).click();
  const oldest = panel.getByRole('link', {name: ` ${VERSIONS.at(-1) ?? ''} `});
  // The list may still be growing when it is scrolled to its end for the first time.
  await expect(async () => {
    await oldest.hover();
    // But for a part of a pixel, by which a scrolled list may stand off.
    await expect(oldest).toBeInViewport({ratio: 0.95, timeout: 250});
  }).toPass({timeout: 10_000});
}

for (const {name, width, height, text} of ENLARGED) {
  test(`${name}: nothing is cut or scrolls in two directions, the search and the menu can be used`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const path of PATHS) {
      await open(page, path);
      await setLetters(page, text);
      expect.soft(await overflow(page), path).toBe(0);
      expect.soft(await cutTexts(page), path).toEqual([]);
    }
    await useSearch(page);
    if (width < 997) {
      await useMenu(page);
    }
  });
}

test('the test sees what is cut', async ({page}) => {
  await page.setContent('<p style="height: 1rem; overflow: hidden">Two<br>lines</p>');
  expect(await cutTexts(page)).toHaveLength(1);
});

/** Whether the first element that matches has a line of its own, which forced colors keep, unlike grounds and shadows. */
const hasEdge = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {outlineStyle, borderInlineStartWidth} = getComputedStyle(element);
      return outlineStyle !== 'none' || parseFloat(borderInlineStartWidth) > 0;
    });

test('in forced colors, what is chosen, focused or marked can be told from the rest', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, GUIDE);
  const border = (isSelected: boolean) =>
    page
      .getByRole('tab', {selected: isSelected})
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await border(true)).not.toBe(await border(false));
  expect(await hasEdge(page, '.theme-doc-sidebar-menu .menu__link--active:not(.menu__link--sublist)')).toBe(true);
  expect(await hasEdge(page, '.theme-doc-sidebar-menu .menu__link:not(.menu__link--active)')).toBe(false);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('proximity');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  expect(await hasEdge(page, '.DocSearch-Form')).toBe(true);
  expect(await hasEdge(page, '.DocSearch-Hit[aria-selected="true"] a')).toBe(true);
  expect(await hasEdge(page, '.DocSearch-Hit[aria-selected="false"] a')).toBe(false);
});

test('in forced colors, the focus shows, and buttons have an edge', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  await open(page, `${BASE}/`);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect.soft(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
  }
  await expect(page.locator('main .button').first()).not.toHaveCSS('border-top-width', '0px');
});

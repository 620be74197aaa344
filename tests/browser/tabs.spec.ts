import type {Page} from '@playwright/test';
import {docsPath, VERSIONS} from '../pages';
import {hydrated, open} from '../support/site';
import {expect, test} from '../support/test';

const GUIDE = docsPath(VERSIONS[0], 'integration_guides/gas-companion');
/** Another page with tabs of the same group. */
const OTHER = docsPath(VERSIONS[0], 'integration_guides/unreal-engine-5-plugins');
/** Files of code have tabs of their own, which are no group. */
const TABS = '.tabs-container:not(:has(> .code-tabs))';
const PANEL = `${TABS} > div > div > [role="tabpanel"]`;

const chosenTab = (page: Page) => page.locator(`${TABS} > ul`).getByRole('tab', {selected: true});

test(
  'tabs change by click and key, and the choice holds on every page of its group, also after a reload',
  {tag: '@every-browser'},
  async ({page}) => {
    await open(page, GUIDE);
    await expect(chosenTab(page)).toHaveText('C++');
    const blueprint = page.getByRole('tab', {name: 'Blueprint'});
    await blueprint.click();
    await expect(chosenTab(page)).toHaveText('Blueprint');
    await expect(page.locator(`${PANEL}:not([hidden])`)).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'C++'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chosenTab(page)).toHaveText('C++');
    await blueprint.click();

    await page.locator(`.menu a[href="${OTHER}"]`).click();
    await expect(page).toHaveURL(OTHER);
    await expect(chosenTab(page)).toHaveText('Blueprint');
    await page.reload();
    await hydrated(page);
    await expect(chosenTab(page)).toHaveText('Blueprint');
  },
);

test("the browser's search finds words in the tab that is not chosen", async ({page}) => {
  await open(page, GUIDE);
  await page.getByRole('tab', {name: 'Blueprint'}).click();
  const hidden = page.locator(`${PANEL}[hidden="until-found"]`);
  await expect(hidden).toHaveCount(1);
  await hidden.dispatchEvent('beforematch');
  await expect(chosenTab(page)).toHaveText('C++');
  await expect(hidden).toHaveCount(1);
});

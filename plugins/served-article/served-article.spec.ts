import {expect, test, type Page} from '@playwright/test';
import {docsPath, VERSIONS} from '../../tests/pages';
import {hydrated, watch} from '../../tests/support/site';
import {DATA_ID} from './shared/page-data';

const START = docsPath(VERSIONS[0], 'quick-start/using-passive');

/** Texts of the scripts that were run, in contrast to those that were fetched ahead. */
function scriptsOf(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) {
      texts.push(response.text());
    }
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** Words of the article that its code has in the same letters, without signs that code writes in other ways. */
const wordsOf = async (page: Page): Promise<string> => {
  const captions = await page.locator('article figcaption').allTextContents();
  const words = captions.find((caption) => /^[\w ,.]+$/.test(caption));
  expect(words, 'a caption to look for in the code').toBeDefined();
  return words ?? '';
};

/** Remembers the article before the scripts of the page run, and the document. */
async function remember(
  page: Page,
): Promise<() => Promise<{readonly isSameArticle: boolean; readonly isSameDocument: boolean}>> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') {
        Object.assign(window, {servedCaption: document.querySelector('article figcaption')});
      }
    });
  });
  return () =>
    page.evaluate(() => {
      const {servedCaption} = window as unknown as {servedCaption?: Element | null};
      const isSameArticle = Boolean(servedCaption) && document.querySelector('article figcaption') === servedCaption;
      return {isSameArticle, isSameDocument: 'servedCaption' in window};
    });
}

test('the opened article stays as it was served, its code is not fetched, and its links are followed without a new document', async ({
  page,
}) => {
  const complaints = watch(page);
  const scripts = scriptsOf(page);
  const state = await remember(page);
  await page.goto(START);
  await hydrated(page);
  const words = await wordsOf(page);
  const caption = (await page.locator('article figcaption').first().textContent()) ?? '';
  await page.waitForLoadState('networkidle');
  expect(await state()).toEqual({isSameArticle: true, isSameDocument: true});
  expect(await scripts()).not.toContain(words);
  const description = page.locator('article .tbia-figure details').first();
  await description.locator('summary').click();

  const link = page.locator('article a[href$="/quick-start/using-active"]').first();
  await link.click();
  await expect(page.locator('h1')).not.toHaveText(/Passive/);
  await expect(page).toHaveURL(docsPath(VERSIONS[0], 'quick-start/using-active'));
  expect(await state()).toEqual({isSameArticle: false, isSameDocument: true});
  expect(await scripts(), 'a page that is rendered comes with its code').toContain(await wordsOf(page));

  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.locator('article figcaption').first()).toHaveText(caption);
  expect(await state()).toEqual({isSameArticle: true, isSameDocument: true});
  await expect(description).toHaveAttribute('open');
  await link.click();
  await expect(page).toHaveURL(docsPath(VERSIONS[0], 'quick-start/using-active'));
  expect(await state(), 'also the second time').toEqual({isSameArticle: false, isSameDocument: true});
  expect(await scripts()).not.toContain(words);
  expect(complaints).toEqual([]);
});

test('a link of the article is fetched when it comes into view, and loaded under the pointer', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      asked.push(request.url());
    }
  });
  await page.goto(docsPath(VERSIONS[0], 'faq'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const links = page.locator('article .markdown .markdown a[href*="/docs/"]:not([data-name], [href*="#"])');
  const before = asked.length;
  await links.last().hover();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

test('the article is there also when the element around it has to be made anew', async ({page}) => {
  await page.route(START, async (route) => {
    const response = await route.fetch();
    // The article stands in another element than the one that is rendered in the browser.
    const body = (await response.text()).replace(/<main(?=[ >])/, '<section').replace('</main>', '</section>');
    await route.fulfill({response, body});
  });
  await page.goto(START, {waitUntil: 'commit'});
  await hydrated(page);
  await expect(page.locator('main article h1')).toBeVisible();
  await expect(page.locator('#__docusaurus section article')).toHaveCount(0);
  await expect(page.locator('main article figcaption').first()).toBeVisible();
  await page.locator('main article a[href$="/quick-start/using-active"]').first().click();
  await expect(page).toHaveURL(docsPath(VERSIONS[0], 'quick-start/using-active'));
});

/** Pages with a set of tabs of the same group. */
const TABS = docsPath(VERSIONS[0], 'integration_guides/gas-companion');
const OTHER_TABS = docsPath(VERSIONS[0], 'integration_guides/unreal-engine-5-plugins');

const chosenTab = (page: Page) => page.locator('[role="tab"][aria-selected="true"]');

/** What a set of tabs says of its parts: their attributes, and the labels. */
function lookOfTabs(page: Page): Promise<string> {
  return page.locator('[data-tabs]').evaluate((set) => {
    const parts = [...set.querySelectorAll('[role="tablist"], [role="tab"], [role="tabpanel"]')];
    return parts
      .map((part) => {
        const copy = part.cloneNode(part.getAttribute('role') === 'tab') as Element;
        const attributes = [...copy.attributes].map(({name, value}) => `${name}="${value.trim()}"`).sort();
        return `${attributes.join(' ')}: ${copy.textContent}`;
      })
      .join('\n');
  });
}

test('a page with tabs is served without its code, and its tabs work', async ({page, request}) => {
  expect(await (await request.get(TABS)).text()).toContain(DATA_ID);
  const complaints = watch(page);
  const scripts = scriptsOf(page);
  await page.goto(TABS);
  await hydrated(page);
  const words = await wordsOf(page);
  await page.waitForLoadState('networkidle');
  expect(await scripts()).not.toContain(words);

  await expect(chosenTab(page)).toHaveText('C++');
  const blueprint = page.getByRole('tab', {name: 'Blueprint'});
  await blueprint.scrollIntoViewIfNeeded();
  const place = (await blueprint.boundingBox())?.y;
  await blueprint.click();
  await expect(chosenTab(page)).toHaveText('Blueprint');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect((await blueprint.boundingBox())?.y, 'the tab stays where it was').toBe(place);

  await blueprint.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'C++'})).toBeFocused();
  await expect(chosenTab(page)).toHaveText('Blueprint');
  await page.keyboard.press('Enter');
  await expect(chosenTab(page)).toHaveText('C++');
  await page.keyboard.press('ArrowLeft');
  await expect(blueprint).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the choice of a tab is remembered, and looks as the theme would have it', async ({page, context}) => {
  const complaints = watch(page);
  await page.goto(TABS);
  await hydrated(page);
  const other = await context.newPage();
  const scriptsOfOther = scriptsOf(other);
  await other.goto(OTHER_TABS);
  await hydrated(other);
  await page.getByRole('tab', {name: 'Blueprint'}).click();
  await expect(chosenTab(other), 'in another window').toHaveText('Blueprint');

  await page.reload();
  await hydrated(page);
  await expect(chosenTab(page), 'after a reload').toHaveText('Blueprint');
  const served = await lookOfTabs(page);

  // The same page, and another one of the group, as React renders them.
  await other.locator(`.menu a[href="${TABS}"]`).click();
  await expect(other).toHaveURL(TABS);
  await expect(chosenTab(other), 'on a page that React renders').toHaveText('Blueprint');
  expect(await scriptsOfOther(), 'a page that is rendered comes with its code').toContain(await wordsOf(other));
  expect(await lookOfTabs(other)).toBe(served);
  await other.getByRole('tab', {name: 'C++'}).click();
  await expect(chosenTab(page), 'chosen on a page that React renders').toHaveText('C++');
  await other.goBack();
  await expect(other).toHaveURL(OTHER_TABS);
  await expect(chosenTab(other), 'in the article that was put away').toHaveText('C++');
  expect(complaints).toEqual([]);
});

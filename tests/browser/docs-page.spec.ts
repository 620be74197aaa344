// The frame of a docs page: what stands above the text, at its sides and below it.
import type {Locator, Page} from '@playwright/test';
import {BASE, docsPath, titleOf, VERSIONS} from '../pages';
import {open, watchShifts} from '../support/site';
import {expect, test} from '../support/test';

const LATEST = VERSIONS[0];
const OLDEST = VERSIONS.at(-1) ?? LATEST;
/** Its numbers go on from the tutorial before it. */
const TUTORIAL = 'quick-start/using-active';

const head = (page: Page) => page.locator('.theme-doc-markdown > [data-search="off"]');
const facts = (page: Page) => head(page).locator('p').filter({hasText: 'in this form since'});
const contents = (page: Page) => page.locator('.theme-doc-toc-desktop');
const mobileContents = (page: Page) => page.getByRole('button', {name: 'On this page', exact: true});

/** Whether each of these is seen, and begins below the one before. */
async function expectInOrder(parts: readonly Locator[]): Promise<void> {
  let end = 0;
  for (const part of parts) {
    const box = await part.first().boundingBox();
    expect(box?.y, String(part)).toBeGreaterThan(end);
    end = box?.y ?? 0;
  }
}

/** The stops of somebody who presses Tab, from the skip link to the first link of the text. */
async function expectStops(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /using-passive/);
}

test('section, title and one line stand above the text, with few stops for the keyboard', async ({page}) => {
  await open(page, docsPath(LATEST, TUTORIAL));
  const section = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(section.getByRole('listitem')).toHaveText(['', 'Quick start', titleOf(LATEST, TUTORIAL)]);
  await expect(section.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', `${BASE}/`);
  await expectInOrder([section, page.locator('h1'), facts(page), page.locator('.markdown > p')]);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const names = Array.from(data.join('').matchAll(/"position":\d+,"name":"([^"]+)"/g), ([, name]) => name);
  expect(names).toEqual(['TwistedBytes Interaction System', 'Quick start', titleOf(LATEST, TUTORIAL)]);
  await expectStops(page, ['Home page', 'Copy page', /^History/]);
});

test('the line of an old version names the latest and leads to the page there', async ({page}) => {
  await open(page, docsPath(OLDEST, TUTORIAL));
  await expectStops(page, ['Home page', /^this page in/, 'Copy page', /^History/]);
  await facts(page)
    .getByRole('link', {name: `this page in ${LATEST}`})
    .click();
  await expect(page).toHaveURL(docsPath(LATEST, TUTORIAL));
  await expect(facts(page)).toContainText(`${LATEST} · UE`);
});

test('on a phone the title comes first, then the line, then the contents, and nothing moves', async ({page}) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({width: 390, height: 844});
  // A typeface that arrives in time is the only thing that may change a line.
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, docsPath(LATEST, TUTORIAL));
  await expectInOrder([page.locator('h1'), facts(page), mobileContents(page), page.locator('.markdown > p')]);
  expect(await shifts()).toBeLessThan(0.003);
  // While the list unfolds, a click can miss its entry.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await mobileContents(page).click();
  const entry = page.locator('.theme-doc-toc-mobile a').last();
  await entry.click();
  await expect(page).toHaveURL(/#/);
});

test('the marked entry of a long list of contents stays in sight', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 650});
  await open(page, docsPath(LATEST, 'faq'));
  for (const heading of [page.locator('.markdown h2').last(), page.locator('.markdown h2').first()]) {
    await heading.evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(contents(page).locator('.table-of-contents__link--active')).toHaveText(
      (await heading.innerText()).trim(),
    );
    await expect(contents(page).locator('.table-of-contents__link--active')).toBeInViewport({ratio: 1});
  }
});

test('the contents say at which step of a tutorial the reader is', async ({page}) => {
  await open(page, docsPath(LATEST, 'quick-start/using-object-timed'));
  const counter = page.locator('.theme-doc-toc-desktop');
  const steps = page.locator('.markdown > ol > li');
  await expect(counter).not.toHaveAttribute('data-step', /Step/);
  for (const number of [3, await steps.count()]) {
    await steps.nth(number - 1).evaluate((step) => {
      window.scrollTo(0, window.scrollY + step.getBoundingClientRect().top - window.innerHeight / 2 + 2);
    });
    await expect(counter).toHaveAttribute('data-step', `Step ${number}`);
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(counter).toHaveAttribute('data-step', '');
});

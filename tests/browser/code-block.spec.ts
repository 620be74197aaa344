import type {Locator, Page} from '@playwright/test';
import {docsPath, sourceOf, VERSIONS} from '../pages';
import {open} from '../support/site';
import {expect, test} from '../support/test';

const GUIDE = 'integration_guides/gas-companion';
const guide = docsPath(VERSIONS[0], GUIDE);

/** The first C++ of the page's source. */
const CODE = /^```cpp.*\n([^]*?)\n```$/m.exec(sourceOf(VERSIONS[0], GUIDE))?.[1] ?? 'no code';

const blocksOf = (page: Page): Locator => page.locator('.theme-code-block');
const cppOf = (page: Page): Locator => page.locator('.theme-code-block', {hasText: '#pragma once'}).first();

test('the button copies the code and says so', {tag: '@every-browser'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, guide);
  const block = cppOf(page);
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
});

test('a header and its source are two tabs, with a button for each', async ({page}) => {
  await open(page, guide);
  const shown = page.locator('.code-tabs + div [role="tabpanel"]:not([hidden])').first();
  await expect(shown).toContainText('GENERATED_BODY');
  await page.getByRole('tab', {name: 'MyPlayerCharacter.cpp'}).click();
  await expect(shown).toContainText('#include "MyPlayerCharacter.h"');
  await expect(shown.getByRole('button', {name: 'Copy code to clipboard'})).toBeInViewport();
});

test('a page without a clipboard selects the code, with its line breaks, and says so', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, guide);
  const block = cppOf(page);
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Not copied, but selected'})).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(CODE);
});

test('a browser that translates what a button says does not crash the page', async ({page}) => {
  await open(page, guide);
  const block = blocksOf(page).first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const said = block.getByRole('button').filter({hasText: /\w/});
  // As Chrome's translator does it: the text is moved into an element of its own.
  await said.evaluate((button) => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const translated = document.createElement('span');
    text.replaceWith(translated);
    translated.append(text);
  });
  await expect(said).toHaveCount(0);
  await expect(page.locator('h1')).not.toHaveText('This page crashed.');
});

test('long lines wrap on request', async ({page}) => {
  await page.setViewportSize({width: 390, height: 840});
  await open(page, guide);
  const block = blocksOf(page).first();
  const isScrolled = (): Promise<boolean> => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isScrolled()).toBe(true);
  await block.getByRole('button', {name: 'Toggle word wrap'}).click();
  await expect.poll(isScrolled).toBe(false);
});

test('code is seen whole on a desktop, with few exceptions', async ({page}) => {
  const widths: (readonly [room: number, code: number])[] = [];
  const guides = ['gas-companion', 'lyra', 'unreal-engine-5-plugins'].map((name) => `integration_guides/${name}`);
  for (const name of [...guides, 'features/using-enhanced-input', 'getting-started/migration-guide']) {
    await page.goto(docsPath(VERSIONS[0], name));
    const blocks = page.locator('.theme-code-block pre:visible');
    widths.push(...(await blocks.evaluateAll((all) => all.map((pre) => [pre.clientWidth, pre.scrollWidth] as const))));
  }
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter(([room, code]) => code > room).length).toBeLessThan(4);
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {docsPath, pagesOf, VERSIONS} from '../pages';
import {BUILD, open} from '../support/site';

const guide = docsPath(VERSIONS[0], 'integration_guides/gas-companion');
const source = path.join(__dirname, `../../versioned_docs/version-${VERSIONS[0]}/integration_guides/gas-companion.mdx`);

/** Code of the fences in the page's source, without indentation by lists; figures are not code. */
function fences(): string[] {
  return [
    ...readFileSync(source, 'utf8').matchAll(
      /^(?<indent> *)```(?!blueprint|dot|panel)[a-z]+[^\n]*\n(?<code>[\s\S]*?)\n\k<indent>```/gm,
    ),
  ].map(({groups}) =>
    (groups?.code ?? '')
      .split('\n')
      .map((line) => line.slice(groups?.indent?.length))
      .join('\n'),
  );
}

const blocksOf = (page: Page): Locator => page.locator('.theme-code-block');

test('blocks show the code of the source, before and after hydration', async ({page, browser}) => {
  const complaints = await open(page, guide);
  const codes = fences();
  expect(codes.length).toBeGreaterThan(3);
  expect(await blocksOf(page).locator('code').allTextContents()).toEqual(codes);
  const plain = await browser.newPage({javaScriptEnabled: false});
  await plain.goto(guide);
  expect(await blocksOf(plain).locator('code').allTextContents()).toEqual(codes);
  await plain.close();
  expect(complaints).toEqual([]);
});

test('the button copies the code and says so', {tag: '@every-browser'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = await open(page, guide);
  const block = blocksOf(page).first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fences()[0]);
  expect(complaints).toEqual([]);
});

test('a page without a clipboard selects the code, with its line breaks, and says so', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, guide);
  const block = blocksOf(page).first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Not copied, but selected'})).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(fences()[0]);
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

test('code is seen whole on a desktop, with few exceptions, and has all of the column in lists, too', async ({
  page,
}) => {
  let count = 0;
  let cut = 0;
  for (const name of ['using-enhanced-input', 'gas-companion', 'lyra', 'unreal-engine-5-plugins', 'migration-guide']) {
    await page.goto(docsPath(VERSIONS[0], pagesOf(VERSIONS[0]).find((id) => id.endsWith(`/${name}`)) ?? name));
    const blocks = page.locator('.theme-code-block pre:visible');
    count += await blocks.count();
    cut += await blocks.evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    const edges = await page
      .locator(':is(.markdown, .markdown > ol > li) > .theme-code-block')
      .evaluateAll((all) => all.map((block) => Math.round(block.getBoundingClientRect().right)));
    expect(new Set(edges).size, name).toBeLessThanOrEqual(1);
  }
  expect(count).toBeGreaterThan(10);
  expect(cut).toBeLessThan(4);
});

test('code has several colors that can be read, in both themes', async ({page}) => {
  await open(page, guide);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const block = blocksOf(page).first();
    const {colors, ground} = await block.evaluate((box) => ({
      colors: Array.from(box.querySelectorAll('code, code span'), (element) => getComputedStyle(element).color),
      ground: getComputedStyle(box).backgroundColor,
    }));
    expect(new Set(colors).size).toBeGreaterThanOrEqual(2);
    expect(colors).not.toContain(ground);
    const isDark = ground
      .match(/\d+/g)
      ?.slice(0, 3)
      .every((channel) => Number(channel) < 128);
    expect(isDark).toBe(colorScheme === 'dark');
  }
});

test('no script of the client has the code of Prism', () => {
  const folder = path.join(BUILD, 'assets/js');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    expect
      .soft(readFileSync(path.join(folder, file), 'utf8'), file)
      .not.toMatch(/disableWorkerMessageHandler|before-tokenize/);
  }
});

import type {Page} from '@playwright/test';
import {BASE} from '../pages';
import {hydrated, open} from '../support/site';
import {expect, test} from '../support/test';

const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const html = (page: Page) => page.locator('html');
const labelOf = (mode: string): string => `Switch between dark and light mode (currently ${mode} mode)`;

for (const system of ['dark', 'light'] as const) {
  const other = system === 'dark' ? 'light' : 'dark';
  test(`${system} system: respected, and a click changes it`, {tag: '@every-browser'}, async ({page, browserName}) => {
    test.skip(browserName === 'firefox' && system === 'dark', 'Playwright cannot tell this Firefox.');
    await page.emulateMedia({colorScheme: system});
    await open(page, `${BASE}/docs/faq`);
    await expect(html(page)).toHaveAttribute('data-theme', system);
    await expect(toggle(page)).toHaveAccessibleName(labelOf(system));
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await ground();
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', other);
    await expect(toggle(page)).toHaveAccessibleName(labelOf(other));
    await expect.poll(ground).not.toBe(before);
    await page.reload();
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme', other);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', system);
  });
}

test('two tabs follow the system, until a choice in one reaches the other', async ({context}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, `${BASE}/changelog`);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  }
  await toggle(first).click();
  await expect(html(second)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(second)).toHaveAccessibleName(labelOf('light'));
});

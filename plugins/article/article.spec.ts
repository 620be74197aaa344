import {BASE, docsPath, pagesOf, VERSIONS} from '../../tests/pages';
import {hydrated, open, readBuilt} from '../../tests/support/site';
import {expect, test} from '../../tests/support/test';

const origin = 'https://twistedbytes-net.github.io';
const fileOf = (route: string): string => readBuilt(route.slice(BASE.length));

test('each page of each version has its Markdown, which its head and the lists name', () => {
  const siteList = readBuilt('llms.txt');
  for (const version of VERSIONS) {
    const folder = docsPath(version, 'faq').replace(/\/faq$/, '');
    const list = fileOf(`${folder}/llms.txt`);
    const routes = pagesOf(version).map((page) => docsPath(version, page));
    const listed = [...list.matchAll(/^- \[[^\]]+\]\((?<address>[^)]+)\): \S/gm)].map(({groups}) => groups?.address);
    expect.soft(listed.sort(), version).toEqual(routes.map((route) => `${origin}${route}.md`).sort());
    expect.soft(siteList).toContain(`(${origin}${folder}/llms.txt)`);
    expect
      .soft(fileOf(`${folder}/faq.html`), version)
      .toMatch(new RegExp(`<link[^>]*alternate[^>]*text/markdown[^>]*href="?${folder}/faq\\.md[" />]`));
    // One list of faults: thousands of single expectations take longer than reading all pages.
    const faults = routes.flatMap((route) => {
      const [, facts = '', words = ''] = fileOf(`${route}.md`).split(/^---$/m, 3);
      const text = words.replace(/^( *)```[\s\S]*?^\1```$/gm, '').replace(/`[^`\n]+`/g, '');
      const checks = {
        'has its version': facts.includes(`\nversion: ${version}\n`),
        'has engines': /\nengines:\n(?: {2}- "\d\.\d+"\n)+address: /.test(facts),
        'has its address': facts.includes(`\naddress: ${origin}${route}\n`),
        'begins with its title': /^\s*# \S/.test(words),
        'has no elements': !/<\/?[a-z]+[ >]/.test(text),
        'has whole addresses': !/\]\((?!https?:)/.test(text),
      };
      return Object.entries(checks).flatMap(([name, isTrue]) => (isTrue ? [] : [`${route}: not true that it ${name}`]));
    });
    expect.soft(faults).toEqual([]);
  }
});

test('"Copy page" copies, leads on and closes by keyboard', async ({page, context, complaints}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const route = docsPath(VERSIONS[1] ?? '', 'faq');
  await open(page, route);
  const opener = page.getByRole('button', {name: 'Copy page'});
  const menu = page.locator('[popover]', {hasText: 'View as Markdown'});
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fileOf(`${route}.md`));

  await page.keyboard.press('Tab');
  const view = menu.getByRole('link', {name: 'View as Markdown'});
  await expect(view).toBeFocused();
  await expect(view).toHaveAttribute('href', `${route}.md`);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  for (const keys of [['Tab', 'Tab', 'Tab'], ['Shift+Tab']]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(view).toBeVisible();
    for (const key of keys) {
      await page.keyboard.press(key);
    }
    await expect(menu, 'the focus is elsewhere').toBeHidden();
  }
  await page.locator('.table-of-contents a').first().click();
  await opener.click();
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(complaints).toEqual([]);

  await page.reload();
  await hydrated(page);
  await page.route('**/*.md', (answer) => answer.fulfill({status: 404, body: 'Gone'}));
  await opener.click();
  await menu.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(menu.getByRole('status')).toContainText('Copying failed');
  await page.locator('h1').click();
  await expect(menu).toBeHidden();
  complaints.length = 0;
});

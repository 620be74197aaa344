import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {BASE, docsPath, pagesOf, VERSIONS} from '../../tests/pages';
import {hydrated, watch} from '../../tests/support/site';

const build = path.join(__dirname, '../../build');
const origin = 'https://twistedbytes-net.github.io';
const fileOf = (route: string): string => readFileSync(path.join(build, route.slice(BASE.length + 1)), 'utf8');

test('each page of each version has its Markdown, which its head and the lists name', () => {
  const siteList = readFileSync(path.join(build, 'llms.txt'), 'utf8');
  for (const version of VERSIONS) {
    const folder = docsPath(version, 'faq').replace(/\/faq$/, '');
    const list = fileOf(`${folder}/llms.txt`);
    const whole = fileOf(`${folder}/llms-full.txt`);
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
        'is in the file of the version': whole.includes(`<${origin}${route}>\n`),
      };
      return Object.entries(checks).flatMap(([name, isTrue]) => (isTrue ? [] : [`${route}: not true that it ${name}`]));
    });
    expect.soft(faults).toEqual([]);
  }
});

test('"Copy" costs who opens it at most 1.5 kB', () => {
  const folder = path.join(build, 'assets/js');
  const [script, ...others] = readdirSync(folder).filter((name) => /^copy\.[^.]+\.js$/.test(name));
  expect(others).toEqual([]);
  const source = readFileSync(path.join(folder, script ?? 'there is no script'));
  expect(source.toString('utf8')).toContain('Copy as Markdown');
  expect(gzipSync(source).length).toBeLessThanOrEqual(1500);
});

test('"Copy" copies, leads on and closes by keyboard, and loads nothing before it is opened', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = watch(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const route = docsPath(VERSIONS[1] ?? '', 'faq');
  await page.goto(route);
  await hydrated(page);
  const summary = page.locator('summary', {hasText: /^Copy$/});
  const details = page.locator('details', {has: summary});
  // Closed, it has one link, for readers without scripts.
  await expect(details.locator('a')).toHaveAttribute('href', `${route}.md`);
  expect(requests.filter((url) => /\/copy\.|\.md$/.test(url))).toEqual([]);

  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(details.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fileOf(`${route}.md`));

  await page.keyboard.press('Tab');
  await expect(details.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  await page.keyboard.press('Tab');
  const whole = details.getByRole('link', {name: `Download ${VERSIONS[1] ?? ''} as one file`});
  await expect(whole).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe(`${VERSIONS[1] ?? ''}.md`);
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  expect(complaints).toEqual([]);

  await page.route('**/*.md', (answer) => answer.fulfill({status: 404, body: 'Gone'}));
  await summary.click();
  await details.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(details.getByRole('status')).toContainText('Copying failed');
  await page.locator('h1').click();
  await expect(details).not.toHaveAttribute('open');
});

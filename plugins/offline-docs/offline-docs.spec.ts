import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {BASE, pagesOf, VERSIONS} from '../../tests/pages';
import {watch} from '../../tests/support/site';

const build = path.join(__dirname, '../../build');
const [latest] = VERSIONS;

test('the latest version is one page, with all pages and links that work within it', async ({page}) => {
  const complaints = watch(page);
  await page.goto(`${BASE}/docs/print`);
  expect(await page.locator('section > .theme-doc-markdown').count()).toBe(pagesOf(latest).length);
  const lost = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
        .filter((href) => !document.getElementById(href.slice(1))),
    );
  expect(lost).toEqual([]);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await page.locator('script, button, [data-search="off"]').count()).toBe(0);
  expect(complaints).toEqual([]);
  expect(readFileSync(path.join(build, 'sitemap.xml'), 'utf8')).not.toContain('/print');
});

test('the archive of the latest version opens from a disk, with its style and its pictures', async ({page}) => {
  const archive = unzipSync(readFileSync(path.join(build, `docs/pages-${latest}.zip`)));
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-docs-'));
  try {
    for (const [name, content] of Object.entries(archive)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), content);
    }
    for (const id of pagesOf(latest)) {
      const html = Buffer.from(archive[`${id}.html`] ?? []).toString();
      const links = [...html.matchAll(/ (?:href|src)="(?<to>[^"#:]+)(?:#[^"]*)?"/g)].map(
        ({groups}) => groups?.to ?? '',
      );
      const lost = links.filter((to) => !(path.posix.join(path.posix.dirname(id), to) in archive));
      expect.soft(lost, id).toEqual([]);
      expect.soft(links.length, id).toBeGreaterThan(pagesOf(latest).length);
    }
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await page.getByRole('link', {name: 'Press a key (Interact Active)', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('Press a key (Interact Active)');
    const picture = page.locator('figure img').first();
    expect(await picture.evaluate(({naturalWidth}: HTMLImageElement) => naturalWidth)).toBeGreaterThan(100);
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain('system-ui');
    expect(failed).toEqual([]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

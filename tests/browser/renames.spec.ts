// Pages that were renamed, whichever the built site has. A rehearsed release has one.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {SINCE_PARAMETER} from '../../plugins/page-history/shared/addresses';
import {BASE, docsPath, nameIn, pagesOf, VERSIONS, type Version} from '../pages';
import {hydrated, watch} from '../support/site';

const build = path.join(__dirname, '../../build');
const LATEST = VERSIONS[0];

interface Rename {
  /** The release that renamed the page. */
  readonly version: Version;
  readonly name: string;
  readonly previous: Version;
  readonly former: string;
}

const RENAMES = VERSIONS.slice(0, -1).flatMap((version, index): Rename[] =>
  pagesOf(version).flatMap((name) => {
    const previous = VERSIONS[index + 1] ?? version;
    const former = nameIn(previous, version, name);
    return former === undefined || former === name ? [] : [{version, name, previous, former}];
  }),
);

const heading = (page: Page) => page.locator('main h1').first();

/** A heading of a page with an id. */
function headingOf(version: Version, name: string): string {
  const html = readFileSync(path.join(build, `${docsPath(version, name).slice(BASE.length)}.html`), 'utf8');
  return /<h2[^>]* id="?(?<id>[\w-]+)/.exec(html)?.groups?.id ?? 'no-heading';
}

test('readers get the names of renamed pages, and nothing where there are none', () => {
  const globalData = JSON.parse(readFileSync(path.join(build, '../.docusaurus/globalData.json'), 'utf8')) as object;
  expect('page-history' in globalData).toBe(RENAMES.length > 0);
});

for (const {version, name, previous, former} of RENAMES) {
  test.describe(`${former} of ${previous}, which is ${name} in ${version}`, () => {
    test('is as old as the page, and leads there and back', async ({page}) => {
      const complaints = watch(page);
      await page.goto(docsPath(version, name));
      await hydrated(page);
      const having = VERSIONS.filter((other) => nameIn(other, version, name) !== undefined);
      await expect(page.locator('details p', {hasText: /^Since /})).toContainText(`Since ${having.at(-1) ?? ''}`);
      const menu = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Version /});
      const entry = (other: Version) => page.locator(`.navbar .dropdown__menu a[href="${other}"]`);
      await menu.click();
      await entry(docsPath(previous, former)).click();
      await page.waitForURL(`**${docsPath(previous, former)}`);
      await expect(page.getByText('This is the nearest page.')).toHaveCount(0);
      await menu.click();
      await entry(docsPath(version, name)).click();
      await page.waitForURL(`**${docsPath(version, name)}`);
      expect(complaints).toEqual([]);
    });

    test('compares the page under both names', async ({page}) => {
      await page.goto(`${docsPath(version, name)}?${SINCE_PARAMETER}=${previous}`);
      const status = page.locator('details', {hasText: 'History'}).getByRole('status');
      await expect(status).toHaveText(
        new RegExp(`^(?:From ${previous} to ${version}: |The words of this page are the same in ${previous})`),
      );
    });

    test('is in the list of the release as renamed, once', async ({page}) => {
      await page.goto(`${BASE}/changelog`);
      const list = page.locator('main details', {hasText: `Documentation pages of ${version}: `});
      await expect(list.locator('summary')).toContainText(/\d renamed/);
      await list.locator('summary').click();
      await expect(list.locator(`a[href^="${docsPath(version, name)}?"]`)).toHaveCount(1);
      await expect(list.getByText(`Pages that were renamed since ${previous}`)).toBeVisible();
      await expect(
        list.locator(`a[href="${docsPath(version, name)}"], a[href="${docsPath(previous, former)}"]`),
      ).toHaveCount(0);
    });

    test('is found under either name in a version that has the other one', async ({page}) => {
      await page.goto(docsPath(previous, name));
      await expect(heading(page)).toHaveText('Page Not Found');
      const link = page.locator(`main a[href="${docsPath(previous, former)}"]`);
      await expect(page.locator('main')).toContainText(
        new RegExp(`” (?:is called “.*”|has another address) in ${previous}\\.`),
      );
      await link.click();
      await page.waitForURL(`**${docsPath(previous, former)}`);
      if (version !== LATEST) {
        await page.goto(docsPath(version, former));
        await expect(page.locator('main')).toContainText(new RegExp(`in ${version}\\.`));
        await expect(page.locator(`main a[href="${docsPath(version, name)}"]`)).toHaveCount(1);
      }
    });

    const current = nameIn(LATEST, version, name);
    const hasOther = pagesOf(LATEST).includes(former);
    if (current !== undefined && !hasOther) {
      const target = docsPath(LATEST, current);
      const old = docsPath(LATEST, former);
      for (const address of [old, `${old}/`, `${old}.html`, `${BASE}/docs/${LATEST}/${former}`]) {
        test(`is at its new address: ${address}`, async ({page}) => {
          const rest = `?a=1#${headingOf(LATEST, current)}`;
          await page.goto(address + rest);
          await page.waitForURL(`**${target}${rest}`);
          await hydrated(page);
          await expect(page.locator(`[id="${headingOf(LATEST, current)}"]`)).toBeInViewport();
        });
      }

      test('is at its new address for a link that the router follows, from an older version', async ({page}) => {
        const complaints = watch(page);
        const hash = `#${headingOf(LATEST, current)}`;
        await page.goto(docsPath(previous, former));
        await hydrated(page);
        // A link of the text: those of the line under the title keep the address that React has for them.
        await page
          .locator('article .markdown > :is(p, ul, ol) a[href^="/"]:not([data-name])')
          .first()
          .evaluate((link, href) => {
            link.setAttribute('href', href);
            Object.assign(window, {isSameDocument: true});
          }, old + hash);
        await page.locator(`article .markdown a[href="${old}${hash}"]`).first().click();
        await page.waitForURL(`**${target}${hash}`);
        await expect(page.locator(hash)).toBeInViewport();
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
        await page.goBack();
        await page.waitForURL(`**${docsPath(previous, former)}`);
        expect(complaints).toEqual([]);
      });
    }
  });
}

import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {NAME, SINCE_PARAMETER} from '../../plugins/history/shared/history';
import {BASE, docsPath, hasPage, pagesOf, VERSIONS, type Version} from '../pages';
import {violations} from '../support/axe';
import {open, readBuilt} from '../support/site';
import {expect, test} from '../support/test';

const LATEST = VERSIONS[0];
const INTRODUCTION = 'getting-started/introduction';

const html = (version: Version, page: string): string =>
  readBuilt(`${docsPath(version, page).slice(BASE.length)}.html`);

/** The line under the title of a page. */
function lineOf(version: Version, page: string): string {
  const [head = ''] = /data-search="?off.*?(?=<div)/s.exec(html(version, page)) ?? [];
  return head.replace(/^[^>]*>|<[^>]+>/g, '');
}

/** Since when a page of the latest version reads as it does, as an index of VERSIONS. */
const sinceOf = (page: string): number =>
  VERSIONS.findIndex((version) => lineOf(LATEST, page).endsWith(`in this form since ${version}`));

/** A page of every version, which has changed. */
const PAGE = 'faq';
const [CHANGED = LATEST, OLD = LATEST] = VERSIONS.slice(sinceOf(PAGE));
const URL_OF_PAGE = docsPath(LATEST, PAGE);
const OLDEST = VERSIONS.at(-1) ?? OLD;

const disclosure = (page: Page): Locator =>
  page.locator('.theme-doc-markdown > [data-search="off"] details', {hasText: 'History'});
const status = (page: Page): Locator => disclosure(page).getByRole('status');
const result = (from: Version, to: Version): RegExp =>
  new RegExp(`^From ${from} to ${to}: .*(changed|added|removed)\\.$`);

test('each page says its version and engines, and since when it exists and reads so; an old one names the latest', () => {
  for (const version of VERSIONS) {
    for (const page of pagesOf(version)) {
      const having = VERSIONS.filter((other) => hasPage(other, page));
      const latest = `${hasPage(LATEST, page) ? 'this page' : 'the nearest page'} in ${LATEST}, UE`;
      const end = version === LATEST ? '$' : ` · latest: ${latest} \\d\\.\\d`;
      const since = having.filter((other) => VERSIONS.indexOf(other) >= VERSIONS.indexOf(version)).join('|');
      const line = new RegExp(`^${version} · UE \\d\\.\\d\\S* · in this form since (?:${since})${end}`);
      expect(lineOf(version, page), page).toMatch(line);
      // What the disclosure says of all versions; nothing where the page is in one version only.
      const [, first] = /<p>Since (\d+\.\d+\.\d+)/.exec(html(version, page)) ?? [];
      expect(first, page).toBe(having.length === 1 ? undefined : having.at(-1));
    }
  }
});

test('the history of all pages takes at most 1 kB on the wire', () => {
  const data = JSON.parse(readBuilt('../.docusaurus/globalData.json')) as object;
  const text = JSON.stringify((data as Record<string, unknown>)[NAME]);
  expect(text).toContain(INTRODUCTION);
  expect(gzipSync(text).length).toBeLessThanOrEqual(1000);
});

test('any two versions are compared, by keyboard', {tag: '@every-browser'}, async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, URL_OF_PAGE);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.endsWith('.md'))).toEqual([]);

  const summary = disclosure(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(result(OLD, LATEST));
  await expect(disclosure(page).locator('ins, del').first()).toBeVisible();
  expect(page.url()).not.toContain('?');

  const [from, to] = [disclosure(page).getByLabel('From'), disclosure(page).getByLabel('to', {exact: true})];
  await page.keyboard.press('Tab');
  await expect(from).toBeFocused();
  await page.keyboard.press('End');
  await expect(from).toHaveValue(OLDEST);
  await expect(status(page)).toHaveText(result(OLDEST, LATEST));
  await expect(page).toHaveURL(`${URL_OF_PAGE}?${SINCE_PARAMETER}=${OLDEST}`);
  await expect(from).toBeFocused();
  await to.selectOption(OLD);
  await expect(status(page)).toHaveText(new RegExp(`^From ${OLDEST} to ${OLD}: `));
  await from.selectOption(LATEST);
  await expect(status(page)).toHaveText(result(LATEST, OLD));

  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(disclosure(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL(URL_OF_PAGE);
});

test('a deep link opens the comparison, and one to a version without the page that with the version before', async ({
  page,
}) => {
  await page.goto(`${URL_OF_PAGE}?${SINCE_PARAMETER}=${OLDEST}`);
  await expect(status(page)).toHaveText(result(OLDEST, LATEST));
  await page.goto(`${URL_OF_PAGE}?${SINCE_PARAMETER}=0.9.0`);
  await expect(status(page)).toHaveText(result(OLD, LATEST));
});

test('a version with the same source is called the same', async ({page}) => {
  const name = pagesOf(LATEST).find((page) => sinceOf(page) > 0) ?? 'no page is as it was';
  await page.goto(`${docsPath(LATEST, name)}?${SINCE_PARAMETER}=${VERSIONS[1]}`);
  await expect(status(page)).toHaveText(new RegExp(`^From ${VERSIONS[1]} to ${LATEST}: the same`));
});

test.describe('what does not load', () => {
  test.use({provoked: /404|MIME type|ChunkLoadError/});

  for (const {what, files} of [
    {what: 'text', files: '**/*.md'},
    {what: 'code', files: '**/assets/js/*.js'},
  ]) {
    test(`a comparison whose ${what} does not load says so, and Retry opens it again`, async ({page}) => {
      await open(page, URL_OF_PAGE);
      await page.waitForLoadState('networkidle');
      await page.route(files, (route) => route.fulfill({status: 404, body: '<!doctype html>'}));
      await disclosure(page).locator('summary').click();
      await expect(status(page)).toHaveText(`The comparison of ${OLD} to ${LATEST} could not be loaded.`);
      await page.unroute(files);
      const reloaded = page.waitForEvent('load');
      await disclosure(page).getByRole('button', {name: 'Retry'}).click();
      await reloaded;
      await expect(status(page)).toHaveText(result(OLD, LATEST));
      await expect(disclosure(page).getByRole('button', {name: 'Retry'})).toHaveCount(0);
    });
  }
});

test('it is printed when it is open, and only then', async ({page}) => {
  await open(page, URL_OF_PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(disclosure(page)).toBeHidden();
  await page.emulateMedia({media: null});
  await disclosure(page).locator('summary').click();
  await expect(status(page)).toHaveText(result(OLD, LATEST));
  await page.emulateMedia({media: 'print'});
  await expect(status(page)).toBeVisible();
});

test('the open comparison is accessible in both themes, and tells words that came from those that went', async ({
  page,
}) => {
  await open(page, `${URL_OF_PAGE}?${SINCE_PARAMETER}=${OLDEST}`);
  await expect(disclosure(page).locator('ins').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(page, '.theme-doc-markdown > [data-search="off"]'), colorScheme).toEqual([]);
  }
  // Without colors, too.
  await expect(disclosure(page).locator('ins').first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(disclosure(page).locator('del').first()).toHaveCSS('text-decoration-line', 'line-through');
});

/** Links to the pages that a release added. */
const linksToNew = (version: Version, previous: Version): string[] =>
  pagesOf(version)
    .filter((page) => !hasPage(previous, page))
    .map((page) => docsPath(version, page));

test('the changelog links the pages of each release with docs of its own', async ({page}) => {
  await open(page, `${BASE}/changelog`);
  const lists = page.locator('main details', {hasText: 'Documentation pages of'});
  // A release may change nothing but its facts.
  const same = page.locator('main p', {hasText: 'The pages of this documentation are the same as in'});
  await expect(lists.or(same)).toHaveCount(VERSIONS.length - 1);
  for (const [index, version] of VERSIONS.slice(0, -1).entries()) {
    const previous = VERSIONS[index + 1] ?? version;
    const list = lists.or(same).nth(index);
    const isList = (await list.locator('summary').count()) > 0;
    await expect(list).toContainText(isList ? `Documentation pages of ${version}: ` : `the same as in ${previous}.`);
    const words = (await list.textContent()) ?? '';
    const numberOf = (what: string): number => Number(new RegExp(`(\\d+) ${what}`).exec(words)?.[1] ?? 0);
    const hrefs = await list.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(['new', 'changed', 'removed'].map(numberOf).reduce((sum, count) => sum + count));
    expect(hrefs.length > 0).toBe(isList);
    const added = linksToNew(version, previous);
    expect(hrefs.slice(0, numberOf('new')).sort()).toEqual(added.sort());
    const compared = hrefs.filter((href) => href.endsWith(`?${SINCE_PARAMETER}=${previous}`));
    expect(compared).toHaveLength(numberOf('changed'));
    const id = new RegExp(`^v${version.replaceAll('.', '-')}(-\\d{4}-\\d\\d-\\d\\d)?$`);
    await expect(list.locator('xpath=preceding::h2[1]')).toHaveAttribute('id', id);
  }
});

test('each introduction but the first ends with what to know when upgrading, with changes to see', () => {
  for (const [index, version] of VERSIONS.entries()) {
    const previous = VERSIONS[index + 1];
    const [, section = ''] = /<h2[^>]*id="?upgrading"?[^>]*>(.*)/s.exec(html(version, INTRODUCTION)) ?? [];
    expect(section.slice(0, 40)).toContain(previous === undefined ? '' : `Upgrading from ${previous}`);
    expect(section === '').toBe(previous === undefined);
    for (const href of previous === undefined ? [] : linksToNew(version, previous)) {
      expect(section).toMatch(new RegExp(`href="?${href}["?> ]`));
    }
    if (version === CHANGED) {
      expect(section).toContain(`${docsPath(CHANGED, PAGE)}?${SINCE_PARAMETER}=${OLD}`);
    }
  }
});

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import axe from 'axe-core';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {DIFFERENCES_FOLDER, SINCE_PARAMETER} from '../../plugins/page-history/shared/addresses';
import {BASE, docsPath, hasPage, pagesOf, VERSIONS, type Version} from '../pages';
import {hydrated, watch} from '../support/site';

const build = path.join(__dirname, '../../build');
const differences = path.join(build, DIFFERENCES_FOLDER);
const LATEST = VERSIONS[0];

function html(version: Version, page: string): string {
  return readFileSync(path.join(build, `${docsPath(version, page).slice(BASE.length)}.html`), 'utf8');
}

/** Versions before `version` that have the page, newest first. */
function earlierWith(version: Version, page: string): Version[] {
  return VERSIONS.slice(VERSIONS.indexOf(version) + 1).filter((other) => hasPage(other, page));
}

interface Compared {
  readonly page: string;
  /** The version that changed it. */
  readonly changed: Version;
  /** The version before that one, whose words differ. */
  readonly differing: Version;
}

/** What the disclosure says of all versions; nothing where the page is in no earlier one. */
const pastOf = (version: Version, name: string): string => /<p>(Since [^<]+)/.exec(html(version, name))?.[1] ?? '';

/** The versions up to this one that changed the page, oldest first. */
const changesOf = (version: Version, name: string): string[] =>
  /changed in ([^·]*)/.exec(pastOf(version, name))?.[1]?.trim().split(', ') ?? [];

const changedIn = (version: Version, name: string): boolean => changesOf(version, name).includes(version);

/** A page of the latest version whose words differ from an earlier one: found, because pages are corrected. */
function findCompared(): Compared {
  for (const [index, version] of VERSIONS.entries()) {
    const previous = VERSIONS[index + 1];
    // A release may change nothing but facts, so the last change can lie further back.
    const page = pagesOf(LATEST).find(
      (name) => previous && pagesOf(version).includes(name) && changedIn(version, name),
    );
    if (previous && page !== undefined) {
      return {page, changed: version, differing: previous};
    }
  }
  throw new Error('No page of the latest version differs from an earlier one.');
}

/** The newest page whose words are those of the version before. */
function findUnchanged(): {version: Version; name: string; previous: Version} {
  for (const version of VERSIONS) {
    for (const name of pagesOf(version)) {
      const [previous] = earlierWith(version, name);
      if (previous && !changedIn(version, name)) {
        return {version, name, previous};
      }
    }
  }
  throw new Error('Every page differs from the version before.');
}

const {page: PAGE, changed: CHANGED, differing: OLD} = findCompared();
const URL_OF_PAGE = docsPath(LATEST, PAGE);
const DIFFERENCE_FILES = `**/${DIFFERENCES_FOLDER}/*.json`;

const disclosure = (page: Page): Locator =>
  page.locator('.theme-doc-markdown > [data-search="off"] details', {hasText: 'History'});
const status = (page: Page): Locator => disclosure(page).getByRole('status');

test('each page names exactly the earlier versions that have it, and links to them', () => {
  for (const version of VERSIONS) {
    for (const page of pagesOf(version)) {
      const [, list] = /Read this page in(.*?)<\/details>/s.exec(html(version, page)) ?? [];
      const links = [...(list ?? '').matchAll(/href="?([^" >]+)"?>([\d.]+)</g)].map(([, href, name]) => [name, href]);
      expect(links, `${version} ${page}`).toEqual(
        earlierWith(version, page).map((other) => [other, docsPath(other, page)]),
      );
    }
  }
});

test('each page says since when it exists and reads so, and on what it runs; an old one leads to the latest', () => {
  for (const version of VERSIONS) {
    for (const page of pagesOf(version)) {
      const name = `${version} ${page}`;
      const [head = ''] = /data-search="?off.*?(?=<details|<\/div>)/s.exec(html(version, page)) ?? [];
      const words = head.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
      const oldest = earlierWith(version, page).at(-1);
      expect(pastOf(version, page), name).toMatch(oldest === undefined ? /^$/ : new RegExp(`^Since ${oldest}(?: |$)`));
      const since = changesOf(version, page).at(-1) ?? oldest ?? version;
      expect(words, name).toContain(`in this form since ${since}<`);
      if (version === LATEST) {
        expect(words, name).toMatch(new RegExp(`>${version} · UE \\d\\.\\d.* · in this`));
        expect(words, name).not.toContain('href');
      } else {
        expect(words, name).toMatch(new RegExp(`>${version}, for UE \\d\\.\\d[^<]*\\. <a`));
        expect(words, name).toContain(`${hasPage(LATEST, page) ? 'This' : 'The nearest'} page in ${LATEST}</a>`);
        const [, href = ''] = /href="?([^" >]+)/.exec(words) ?? [];
        const targets = hasPage(LATEST, page) ? [page] : pagesOf(LATEST);
        expect(
          targets.map((other) => docsPath(LATEST, other)),
          name,
        ).toContain(href);
      }
    }
  }
});

test('every difference takes at most 15 kB on the wire, and every page at most 1 kB before it is opened', () => {
  const sizes = readdirSync(differences).map((file) => gzipSync(readFileSync(path.join(differences, file))).length);
  expect(sizes.length).toBeGreaterThan(100);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(15_000);
  // A page that is new has nothing to open.
  for (const page of pagesOf(LATEST).filter((name) => earlierWith(LATEST, name).length > 0)) {
    const text = html(LATEST, page);
    const shown = /<div[^>]*data-search="?off.*?<\/details>/s.exec(text)?.[0] ?? '';
    expect(shown, page).not.toBe('');
    const data = readFileSync(
      path.join(build, `../.docusaurus/page-history/default/pages/${LATEST}/${page}.json`),
      'utf8',
    );
    const cost = gzipSync(text).length - gzipSync(text.replace(shown, '')).length + gzipSync(data).length;
    expect(cost, page).toBeLessThanOrEqual(1000);
  }
});

test('the disclosure works by keyboard: open, choose a version, close', {tag: '@every-browser'}, async ({page}) => {
  const complaints = watch(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(URL_OF_PAGE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes(DIFFERENCES_FOLDER))).toEqual([]);

  const summary = disclosure(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(new RegExp(`^From ${OLD} to ${LATEST}: .*(changed|added|removed)\\.$`));
  await expect(disclosure(page).locator('ins, del').first()).toBeVisible();
  expect(page.url()).not.toContain('?');

  await page.keyboard.press('Tab');
  const select = disclosure(page).getByLabel('Compare with');
  await expect(select).toBeFocused();
  const oldest = earlierWith(LATEST, PAGE).at(-1) ?? OLD;
  await page.keyboard.press('End');
  await expect(select).toHaveValue(oldest);
  await expect(status(page)).toContainText(oldest);
  await expect(page).toHaveURL(`${URL_OF_PAGE}?${SINCE_PARAMETER}=${oldest}`);
  await expect(select).toBeFocused();

  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(disclosure(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL(URL_OF_PAGE);
  expect(complaints).toEqual([]);
});

test('a deep link opens the comparison and leads the focus to its result', async ({page}) => {
  const complaints = watch(page);
  await page.goto(`${URL_OF_PAGE}?${SINCE_PARAMETER}=${OLD}`);
  await expect(status(page)).toHaveText(new RegExp(`^From ${OLD} to ${LATEST}: `));
  await expect(status(page)).toBeFocused();
  await expect(disclosure(page)).toHaveAttribute('open', '');
  await expect(disclosure(page).getByLabel('Compare with')).toHaveValue(OLD);
  await expect(disclosure(page).getByRole('link', {name: OLD})).toHaveAttribute('href', docsPath(OLD, PAGE));
  expect(complaints).toEqual([]);
});

test('a deep link with a heading leaves the focus to the heading', async ({page}) => {
  await page.goto(URL_OF_PAGE);
  const id = (await page.locator('.markdown h2[id]').last().getAttribute('id')) ?? '';
  await page.goto(`${URL_OF_PAGE}?${SINCE_PARAMETER}=${OLD}#${id}`);
  await expect(status(page)).toContainText(OLD);
  await expect(status(page)).not.toBeFocused();
});

test('a deep link to a version without the page says so and lets the reader choose', async ({page}) => {
  const complaints = watch(page);
  await page.goto(`${URL_OF_PAGE}?${SINCE_PARAMETER}=0.9.0`);
  await expect(status(page)).toHaveText(`There is no version 0.9.0 of this page before ${LATEST}. Choose one.`);
  await disclosure(page).getByLabel('Compare with').selectOption(OLD);
  await expect(status(page)).toHaveText(new RegExp(`^From ${OLD} to ${LATEST}: `));
  expect(complaints).toEqual([]);
});

test('a version with the same words says so without a request', async ({page}) => {
  const {version, name, previous} = findUnchanged();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${docsPath(version, name)}?${SINCE_PARAMETER}=${previous}`);
  await expect(status(page)).toHaveText(`The words of this page are the same in ${previous} and ${version}.`);
  expect(requests.filter((url) => url.includes(DIFFERENCES_FOLDER))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the disclosure opens and leads to the old pages', async ({page}) => {
    await page.goto(URL_OF_PAGE);
    await expect(page.getByText('in this form since')).toBeVisible();
    await disclosure(page).locator('summary').click();
    const link = disclosure(page).getByRole('link', {name: OLD, exact: true});
    await expect(link).toBeVisible();
    await link.click();
    await page.waitForURL(docsPath(OLD, PAGE));
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('a failed fetch says so, and Retry fixes it', async ({page}) => {
  await page.route(DIFFERENCE_FILES, (route) => route.abort());
  await page.goto(`${URL_OF_PAGE}?${SINCE_PARAMETER}=${OLD}`);
  await expect(status(page)).toHaveText(`The difference between ${OLD} and ${LATEST} could not be loaded.`);
  await page.unroute(DIFFERENCE_FILES);
  await page.route(DIFFERENCE_FILES, (route) => route.fulfill({status: 404, body: '<!doctype html>'}));
  await disclosure(page).getByRole('button', {name: 'Retry'}).click();
  await expect(status(page)).toHaveText(`The difference between ${OLD} and ${LATEST} could not be loaded.`);
  await page.unroute(DIFFERENCE_FILES);
  await disclosure(page).getByRole('button', {name: 'Retry'}).click();
  await expect(status(page)).toHaveText(new RegExp(`^From ${OLD} to ${LATEST}: `));
  await expect(disclosure(page).getByRole('button', {name: 'Retry'})).toHaveCount(0);
});

test('a comparison whose code does not load keeps the links and offers Retry', async ({page}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(URL_OF_PAGE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await disclosure(page).locator('summary').click();
  await expect(disclosure(page).getByRole('alert')).toContainText('could not be loaded');
  await expect(disclosure(page).getByRole('link', {name: OLD, exact: true})).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  const reloaded = page.waitForEvent('load');
  await disclosure(page).getByRole('button', {name: 'Retry'}).click();
  await reloaded;
  await disclosure(page).locator('summary').click();
  await expect(status(page)).toHaveText(new RegExp(`^From ${OLD} to ${LATEST}: `));
  await expect(disclosure(page).getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the comparison closes with the page that it belongs to', async ({page}) => {
  await page.goto(`${URL_OF_PAGE}?${SINCE_PARAMETER}=${OLD}`);
  await disclosure(page).getByRole('link', {name: OLD, exact: true}).click();
  await page.waitForURL(docsPath(OLD, PAGE));
  await expect(disclosure(page)).not.toHaveAttribute('open');
});

test('it is printed when it is open, and only then', async ({page}) => {
  await page.goto(URL_OF_PAGE);
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  await expect(disclosure(page)).toBeHidden();
  await page.emulateMedia({media: null});
  await disclosure(page).locator('summary').click();
  await expect(status(page)).toHaveText(new RegExp(`^From ${OLD} to ${LATEST}: `));
  await page.emulateMedia({media: 'print'});
  await expect(status(page)).toBeVisible();
  await expect(disclosure(page).locator('ins, del').first()).toBeVisible();
  await expect(disclosure(page).getByRole('combobox', {includeHidden: true})).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open comparison is accessible: ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    const oldest = earlierWith(LATEST, PAGE).at(-1) ?? OLD;
    await page.goto(`${URL_OF_PAGE}?${SINCE_PARAMETER}=${oldest}`);
    await expect(disclosure(page).locator('ins, del').first()).toBeVisible();
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const {run} = (window as unknown as {axe: typeof axe}).axe;
      const result = await run('.theme-doc-markdown > [data-search="off"]');
      return result.violations.map(({id, nodes}) => `${id}: ${nodes.map(({html: node}) => node).join(' ')}`);
    });
    expect(violations).toEqual([]);
  });
}

test('words that came and went are labelled, not only coloured', async ({page}) => {
  const oldest = earlierWith(LATEST, 'getting-started/introduction').at(-1) ?? OLD;
  await page.goto(`${docsPath(LATEST, 'getting-started/introduction')}?${SINCE_PARAMETER}=${oldest}`);
  await expect(status(page)).toContainText('changed');
  const marks = await disclosure(page)
    .locator('ins, del')
    .evaluateAll((nodes) =>
      nodes.map((node) => ({
        tag: node.tagName,
        text: node.textContent,
        label: node.closest('div')?.firstElementChild?.textContent ?? '',
      })),
    );
  expect(marks.length).toBeGreaterThan(3);
  for (const {tag, text, label} of marks) {
    const word = tag === 'INS' ? 'added' : 'removed';
    expect(text.startsWith(`${word}: `) || label.endsWith(` ${word}`), `${label}: ${text}`).toBe(true);
  }
});

/** Links to the pages that a release added. */
const linksToNew = (version: Version, previous: Version): string[] =>
  pagesOf(version)
    .filter((page) => !hasPage(previous, page))
    .map((page) => docsPath(version, page));

test('the changelog links the pages of each release with docs of its own', async ({page}) => {
  const complaints = watch(page);
  await page.goto(`${BASE}/changelog`);
  await hydrated(page);
  const lists = page.locator('main details', {hasText: 'Documentation pages of'});
  // A release may change nothing but its facts.
  const same = page.locator('main p', {hasText: 'The pages of this documentation are the same as in'});
  await expect(lists.or(same)).toHaveCount(VERSIONS.length - 1);
  for (const [index, version] of VERSIONS.slice(0, -1).entries()) {
    const previous = VERSIONS[index + 1] ?? version;
    const list = lists.or(same).nth(index);
    const isList = (await list.locator('summary').count()) > 0;
    await expect(list).toContainText(isList ? `Documentation pages of ${version}: ` : `the same as in ${previous}.`);
    const hrefs = await list.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(linksToNew(version, previous)));
    for (const href of hrefs) {
      const [pathname = '', query] = (href ?? '').split('?');
      expect(existsSync(path.join(build, `${pathname.slice(BASE.length)}.html`)), pathname).toBe(true);
      expect([undefined, `${SINCE_PARAMETER}=${previous}`]).toContain(query);
    }
    const heading = list.locator('xpath=preceding::h2[1]');
    await expect(heading).toHaveAttribute(
      'id',
      new RegExp(`^v${version.replaceAll('.', '-')}(-\\d{4}-\\d\\d-\\d\\d)?$`),
    );
  }
  expect(complaints).toEqual([]);
});

test('of the two sections of 1.5.2 the later one has the list', async ({page}) => {
  await page.goto(`${BASE}/changelog`);
  const list = page.locator('main details', {hasText: 'Documentation pages of 1.5.2'});
  await expect(list.locator('xpath=preceding::h2[1]')).toHaveAttribute('id', 'v1-5-2-2023-05-23');
});

test('each introduction but the first ends with what to know when upgrading', async ({page}) => {
  for (const [index, version] of VERSIONS.entries()) {
    const previous = VERSIONS[index + 1];
    await page.goto(docsPath(version, 'getting-started/introduction'));
    const heading = page.locator('.markdown h2').last();
    if (!previous) {
      await expect(heading).not.toContainText('Upgrading');
      continue;
    }
    await expect(heading).toContainText(`Upgrading from ${previous}`);
    await expect(page.locator('.table-of-contents a', {hasText: `Upgrading from ${previous}`})).toHaveAttribute(
      'href',
      '#upgrading',
    );
    for (const href of linksToNew(version, previous)) {
      await expect(page.locator(`h2#upgrading ~ ul a[href="${href}"]`)).toHaveCount(1);
    }
  }
});

test('the lists of a page that the reader comes to are those that the server sends', async ({page}) => {
  const complaints = watch(page);
  const places = [
    {path: docsPath(LATEST, 'getting-started/introduction'), list: 'h2#upgrading ~ ul'},
    {path: `${BASE}/changelog`, list: 'main details:has-text("Documentation pages of"), main p:has-text("same as in")'},
  ];
  for (const {path, list} of places) {
    await page.goto(path);
    const sent = await page.locator(list).allTextContents();
    expect(sent.join('')).not.toBe('');
    await page.goto(docsPath(LATEST, 'getting-started/installation'));
    await hydrated(page);
    await page.locator(`:is(nav, aside) a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.locator(list).allTextContents(), path).toEqual(sent);
  }
  expect(complaints).toEqual([]);
});

/** Changed pages for ever: the release of the day may have changed none. */
const LISTED = '1.3.0';

test('a reader who goes back to a page of lists finds the place again', async ({page}) => {
  const introduction = docsPath(LISTED, 'getting-started/introduction');
  await page.setViewportSize({width: 1350, height: 700});
  await page.goto(docsPath(LISTED, 'getting-started/installation'));
  await hydrated(page);
  await page.locator(`aside a[href="${introduction}"]`).first().click();
  await page.waitForURL(`**${introduction}`);
  const list = page.locator('h2#upgrading ~ ul');
  await expect(list.locator('a').last()).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(introduction);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(introduction);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('the links of the lists load no document', async ({page}) => {
  await page.goto(`${BASE}/changelog`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const list = page.locator('main details', {hasText: 'Documentation pages of'}).first();
  await list.locator('summary').click();
  const link = list.locator('a').first();
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${href}`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a changed page opens from the upgrade list with the difference', async ({page}) => {
  await page.goto(docsPath(CHANGED, 'getting-started/introduction'));
  await hydrated(page);
  await page.locator(`h2#upgrading ~ ul a[href="${docsPath(CHANGED, PAGE)}?${SINCE_PARAMETER}=${OLD}"]`).click();
  await page.waitForURL(`${docsPath(CHANGED, PAGE)}?${SINCE_PARAMETER}=${OLD}`);
  await expect(status(page)).toHaveText(new RegExp(`^From ${OLD} to ${CHANGED}: `));
  await expect(status(page)).toBeFocused();
});

test('a list of pages loads none of them', async ({page}) => {
  await page.goto(`${BASE}/changelog`);
  await hydrated(page);
  const list = page.locator('main details', {hasText: 'Documentation pages of'}).nth(1);
  await list.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await list.locator('summary').click();
  await list.locator('a').first().scrollIntoViewIfNeeded();
  await expect(list.locator('a').first()).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

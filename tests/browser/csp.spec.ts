import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readSwitches} from '../../config/switches';
import {INLINE_STYLE} from '../../plugins/search/inline-style';
import releasedVersions from '../../versions.json';
import {BASE, docsPath, VERSIONS} from '../pages';
import {watchPolicy} from '../support/policy';
import {BUILD, builtDocuments, hydrated, watch} from '../support/site';

const documents = builtDocuments();

const policyOf = (html: string): string =>
  /^[^<]*(?:<!doctype html>)?\s*<html[^>]*>\s*<head><meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)">/i.exec(
    html,
  )?.groups?.policy ?? '';

const {gtagTrackingId, algolia} = readSwitches(process.env, releasedVersions);

/** The hosts of services that the switches of this build bring; without a switch, none. */
const SERVICES = [
  ...(gtagTrackingId ? ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'] : []),
  ...(algolia
    ? [`${algolia.appId}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${algolia.appId}-${n}.algolianet.com`)]
    : []),
].map((host) => `https://${host}`);

/** The one `<style>` that a script adds: the logo in the window of the search. */
const OF_SEARCH = `sha256-${createHash('sha256').update(INLINE_STYLE).digest('base64')}`;

const withoutServices = (policy: string): string =>
  policy.replaceAll(/https:\/\/[^ ;]+/g, (source) => (SERVICES.includes(source) ? '' : source));

test('every document has a policy first in its head, without unsafe-inline, unsafe-eval or other hosts', () => {
  const policies = new Set<string>();
  for (const file of documents) {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    const policy = policyOf(html);
    // The style sheet in a page is its own; everything else is the same, wherever a reader comes from.
    policies.add(policy.replace(/style-src-elem [^;]*/, ''));
    const own = policy.replace(` '${OF_SEARCH}'`, '');
    expect.soft(own, file).toMatch(/style-src-elem 'self'(?: 'sha256-[^']+')?;/);
    expect
      .soft(Buffer.from(html).indexOf('charset='), `${file}: charset within the first 1024 bytes`)
      .toBeLessThan(1015);
  }
  expect(documents.length).toBeGreaterThan(600);
  expect([...policies], 'one policy for pages, one for stubs').toHaveLength(2);
  for (const policy of policies) {
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(withoutServices(policy)).not.toMatch(/unsafe-inline|unsafe-eval|\*|http/);
  }
});

const kinds = [
  {name: 'home', route: `${BASE}/`},
  {name: 'changelog', route: `${BASE}/changelog`},
  {name: 'roadmap', route: `${BASE}/roadmap`},
  {name: 'not found', route: `${BASE}/docs/1.2.0/nothing/here`},
  {name: 'stub', route: `${BASE}/docs/faq/`},
  {name: 'a page with figures', route: docsPath(VERSIONS[0], 'quick-start/using-active')},
  {name: 'an old page', route: docsPath('1.0.0', 'quick-start/using-active')},
];

// Every page is opened by routes.spec.ts, where a violation counts as a complaint.
for (const colorScheme of ['dark', 'light'] as const) {
  test(`each kind of page keeps its policy to its end, in the ${colorScheme} theme`, async ({page}) => {
    const violations = await watchPolicy(page);
    await page.emulateMedia({colorScheme});
    for (const {name, route} of kinds) {
      await page.goto(route);
      await hydrated(page);
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
      expect.soft(violations.splice(0), name).toEqual([]);
    }
  });
}

test('nothing breaks the policy while the site is used', {tag: '@every-browser'}, async ({page}) => {
  const violations = await watchPolicy(page);
  const complaints = watch(page);
  await page.goto(docsPath(VERSIONS[0], 'integration_guides/gas-companion'));
  await hydrated(page);
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await page.locator('.theme-code-block').first().hover();
  await page.getByRole('button', {name: 'Toggle word wrap'}).first().click();
  await page.locator('.theme-doc-sidebar-menu').getByText('Quick start').click();
  await page.locator('.theme-doc-sidebar-menu').locator('a[href$="/quick-start/using-active"]').click();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.goto(`${BASE}/`);
  await hydrated(page);
  await page.locator('nav').getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL(`${BASE}/changelog`);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the test sees what a policy forbids', async ({page}) => {
  const violations = await watchPolicy(page);
  await page.goto(`${BASE}/`);
  await hydrated(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.head.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">text</p>');
  });
  await expect.poll(() => violations.length).toBe(2);
  expect(violations.join('\n')).toMatch(/script-src-elem: inline[\s\S]*style-src-attr: inline/);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

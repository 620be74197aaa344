import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readSwitches} from '../../config/switches';
import releasedVersions from '../../versions.json';
import {BASE, docsPath, VERSIONS} from '../pages';
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

test('every document has the same policy first in its head, with other hosts for pictures alone', () => {
  const policies = new Set<string>();
  for (const file of documents) {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    policies.add(policyOf(html));
    expect
      .soft(Buffer.from(html).indexOf('charset='), `${file}: charset within the first 1024 bytes`)
      .toBeLessThan(1015);
  }
  expect(documents.length).toBeGreaterThan(600);
  expect(policies.size).toBe(1);
  const policy = SERVICES.reduce((text, host) => text.replaceAll(` ${host}`, ''), [...policies].join(''));
  const others = policy.split(';').filter((directive) => /unsafe|\*|https?:/.test(directive));
  expect(others).toEqual(["style-src 'self' 'unsafe-inline'", "img-src 'self' data: https:"]);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
});

// Pages are opened by routes.spec.ts and not-found.spec.ts, where a violation counts as a complaint.
test('nothing breaks the policy while the site is used', {tag: '@every-browser'}, async ({page}) => {
  const complaints = watch(page);
  await page.goto(docsPath(VERSIONS[0], 'integration_guides/gas-companion'));
  await hydrated(page);
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await page.locator('.theme-doc-sidebar-menu').getByText('Quick start').click();
  await page.locator('.theme-doc-sidebar-menu').locator('a[href$="/quick-start/using-active"]').click();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.goto(`${BASE}/`);
  await hydrated(page);
  await page.locator('nav').getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL(`${BASE}/changelog`);
  expect(complaints).toEqual([]);
});

test('the test sees what a policy forbids', async ({page}) => {
  const complaints = watch(page);
  await page.goto(`${BASE}/`);
  await hydrated(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.head.append(script);
  });
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringMatching(/^console error: .*inline script.*Content Security Policy/)]);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

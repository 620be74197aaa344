import {expect, test} from '@playwright/test';
import {BASE} from '../pages';
import {builtDocuments, open, readBuilt} from '../support/site';

const documents = builtDocuments();

const policyOf = (html: string): string =>
  /^[^<]*(?:<!doctype html>)?\s*<html[^>]*>\s*<head><meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)">/i.exec(
    html,
  )?.groups?.policy ?? '';

/** The hosts of services that the switches of a build bring: csp.test.ts proves which. */
const SERVICES =
  / https:\/\/(?:www\.googletagmanager|\*\.(?:analytics\.google|google-analytics)|[\w-]+\.algolia(?:net)?)\.\w+/g;

test('every document has the same policy first in its head, with other hosts for pictures alone', () => {
  const policies = new Set<string>();
  for (const file of documents) {
    const html = readBuilt(file);
    policies.add(policyOf(html));
    expect
      .soft(Buffer.from(html).indexOf('charset='), `${file}: charset within the first 1024 bytes`)
      .toBeLessThan(1015);
  }
  expect(documents.length).toBeGreaterThan(600);
  expect(policies.size).toBe(1);
  const policy = [...policies].join('').replaceAll(SERVICES, '');
  const others = policy.split(';').filter((directive) => /unsafe|\*|https?:/.test(directive));
  expect(others).toEqual(["style-src 'self' 'unsafe-inline'", "img-src 'self' data: https:"]);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
});

// A violation is a complaint of the browser: routes.spec.ts opens every kind of page, and most tests use some.
test('the test sees what a policy forbids', async ({page}) => {
  const complaints = await open(page, `${BASE}/`);
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

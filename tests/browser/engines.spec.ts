import type {Page} from '@playwright/test';
import {engineRange, newestDocsFor, releaseOf} from '../../src/data/release-facts';
import {releases, type Engine} from '../../src/data/releases';
import {BASE, docsPath, VERSIONS} from '../pages';
import {open, readBuilt} from '../support/site';
import {expect, test} from '../support/test';

const INSTALLATION = 'getting-started/installation';
const INTRODUCTION = 'getting-started/introduction';

const enginesOf = (version: string): string => engineRange(releaseOf(releases, version)?.engines ?? [], releases);
const named = VERSIONS.map((name) => ({name}));
const newestFor = (engine: Engine): string => newestDocsFor(engine, named, releases)?.name ?? '';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the home page leads from every engine to the newest version for it', async ({page}) => {
    await page.goto(`${BASE}/`);
    for (const engine of new Set(releases.flatMap(({engines}) => engines))) {
      const version = newestFor(engine);
      const link = page.getByRole('link', {name: `UE ${engine} ${version}: documentation`, exact: true});
      await expect(link).toHaveAttribute('href', docsPath(version, INTRODUCTION));
    }
  });

  test('the bar of each release line leads to its documentation', async ({page}) => {
    await page.goto(`${BASE}/roadmap`);
    for (const version of VERSIONS) {
      const name = `UE ${enginesOf(version)}: documentation of ${version}`;
      const link = page.getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', docsPath(version, INSTALLATION));
    }
  });
});

/** What a report says: room for words, then one line for each fact. */
function reportOf(page: string, version?: string): string {
  const facts = [
    `- Page: ${page}`,
    ...(version === undefined ? [] : [`- Version: ${version}`, `- Engines: UE ${enginesOf(version)}`]),
  ];
  return `### What is wrong?\n\n\n\n### Where?\n\n${facts.join('\n')}`;
}

const report = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: 'Report a problem'});
const bodyIn = (href: string): string => new URL(href).searchParams.get('body') ?? '';

const bodyOf = async (page: Page): Promise<string> => bodyIn((await report(page).getAttribute('href')) ?? 'missing:');

test('the link for reports is complete as it is served: without scripts, and for every kind of click', () => {
  const origin = 'https://twistedbytes-net.github.io';
  const reportIn = (file: string): string =>
    bodyIn(/\bhref="?(?<href>[^\s">]+\/issues\/new\?[^\s">]*)/.exec(readBuilt(file))?.groups?.href ?? 'missing:');
  for (const version of VERSIONS) {
    const address = docsPath(version, INSTALLATION);
    const body = reportIn(`${address.slice(BASE.length + 1)}.html`);
    expect(body).toBe(reportOf(origin + address, version));
  }
  expect(reportIn('index.html')).toBe(reportOf(`${origin}${BASE}/`));
});

const versionOf = (path: string): string => VERSIONS.find((name) => path.includes(`/${name}/`)) ?? VERSIONS[0];

/** The versions to which the home page leads. */
async function versionsOfHome(page: Page): Promise<string[]> {
  const links = page.locator(
    '[aria-label="How to start"] a, [aria-labelledby="tasks"] a, header a.button--primary:not(.button--outline)',
  );
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  return [...new Set(paths.map(versionOf))];
}

test('the version for an engine is remembered: home leads to it, and a report names both', async ({page}) => {
  const version = newestFor('4.26');
  await open(page, `${BASE}/`);
  const note = page.getByRole('main').getByRole('status');
  expect(await versionsOfHome(page)).toEqual([VERSIONS[0]]);
  await expect(note).toHaveCount(0);
  await page.getByRole('link', {name: `UE 4.26 ${version}: documentation`, exact: true}).click();
  await page.waitForURL(`**${docsPath(version, INTRODUCTION)}`);
  await expect
    .poll(() => bodyOf(page))
    .toContain(reportOf(`https://twistedbytes-net.github.io${docsPath(version, INTRODUCTION)}`, version));
  await page.locator('.navbar').getByRole('link', {name: 'Changelog'}).click();
  await page.waitForURL('**/changelog');
  await expect(page.locator('.navbar').getByRole('button', {name: `Version ${version}`})).toBeVisible();
  const documentation = page.locator('.navbar').getByRole('link', {name: 'Documentation'});
  await expect(documentation).toHaveAttribute('href', docsPath(version, INTRODUCTION));
  await expect
    .poll(() => bodyOf(page))
    .toBe(reportOf('https://twistedbytes-net.github.io/TBIA-Documentation/changelog'));

  await open(page, `${BASE}/`);
  expect(await versionsOfHome(page)).toEqual([version]);
  await expect(note).toContainText(version);
  await page.getByRole('button', {name: `Use ${VERSIONS[0]}`}).click();
  expect(await versionsOfHome(page)).toEqual([VERSIONS[0]]);
});

test('a report names the heading, and the address of a page that does not exist', async ({page}) => {
  await open(page, `${docsPath('1.9.0', 'faq')}#multiplayer`);
  // Every button of a mouse begins with it; a click of the middle one does not send `click`.
  await report(page).dispatchEvent('pointerdown');
  expect(await bodyOf(page)).toContain(reportOf(page.url(), '1.9.0'));
  await open(page, `${BASE}/no/such/page`);
  await report(page).focus();
  expect(await bodyOf(page)).toContain(reportOf(page.url()));
});

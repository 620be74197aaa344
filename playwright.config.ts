import {existsSync} from 'node:fs';
import {defineConfig, webkit} from '@playwright/test';
import {readSwitches} from './config/switches';
import {BROWSER_ARGUMENTS, presentBrowser, presentFirefox} from './scripts/browser';
import {BASE} from './tests/pages';

// The version of @playwright/test is chosen by hand, and Dependabot leaves it alone: 1.65.1 asks Firefox for
// `emulation.setMediaFeaturesOverride`, which Firefox 153 (Debian's ESR) does not know, and cannot open a page.
// 1.64.1 is the newest that drives it. With a newer one, `npx playwright test --project=firefox` must pass.

const switches = readSwitches(process.env);

/** Needs the site's own search index, which a build with Algolia does not have: variant.spec.ts tests that. */
const NEEDS_INDEX = 'plugins/search/search.spec.ts';

const VARIANT = 'tests/browser/variant.spec.ts';

const SITE = {
  testMatch: ['tests/browser/**/*.spec.ts', 'plugins/**/*.spec.ts'],
  testIgnore: [VARIANT, ...(switches.algolia ? [NEEDS_INDEX] : [])],
};

const CHROMIUM = {launchOptions: {executablePath: presentBrowser(), args: [...BROWSER_ARGUMENTS]}};

/** The machine's own Firefox over WebDriver BiDi, which Playwright has, but does not document. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {executablePath: presentFirefox()},
} as const;

/** What matters most to readers: pages, menus, search, pictures, tabs, the history of a page. */
const EVERY_BROWSER = {...SITE, grep: /@every-browser/};

/** Where `npm test` reads what has passed. */
const report = process.env.TEST_REPORT;

const port = Number(process.env.TEST_PORT ?? 4173);

/** Browser tests on the built site, served under its real base path with GitHub Pages' rules. */
export default defineConfig({
  testDir: '.',
  // Projects begin in this order. The variant builds a site in one worker: the other has its tests meanwhile.
  projects: [
    {name: 'variant', testMatch: VARIANT, use: CHROMIUM},
    {...SITE, name: 'chromium', use: CHROMIUM},
    ...(FIREFOX.launchOptions.executablePath ? [{...EVERY_BROWSER, name: 'firefox', use: FIREFOX}] : []),
    ...(existsSync(webkit.executablePath())
      ? [{...EVERY_BROWSER, name: 'webkit', use: {browserName: 'webkit'} as const}]
      : []),
  ],
  timeout: 60_000,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails now and then is fixed or deleted.
  retries: 0,
  failOnFlakyTests: true,
  workers: 2,
  reporter: report === undefined ? 'line' : [['line'], ['json', {outputFile: report}]],
  outputDir: 'node_modules/.cache/playwright-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1350, height: 940},
    // No test reaches anything else, neither in a build with analytics.
    proxy: {server: 'http://127.0.0.1:9', bypass: '127.0.0.1'},
  },
  webServer: {
    command: `npx --no-install tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}${BASE}/`,
    reuseExistingServer: false,
  },
});

import {defineConfig} from '@playwright/test';
import {BROWSER_ARGUMENTS} from './scripts/browser';
import {readSwitches} from './config/switches';
import {BASE} from './tests/pages';
import releasedVersions from './versions.json';

const switches = readSwitches(process.env, releasedVersions);

/** Files that need the site's own search index, which a build with Algolia does not have: variant.spec.ts tests that. */
const NEEDS_INDEX = ['search', 'names', 'early-keys'].map((name) => `plugins/search/${name}.spec.ts`);

/**
 * What holds with any part left out: pages, their links and their policies. A site that goes without a part for the
 * time being must be published all the same, and other tests may be about that part.
 */
const ALWAYS = ['tests/browser/routes.spec.ts', 'tests/browser/colour-mode.spec.ts'];

/** No test may reach a service of analytics, in a build with them neither. */
const NO_ANALYTICS = ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com']
  .map((host) => `MAP ${host} ~NOTFOUND`)
  .join();

const VARIANT = 'tests/browser/variant.spec.ts';

const port = Number(process.env.TEST_PORT ?? 4173);

/** Browser tests on the built site, served under its real base path with GitHub Pages' rules. */
export default defineConfig({
  testDir: '.',
  // Projects begin in this order. The variant builds a site in one worker: the other has its tests meanwhile.
  projects: [
    {name: 'variant', testMatch: switches.without.size > 0 ? [] : VARIANT},
    {
      name: 'site',
      testMatch: switches.without.size > 0 ? ALWAYS : ['tests/browser/**/*.spec.ts', 'plugins/**/*.spec.ts'],
      testIgnore: [VARIANT, ...(switches.algolia ? NEEDS_INDEX : [])],
    },
  ],
  timeout: 60_000,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  outputDir: 'node_modules/.cache/playwright-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1350, height: 940},
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [...BROWSER_ARGUMENTS, `--host-resolver-rules=${NO_ANALYTICS}`],
    },
  },
  webServer: {
    command: `npx --no-install tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}${BASE}/`,
    reuseExistingServer: false,
  },
});

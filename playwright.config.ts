import {defineConfig} from '@playwright/test';
import {BROWSER_ARGUMENTS} from './scripts/browser';
import {BASE} from './tests/pages';

const port = Number(process.env.TEST_PORT ?? 4173);

/** Browser tests on the built site, served under its real base path with GitHub Pages' rules. */
export default defineConfig({
  testDir: '.',
  testMatch: ['tests/browser/**/*.spec.ts', 'plugins/**/*.spec.ts'],
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
      args: [...BROWSER_ARGUMENTS],
    },
  },
  webServer: {
    command: `npx --no-install tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}${BASE}/`,
    reuseExistingServer: false,
  },
});

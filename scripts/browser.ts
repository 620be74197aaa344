import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {canInstall, hasInstaller, install, programOf, run} from './programs';

/** With these, Chromium runs as root and without a graphics card, and asks for nothing but the pages. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The build without a window comes first: it needs about a third less time for the same tests. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Debian's packages of them, the best first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const systemBrowser = (): string | undefined => programOf(...SYSTEM_NAMES);

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

const presentBrowser = (): string | undefined => process.env.CHROMIUM ?? systemBrowser() ?? playwrightBrowser();

/** What `findBrowser` would install here: a line that says from where, or none. */
export function browserToInstall(): string[] {
  if (presentBrowser() !== undefined) {
    return [];
  }
  const otherwise = hasInstaller() ? `; should that fail, ${PACKAGES.join(' or ')} with apt-get` : '';
  return [`Chromium, with "playwright install chromium"${otherwise}`];
}

/**
 * Path of a Chromium that the tests can drive: `CHROMIUM` from the environment, the system's, Playwright's, else one
 * that is installed now (by Playwright; when run as root on Debian, by apt-get).
 * @throws when there is none and none can be installed; the message says what to do
 */
export function findBrowser(): string {
  const found = presentBrowser();
  if (found) {
    return found;
  }
  console.log('No Chromium found: installing one.');
  run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const downloaded = playwrightBrowser();
  if (downloaded) {
    return downloaded;
  }
  if (canInstall()) {
    PACKAGES.find((name) => install(name));
  }
  const installed = systemBrowser();
  if (!installed) {
    throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM to its path, and run again.');
  }
  return installed;
}

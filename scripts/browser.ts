import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

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

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

function systemBrowser(): string | undefined {
  for (const name of SYSTEM_NAMES) {
    const {status, stdout} = spawnSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'});
    if (status === 0) {
      return stdout.trim();
    }
  }
  return undefined;
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Path of a Chromium that the tests can drive: `CHROMIUM` from the environment, the system's, Playwright's, else one
 * that is installed now (by Playwright; when run as root on Debian, by apt-get).
 * @throws when there is none and none can be installed; the message says what to do
 */
export function findBrowser(): string {
  const found = process.env.CHROMIUM ?? systemBrowser() ?? playwrightBrowser();
  if (found) {
    return found;
  }
  console.log('No Chromium found: installing one.');
  run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const downloaded = playwrightBrowser();
  if (downloaded) {
    return downloaded;
  }
  if (process.getuid?.() === 0 && run('apt-get', ['update', '-qq'])) {
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const installed = systemBrowser();
  if (!installed) {
    throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM to its path, and run again.');
  }
  return installed;
}

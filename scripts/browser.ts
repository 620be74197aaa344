import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** With it, Chromium runs without a graphics card. What else it needs, also for root, comes from Playwright. */
export const BROWSER_ARGUMENTS: readonly string[] = ['--disable-gpu'];

/** The build without a window comes first: it needs about a third less time for the same tests. */
const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Path of the first of these commands that the system has. */
export function programOf(...names: readonly string[]): string | undefined {
  const folders = process.env.PATH?.split(path.delimiter) ?? [];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Path of a Chromium that is here: `CHROMIUM` from the environment, the system's, or Playwright's. */
export function presentBrowser(): string | undefined {
  const downloaded = chromium.executablePath();
  return process.env.CHROMIUM ?? programOf(...SYSTEM_NAMES) ?? (existsSync(downloaded) ? downloaded : undefined);
}

/** Path of the Firefox that is here: `FIREFOX` from the environment, or the system's. */
export function presentFirefox(): string | undefined {
  return process.env.FIREFOX ?? programOf('firefox-esr', 'firefox');
}

/** Says what it runs, and runs it. */
function install(command: string): void {
  console.log(`There is no Chromium, which the tests need: ${command}`);
  spawnSync(command, {shell: true, stdio: 'inherit'});
}

/**
 * Path of a Chromium that the tests can drive: one that is here, else one that is installed now, by Playwright or, when
 * run as root on Debian, by apt-get.
 * @throws when there is none and none can be installed; the message says what to do
 */
export function findBrowser(): string {
  if (presentBrowser() === undefined) {
    install('npx --no-install playwright install chromium');
  }
  if (presentBrowser() === undefined && process.getuid?.() === 0 && programOf('apt-get') !== undefined) {
    const get = (name: string): string => `apt-get install -y -qq --no-install-recommends ${name}`;
    install(`apt-get update -qq && { ${get('chromium-headless-shell')} || ${get('chromium')}; }`);
  }
  const found = presentBrowser();
  if (found === undefined) {
    throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM to its path, and run again.');
  }
  return found;
}

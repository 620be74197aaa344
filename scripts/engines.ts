import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {findOrInstall, programOf, toInstall, type Found, type Need} from './programs';
import type {Count} from './test-counts';

/** Programs that drive WebKitGTK. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly display: string;
}

/** Releases of WebKitGTK, the best first: the tests set preferences and sizes by settings of GTK 3, and 6.0 is of GTK 4. */
const RELEASES = ['4.1', '4.0', '6.0'];

/**
 * The browser of WebKitGTK, which is not a command: its package has it in a folder that differs by processor and release.
 * @param folder where packages have their libraries
 */
export function miniBrowser(folder = '/usr/lib'): string | undefined {
  const roots = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join(folder, name));
  return RELEASES.flatMap((release) =>
    [folder, ...roots].map((root) => path.join(root, `webkit2gtk-${release}`, 'MiniBrowser')),
  ).find((file) => existsSync(file));
}

/** Path of Firefox: `FIREFOX` from the environment, else the system's. */
export function firefoxProgram(): string | undefined {
  return process.env.FIREFOX ?? programOf('firefox-esr', 'firefox');
}

/** Paths of what WebKitGTK needs, or undefined when a part is missing. */
export function webKitPrograms(): WebKitPrograms | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const [driver, browser, display] = [programOf('WebKitWebDriver'), miniBrowser(), programOf('Xvfb')];
  return driver && browser && display ? {driver, miniBrowser: browser, display} : undefined;
}

/** The driver alone brings the newest release of the browser only. */
const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];

const ENGINES: readonly Need[] = [
  {name: 'Firefox', isHere: () => firefoxProgram() !== undefined, packages: ['firefox-esr']},
  {name: 'WebKit', isHere: () => webKitPrograms() !== undefined, packages: WEBKIT_PACKAGES},
];

/** What `findEngines` would install here: a line for each engine, which says from where. */
export function enginesToInstall(): string[] {
  return toInstall(ENGINES);
}

/** The engines beside Chromium that the tests can drive here. */
export function findEngines(): Found {
  return findOrInstall(ENGINES);
}

/**
 * How engines and fonts that are not here count: as skipped. With `TEST_ENGINES`, which the workflows set, each is a
 * failure: a green run has seen all of them then.
 * @param leftOut one line for each, of `findOrInstall`
 */
export function countLeftOut(leftOut: readonly string[], env: Readonly<Record<string, string | undefined>>): Count {
  return {passed: 0, failed: env.TEST_ENGINES ? leftOut.length : 0};
}

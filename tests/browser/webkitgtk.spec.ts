import {spawn, type ChildProcess} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {programOf} from '../../scripts/browser';
import {docsPath, VERSIONS} from '../pages';

// The specs run in WebKit where Playwright's own build is installed. This says at least whether the site works in
// WebKitGTK, which Debian has: its browser on a display that nobody sees, driven by WebDriver.

const DRIVER = programOf('WebKitWebDriver');
const XVFB = programOf('xvfb-run');
const ENTER = '\uE007';
const NO_PROXY = {proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1']};

test.skip(!DRIVER || !XVFB, 'WebKitGTK is not here (on Debian: webkit2gtk-driver and xvfb).');

let driver: ChildProcess;
let session = '';

async function send(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(session + path, {method: 'POST', body: JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) {
    throw new Error(`${path}: ${JSON.stringify(value)}`);
  }
  return value;
}

/** The value of an expression in the page. */
const read = (expression: string): Promise<unknown> =>
  send('/execute/sync', {script: `return ${expression}`, args: []});

const count = (selector: string): Promise<unknown> => read(`document.querySelectorAll('${selector}').length`);

/** Types into the field of the search. */
async function type(text: string): Promise<void> {
  const field = (await send('/element', {using: 'css selector', value: '.DocSearch-Input'})) as Record<string, string>;
  await send(`/element/${Object.values(field).join('')}/value`, {text});
}

test.beforeAll(async ({baseURL}) => {
  const address = new URL(baseURL ?? '');
  address.port = String(Number(address.port) + 1);
  const display = ['--auto-servernum', '--server-args=-screen 0 1500x1300x24 -nolisten tcp'];
  driver = spawn(XVFB ?? '', [...display, DRIVER ?? '', `--port=${address.port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {...process.env, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1'},
    // A group of its own, with the display and the browser, which ends as a whole.
    detached: true,
  });
  await expect(() => fetch(new URL('/status', address))).toPass();
  session = `${address.origin}/session`;
  const {sessionId} = (await send('', {capabilities: {alwaysMatch: {proxy: NO_PROXY}}})) as {sessionId: string};
  session += `/${sessionId}`;
});

test.afterAll(() => {
  process.kill(-(driver.pid ?? NaN));
});

test('WebKitGTK: pages, links, the version menu and the search work without an error', async ({baseURL}) => {
  await send('/url', {url: baseURL + docsPath(VERSIONS[0], 'getting-started/installation')});
  await expect.poll(() => read('document.documentElement.dataset.hasHydrated'), {timeout: 20_000}).toBe('true');
  // WebDriver tells nothing of the console.
  await read(`(() => {
    window.complaints = [];
    addEventListener('error', ({message}) => complaints.push(message));
    addEventListener('unhandledrejection', ({reason}) => complaints.push(String(reason)));
    console.error = (...values) => complaints.push(values.join(' '));
  })()`);

  await read('document.querySelector(\'aside a[href$="/getting-started/demo-project"]\').click()');
  await expect.poll(() => read('document.querySelector("h1").textContent')).toBe('Demo project');

  await read("document.querySelector('.navbar .dropdown > button').click()");
  await expect.poll(() => count('.navbar .dropdown > button[aria-expanded=true] + ul a')).toBe(VERSIONS.length);

  await read('document.querySelector(\'.navbar button[aria-label^="Search"]\').click()');
  await expect.poll(() => count('.DocSearch-Input')).toBe(1);
  await type('proximity');
  await expect.poll(() => count('.DocSearch-Hit')).toBeGreaterThan(0);
  await type(ENTER);
  await expect.poll(() => read('location.pathname')).not.toMatch(/demo-project$/);
  await expect.poll(() => count('.DocSearch-Modal')).toBe(0);

  // Still the same document: no link has loaded the site anew.
  expect(await read('window.complaints')).toEqual([]);
});

import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {expect, test} from '@playwright/test';
import {programOf} from '../../scripts/browser';
import {docsPath, VERSIONS} from '../pages';

// The specs run in WebKit where Playwright's own build is installed. This says at least whether the site works in
// WebKitGTK, which Debian has: its browser on a display that nobody sees, driven by WebDriver.

const DRIVER = programOf('WebKitWebDriver');
const XVFB = programOf('Xvfb');
const ENTER = '\uE007';
const ESCAPE = '\uE00C';
/** Name of what stands for an element in WebDriver's messages. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const NO_PROXY = {proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1']};

test.skip(!DRIVER || !XVFB, 'WebKitGTK is not here (on Debian: webkit2gtk-driver and xvfb).');

const started: ChildProcess[] = [];
let session = '';

async function send(method: 'DELETE' | 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(session + path, {method, body: body === undefined ? null : JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) {
    throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  }
  return value;
}

/** The value of an expression in the page. */
const read = (expression: string): Promise<unknown> =>
  send('POST', '/execute/sync', {script: `return ${expression}`, args: []});

/** Does something with the first element that matches. */
async function act(selector: string, action: 'click' | 'value', body: unknown = {}): Promise<void> {
  const element = (await send('POST', '/element', {using: 'css selector', value: selector})) as Record<string, string>;
  await send('POST', `/element/${element[ELEMENT] ?? ''}/${action}`, body);
}

/** How many elements that match are seen. */
const shown = (selector: string): Promise<unknown> =>
  read(
    `[...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility({visibilityProperty: true})).length`,
  );

/** Starts a display that nobody sees. @returns its name */
async function startDisplay(program: string): Promise<string> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1500x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(display);
  return new Promise((resolve, reject) => {
    (display.stdio[3] as Readable).once('data', (number: Buffer) => {
      resolve(`:${number.toString().trim()}`);
    });
    display.once('error', reject);
    display.once('exit', () => {
      reject(new Error('Xvfb ended before it had a display.'));
    });
  });
}

test.beforeAll(async ({baseURL}) => {
  const driver = new URL(baseURL ?? '');
  driver.port = String(Number(driver.port) + 1);
  const env = {...process.env, DISPLAY: await startDisplay(XVFB ?? ''), GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1'};
  started.push(spawn(DRIVER ?? '', [`--port=${driver.port}`, '--host=127.0.0.1'], {stdio: 'ignore', env}));
  await expect(() => fetch(new URL('/status', driver))).toPass();
  session = `${driver.origin}/session`;
  const {sessionId} = (await send('POST', '', {
    capabilities: {alwaysMatch: {proxy: NO_PROXY}},
  })) as {sessionId: string};
  session += `/${sessionId}`;
});

test.afterAll(async () => {
  await send('DELETE', '').catch(() => undefined);
  for (const program of started.reverse()) {
    if (program.exitCode === null) {
      program.kill();
      await once(program, 'exit');
    }
  }
});

test('WebKitGTK: pages, links, the version menu and the search work without an error', async ({baseURL}) => {
  await send('POST', '/url', {url: baseURL + docsPath(VERSIONS[0], 'getting-started/installation')});
  await expect.poll(() => read('document.documentElement.dataset.hasHydrated'), {timeout: 20_000}).toBe('true');
  // WebDriver tells nothing of the console.
  await read(`(() => {
    window.complaints = [];
    addEventListener('error', ({message}) => complaints.push(message));
    addEventListener('unhandledrejection', ({reason}) => complaints.push(String(reason)));
    console.error = (...values) => complaints.push(values.join(' '));
  })()`);

  await act('aside a[href$="/getting-started/demo-project"]', 'click');
  await expect.poll(() => read('document.querySelector("h1").textContent')).toBe('Demo project');

  await act('.navbar .dropdown > button', 'click');
  await expect.poll(() => shown('.navbar .dropdown__menu a')).toBe(VERSIONS.length);
  await act('.navbar .dropdown > button', 'value', {text: ESCAPE});
  await expect.poll(() => shown('.navbar .dropdown__menu a')).toBe(0);

  await act('.navbar button[aria-label^="Search"]', 'click');
  await expect.poll(() => shown('.DocSearch-Input')).toBe(1);
  await act('.DocSearch-Input', 'value', {text: 'proximity'});
  await expect.poll(() => shown('.DocSearch-Hit')).toBeGreaterThan(0);
  await act('.DocSearch-Input', 'value', {text: ENTER});
  await expect.poll(() => read('location.pathname')).not.toMatch(/demo-project$/);
  await expect.poll(() => shown('.DocSearch-Modal')).toBe(0);

  // Still the same document: no link has loaded the site anew.
  expect(await read('window.complaints')).toEqual([]);
});

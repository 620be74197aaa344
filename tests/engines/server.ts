import {readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {resolveRequest} from '../../scripts/pages-server';
import {BASE} from '../pages';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Notes what goes wrong in a page: WebDriver tells nothing of the console. */
const PROBE = `
  window.complaints = [];
  addEventListener('error', ({message, target}) => complaints.push('error: ' + (message || target.src || target.href)), true);
  addEventListener('unhandledrejection', ({reason}) => complaints.push('rejected: ' + reason));
  // DocSearch's window tries whether a function can be made of text, and goes on without.
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => blockedURI === 'eval' || complaints.push('policy: ' + violatedDirective + ' ' + blockedURI));
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...values) => { complaints.push(level + ': ' + values.join(' ')); original.apply(console, values); };
  }`;

/** Does what a browser does for a reader who lets sites keep nothing. */
const BLOCKED_STORAGE = `
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {get() { throw new DOMException('The operation is insecure.', 'SecurityError'); }});
  }`;

/** Has the script of the start wait, and the banner for it. */
const heldStart = (script: string): string => `
  window.docusaurusStart = new Promise((resolve) => { window.startSite = resolve; }).then(() => {
    ${script}
    return window.docusaurusStart;
  });`;

/** What the server does differently from the host: a journey sets it. */
interface Behaviour {
  isStorageBlocked?: boolean;
  /** No script runs. */
  isScriptOff?: boolean;
  /** Paths of files that are answered only once `until` is settled. */
  held?: {readonly files: RegExp; readonly until: Promise<void>};
  /** The site's start waits until the page calls `startSite()`: so a journey does something before it, in any engine. */
  isStartHeld?: boolean;
  /** The browser keeps no copy of a file, so that it asks for each again. */
  isUncached?: boolean;
}

/** The built site, with a probe in each page. */
export interface TestServer {
  readonly origin: string;
  behaviour: Behaviour;
  readonly close: () => void;
}

const withProbe = (html: string, probe: string): string => html.replace(/<head>/, `<head><script>${probe}</script>`);

async function answer(folder: string, pathname: string, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  const found = resolveRequest(folder, `${BASE}/`, pathname);
  if (found.kind === 'redirect') {
    response.writeHead(301, {location: found.location}).end();
    return;
  }
  if (found.kind === 'text') {
    response.writeHead(found.status).end(found.text);
    return;
  }
  if (behaviour.held?.files.test(pathname)) {
    await behaviour.held.until;
  }
  const extension = path.extname(found.file);
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    // As the host does; but a page that the browser keeps would have the probe of an earlier journey.
    'cache-control': extension === '.html' || behaviour.isUncached ? 'no-store' : 'max-age=600',
    // Beside the page's own policy: a build with analytics reaches nobody from here.
    'content-security-policy': behaviour.isScriptOff ? "script-src 'none'" : "default-src 'self' data: 'unsafe-inline'",
  };
  const content = readFileSync(found.file);
  const probe = PROBE + (behaviour.isStorageBlocked ? BLOCKED_STORAGE : '');
  const isHeld = behaviour.isStartHeld === true && /\/main\.\w+\.js$/.test(pathname);
  const script = isHeld ? heldStart(content.toString('utf8')) : content;
  response
    .writeHead(found.status, headers)
    .end(extension === '.html' ? withProbe(content.toString('utf8'), probe) : script);
}

/**
 * Serves a built site with the rules of GitHub Pages on a free port.
 * @param folder the built site
 */
export async function serveWithProbe(folder: string): Promise<TestServer> {
  const state: {behaviour: Behaviour} = {behaviour: {}};
  const server: Server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://127.0.0.1');
    answer(path.resolve(folder), decodeURIComponent(pathname), state.behaviour, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(state, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

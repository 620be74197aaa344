import {utimesSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../tests/support/temporary-folder';
import {resolveRequest, servePages} from './pages-server';

const FILES = ['index.html', '404.html', 'both.html', 'both/index.html', 'only/index.html', 'page.html', 'a.js'];
const folder = temporaryFolder(Object.fromEntries(FILES.map((file) => [file, file])));

describe('resolveRequest', () => {
  it.each([
    ['/b/', 'index.html', 200],
    ['/b/page', 'page.html', 200],
    ['/b/page.html', 'page.html', 200],
    ['/b/a.js', 'a.js', 200],
    ['/b/both', 'both.html', 200],
    ['/b/both/', 'both/index.html', 200],
    ['/b/page/', '404.html', 404],
    ['/b/nothing/at/all', '404.html', 404],
    // Outside of the base or the folder.
    ['/', '404.html', 404],
    ['/c/page', '404.html', 404],
    ['/b/../../etc/passwd', '404.html', 404],
    ['', '404.html', 404],
  ])('%s is %s with status %i', (pathname, file, status) => {
    expect(resolveRequest(folder, '/b/', pathname)).toEqual({file: path.join(folder, file), status});
  });
  it('redirects to the folder where there is only an index, and to the base', () => {
    expect(resolveRequest(folder, '/b/', '/b/only')).toEqual({status: 301, location: '/b/only/'});
    expect(resolveRequest(folder, '/b/', '/b')).toEqual({status: 301, location: '/b/'});
  });
});

it('sends a file compressed, and as it is now', async () => {
  const server = await servePages(folder, '/b/', 0);
  try {
    const {port} = server.address() as AddressInfo;
    const text = async (): Promise<string> => {
      const response = await fetch(`http://127.0.0.1:${port}/b/changing.js`);
      expect(response.headers.get('content-encoding')).toBe('gzip');
      return response.text();
    };
    const file = path.join(folder, 'changing.js');
    writeFileSync(file, 'first()');
    expect(await text()).toBe('first()');
    expect(await text()).toBe('first()');
    writeFileSync(file, 'second()');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(await text()).toBe('second()');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

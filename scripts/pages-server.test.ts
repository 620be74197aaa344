import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {resolveRequest} from './pages-server';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const file of [
    'index.html',
    '404.html',
    'both.html',
    'both/index.html',
    'only/index.html',
    'page.html',
    'a.js',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), file);
  }
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

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
  ])('%s is %s with status %i', (pathname, file, status) => {
    expect(resolveRequest(folder, '/b/', pathname)).toEqual({kind: 'file', file: path.join(folder, file), status});
  });
  it('redirects to the folder where there is only an index, and to the base', () => {
    expect(resolveRequest(folder, '/b/', '/b/only')).toEqual({kind: 'redirect', location: '/b/only/'});
    expect(resolveRequest(folder, '/b/', '/b')).toEqual({kind: 'redirect', location: '/b/'});
  });
  it('serves nothing outside of the base or the folder', () => {
    expect(resolveRequest(folder, '/b/', '/')).toMatchObject({status: 404});
    expect(resolveRequest(folder, '/b/', '/b/../../etc/passwd')).toMatchObject({status: 400});
  });
});

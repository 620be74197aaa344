import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {nextManifest, readManifest, retainAssets} from './retained-assets';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

describe('nextManifest', () => {
  const retired = day(1).toISOString();
  it.each([
    [
      'keeps a file from the day it is replaced, however long it was in use',
      {'assets/a.js': null},
      100,
      {'assets/a.js': day(100).toISOString()},
    ],
    ['keeps it for 14 days', {'assets/a.js': retired}, 15, {'assets/a.js': retired}],
    ['not longer', {'assets/a.js': retired}, 16, {}],
    ['takes it back into use', {'assets/new.js': retired}, 10, {}],
  ])('%s', (_case, published, today, kept) => {
    expect(nextManifest(published, ['assets/new.js'], day(today))).toEqual({'assets/new.js': null, ...kept});
  });
});

describe('retainAssets', () => {
  let root: string;
  let server: Server;
  let site: string;
  let status: number | undefined;

  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'retained-assets-'));
    status = undefined;
    server = createServer((request, response) => {
      const file = path.join(root, 'live', new URL(request.url ?? '', 'http://host').pathname.replace('/base/', ''));
      response.statusCode = status ?? (existsSync(file) ? 200 : 404);
      response.end(response.statusCode === 200 ? readFileSync(file) : 'no');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
  });
  afterEach(async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    rmSync(root, {recursive: true});
  });

  /** Writes a build with these assets; publishes it when it is called `live`. */
  function build(name: string, files: Readonly<Record<string, string>>): string {
    const folder = path.join(root, name);
    rmSync(folder, {recursive: true, force: true});
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    return folder;
  }
  const publish = (folder: string): void => {
    rmSync(path.join(root, 'live'), {recursive: true, force: true});
    renameToLive(folder);
  };
  function renameToLive(folder: string): void {
    const files = Object.keys(readManifest(folder));
    build('live', {
      'assets/manifest.json': readFileSync(path.join(folder, 'assets/manifest.json'), 'utf8'),
      ...Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])),
    });
  }

  it('carries files from deploy to deploy until nobody can need them', async () => {
    const first = build('first', {'assets/js/main.1.js': 'one', 'assets/css/same.css': 'css', 'index.html': 'page'});
    expect(await retainAssets(first, site, day(1))).toEqual({kept: [], lost: []});
    publish(first);

    const second = build('second', {'assets/js/main.2.js': 'two', 'assets/css/same.css': 'css'});
    expect(await retainAssets(second, site, day(40))).toEqual({kept: ['assets/js/main.1.js'], lost: []});
    expect(readFileSync(path.join(second, 'assets/js/main.1.js'), 'utf8')).toBe('one');
    publish(second);

    const third = build('third', {'assets/js/main.3.js': 'three', 'assets/css/same.css': 'css'});
    const {kept} = await retainAssets(third, site, day(54));
    expect([...kept].sort()).toEqual(['assets/js/main.1.js', 'assets/js/main.2.js']);
    publish(third);

    const fourth = build('fourth', {'assets/js/main.4.js': 'four'});
    expect((await retainAssets(fourth, site, day(55))).kept).not.toContain('assets/js/main.1.js');
    expect(existsSync(path.join(fourth, 'assets/js/main.1.js'))).toBe(false);
    expect(readManifest(fourth)['assets/js/main.2.js']).toBe(day(54).toISOString());
  });
  it('does without a file that the site has lost', async () => {
    build('live', {'assets/manifest.json': '{"assets/gone.js":null}'});
    const next = build('next', {'assets/a.js': 'a'});
    expect(await retainAssets(next, site, day(1))).toEqual({kept: [], lost: ['assets/gone.js']});
    expect(readManifest(next)).toEqual({'assets/a.js': null});
  });
  it('stops when the site cannot be reached, before anything is published without the earlier files', async () => {
    status = 503;
    await expect(retainAssets(build('next', {'assets/a.js': 'a'}), site, day(1))).rejects.toThrow('answers with 503');
  });
  it.each(['../secret', 'assets/../../x.js', 'assets/./x.js', 'index.html', 'assets/a b.js'])(
    'refuses the name %s',
    async (name) => {
      build('live', {'assets/manifest.json': JSON.stringify({[name]: null})});
      await expect(retainAssets(build('next', {'assets/a.js': 'a'}), site, day(1))).rejects.toThrow(/regex|pattern/i);
    },
  );
  it('needs a build', async () => {
    await expect(retainAssets(path.join(root, 'none'), site, day(1))).rejects.toThrow('build the site first');
  });
});

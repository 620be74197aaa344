import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {rspack} from '@rspack/core';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {ContentNames} from './content-names';
import {hashOf, nameWith, packTable, readTable, wrapRuntime} from '../names';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-names-'));
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

/** Bundles a page that asks for another script; `extra` is code of the page. Gives the scripts by name. */
async function bundle(folder: string, extra: string, isOurs: boolean): Promise<Map<string, string>> {
  const context = path.join(root, folder);
  mkdirSync(context, {recursive: true});
  writeFileSync(path.join(context, 'main.js'), `import(/* webpackChunkName: "page" */ './page.js');${extra}`);
  writeFileSync(path.join(context, 'page.js'), "export const text = 'A page';");
  const compiler = rspack({
    context,
    mode: 'production',
    entry: './main.js',
    output: {path: path.join(context, 'out'), filename: isOurs ? '[name].js' : '[name].[contenthash:6].js'},
    optimization: {runtimeChunk: true, minimize: false, chunkIds: 'named', realContentHash: !isOurs},
    plugins: isOurs ? [new ContentNames() as never] : [],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        reject(error ?? new Error(stats?.toString()));
      } else {
        compiler.close(() => {
          resolve();
        });
      }
    });
  });
  const out = path.join(context, 'out');
  return new Map(readdirSync(out).map((name) => [name, readFileSync(path.join(out, name), 'utf8')]));
}

const codeOf = (files: Map<string, string>, start: string): string =>
  [...files].find(([name]) => name.startsWith(start))?.[1] ?? '';

describe('a hash', () => {
  /** All six-digit texts that could be the start of a preliminary hash are too many; these are the real ones. */
  const planted = (hashes: readonly string[]): string => `console.log(${JSON.stringify(hashes.join(' '))}, 4194048);`;

  /** The preliminary hash of the page: what the bundler calls it when it looks for nothing afterwards. */
  async function preliminaryHash(folder: string): Promise<string> {
    const context = path.join(root, folder);
    mkdirSync(context, {recursive: true});
    writeFileSync(path.join(context, 'main.js'), 'import(/* webpackChunkName: "page" */ \'./page.js\');');
    writeFileSync(path.join(context, 'page.js'), "export const text = 'A page';");
    const compiler = rspack({
      context,
      mode: 'production',
      entry: './main.js',
      output: {path: path.join(context, 'plain'), filename: '[name].[contenthash:6].js'},
      optimization: {runtimeChunk: true, minimize: false, chunkIds: 'named', realContentHash: false},
    });
    await new Promise<void>((resolve) => {
      compiler.run(() => {
        compiler.close(() => {
          resolve();
        });
      });
    });
    const name = readdirSync(path.join(context, 'plain')).find((file) => file.startsWith('page.')) ?? '';
    return name.split('.')[1] ?? '';
  }

  it('that stands in code by chance is replaced by the bundler, and left alone by us', async () => {
    const preliminary = await preliminaryHash('site');
    expect(preliminary).toMatch(/^[0-9a-f]{6}$/);
    const stock = await bundle('site', planted([preliminary]), false);
    expect(codeOf(stock, 'main.')).not.toContain(preliminary);

    rmSync(path.join(root, 'site/out'), {recursive: true});
    const final = [...(await bundle('site', '', true)).keys()].map((name) => name.split('.')[1] ?? '');
    rmSync(path.join(root, 'site/out'), {recursive: true});
    const ours = await bundle('site', planted([preliminary, ...final]), true);
    expect(codeOf(ours, 'main.')).toContain([preliminary, ...final].join(' '));
    expect(codeOf(ours, 'main.')).toContain('4194048');
  });

  it('follows from what is in the file, in folders of any length', async () => {
    const folders = [
      'a',
      'bb',
      'c-with-a-longer-name',
      'd4194048',
      'e0.1',
      'ffffff',
      'g g',
      'h_1',
      'i',
      'jjjjjjjjjjjj',
    ];
    const [first, ...others] = await Promise.all(folders.map((folder) => bundle(folder, '', true)));
    others.forEach((other) => {
      expect(other).toEqual(first);
    });
    for (const [name, text] of first ?? []) {
      expect(name).toBe(nameWith(hashOf(text), name.replace(/\.[0-9a-f]{6}\./, '.')));
      expect(() => new vm.Script(text)).not.toThrow();
    }
  });

  it('of each script that is loaded later is in the table of the runtime', async () => {
    const files = await bundle('site', '', true);
    const page = [...files.keys()].find((name) => name.startsWith('page.'));
    expect(readTable(codeOf(files, 'runtime')).map(([id, hash]) => `${id}.${hash}.js`)).toEqual([page]);
  });
});

describe('the table', () => {
  it('survives being packed', () => {
    const table = packTable(
      new Map([
        ['b', '0123ab'],
        ['a-1', '0a1b2c'],
      ]),
    );
    expect(readTable(wrapRuntime('run()', table))).toEqual([
      ['a-1', '0a1b2c'],
      ['b', '0123ab'],
    ]);
    expect(readTable('run()')).toEqual([]);
  });
  it.each(['a b', 'a"b', ''])('refuses the id "%s"', (id) => {
    expect(() => packTable(new Map([[id, '0123ab']]))).toThrow('has a character that its table cannot hold');
  });
});

describe('nameWith', () => {
  it.each([
    ['assets/js/main.js', 'assets/js/main.0123ab.js'],
    ['assets/css/styles.01234567.css', 'assets/css/styles.0123ab.css'],
  ])('%s becomes %s', (file, name) => {
    expect(nameWith('0123ab', file)).toBe(name);
  });
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sizesOf} from './bytes';
import {summariseTasks} from './page-cost';
import {
  folderSize,
  kindOf,
  mainScriptSize,
  prefetchesOf,
  requestsOf,
  FileTable,
  transferredBytes,
  type Resource,
} from './resources';

const ORIGIN = 'http://127.0.0.1:1';
const url = (file: string): string => `${ORIGIN}/base/${file}`;
const resource = (file: string, isPrefetch = false, transferred = 1): Resource => ({
  url: url(file),
  isPrefetch,
  transferred,
});

describe('kindOf', () => {
  it.each([
    ['assets/js/main.0123.js', 'script'],
    ['assets/css/styles.0123.css', 'style'],
    ['', 'page'],
    ['docs/faq', 'page'],
    ['docs/faq?from=here#top', 'page'],
    ['docs/1.0.0', 'page'],
    ['docs/1.0.0/faq', 'page'],
    ['img/logo.svg', 'picture'],
    ['search.json', 'other'],
  ])('%s is a %s', (file, kind) => {
    expect(kindOf(url(file))).toBe(kind);
  });
});

const resources = [
  resource('docs/faq', false, 500),
  resource('a.js', false, 300),
  resource('ahead.js', true, 40),
  // Fetched ahead for a link, then needed by the page itself.
  resource('b.js', true, 30),
  resource('b.js', false, 0),
  resource('logo.svg', false, 20),
  resource('logo.svg', false, 0),
];

describe('requests of a page', () => {
  it('count each file once, and leave out what was only fetched ahead', () => {
    expect(requestsOf(resources)).toEqual(['docs/faq', 'a.js', 'b.js', 'logo.svg'].map(url));
    expect(requestsOf(resources, 'script')).toEqual(['a.js', 'b.js'].map(url));
    expect(prefetchesOf(resources)).toEqual([url('ahead.js')]);
  });

  it('sum up to what came over the line', () => {
    expect(transferredBytes(resources)).toBe(890);
  });

  it('become sizes: scripts of the HTML and later ones apart, pictures with what scrolling brought', () => {
    const requests = {
      html: '<script src=/base/a.js defer></script>',
      untouched: resources,
      scrolled: [...resources, resource('far.svg'), resource('further.js', true)],
    };
    expect(sizesOf(requests, (urls) => urls.length * 1000)).toEqual({
      scripts: 2,
      scriptsInHtml: 1,
      scriptsLater: 1,
      prefetched: 1,
      css: 0,
      html: 1,
      page: 5,
    });
  });
});

describe('sizes of a build', () => {
  let build: string;
  const script = 'const words = "the same words, the same words, the same words, the same words";';

  beforeAll(() => {
    build = mkdtempSync(path.join(tmpdir(), 'bench-'));
    mkdirSync(path.join(build, 'assets/js'), {recursive: true});
    writeFileSync(path.join(build, 'assets/js/main.01ab.js'), script);
    writeFileSync(path.join(build, 'faq.html'), 'text');
    writeFileSync(path.join(build, '404.html'), 'missing');
    writeFileSync(path.join(build, 'shot.png'), script);
  });

  afterAll(() => {
    rmSync(build, {recursive: true});
  });

  it('are of the compressed files that GitHub Pages would send', () => {
    const table = new FileTable(build, '/base/');
    const compressed = gzipSync(script, {level: 6}).length;
    expect(table.size(url('assets/js/main.01ab.js'))).toBe(compressed);
    expect(table.size(url('shot.png'))).toBe(script.length);
    expect(table.size(url('faq#top'))).toBe(gzipSync('text', {level: 6}).length);
    expect(table.size(url('no-such-page'))).toBe(gzipSync('missing', {level: 6}).length);
    expect(table.sum([url('shot.png'), url('shot.png')])).toBe(2 * script.length);
    expect(() => table.size(`${ORIGIN}/elsewhere`)).toThrow('no file for /elsewhere');
    expect(mainScriptSize(build)).toBe(compressed);
  });

  it('add up to the folder', () => {
    expect(folderSize(build)).toBe(2 * script.length + 'text'.length + 'missing'.length);
  });
});

it('tasks count beyond 50 ms, and apart before and after load', () => {
  const tasks = [
    {start: 100, duration: 60},
    {start: 900, duration: 250},
    {start: 1000, duration: 90},
  ];
  expect(summariseTasks(tasks, 1000)).toEqual({tbt: 10 + 200 + 40, taskInLoad: 250, taskAfterLoad: 90});
  expect(summariseTasks([], 1000)).toEqual({tbt: 0, taskInLoad: 0, taskAfterLoad: 0});
});

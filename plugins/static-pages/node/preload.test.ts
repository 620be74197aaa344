import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {preloader} from './preload';

const component = '@theme/Any';
const routes: RouteConfig[] = [
  {path: '/b/', component, exact: true},
  {
    path: '/b/docs',
    component,
    routes: [
      {path: '/b/docs/1.0', component, routes: [{path: '/b/docs/1.0/faq', component}]},
      {path: '/b/docs', component, routes: [{path: '/b/docs/faq', component}]},
    ],
  },
];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preload-'));
  const write = (file: string, value: unknown): void => {
    writeFileSync(path.join(folder, file), JSON.stringify(value));
  };
  write('routesChunkNames.json', {
    '/b/-111': {__comp: 'aa'},
    '/b/docs-222': {__comp: 'bb', __context: {plugin: 'cc'}},
    '/b/docs/1.0-555': {__comp: 'dd', __props: 'old'},
    '/b/docs/1.0/faq-666': {__comp: 'ee', content: 'ff'},
    '/b/docs-333': {__comp: 'dd', __props: 'new'},
    '/b/docs/faq-444': {__comp: 'ee', content: 'ff'},
  });
  const js = (file: string): object => ({js: [{file: `assets/js/${file}.js`}]});
  write('client-manifest.json', {
    assets: {aa: js('a'), bb: js('b'), frame: js('frame'), old: js('old'), new: js('new'), ee: js('e'), ff: js('f')},
  });
  write('scripts.json', {bb: 'frame', dd: 'frame', ee: 'frame'});
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

const announced = (html: string, route: string, scriptsFile?: string): string[] => {
  const tags = preloader({baseUrl: '/b/', generatedFilesDir: folder, routes}, scriptsFile)({html, route});
  return Array.from(
    tags.matchAll(/<link rel="preload" href="\/b\/assets\/js\/(?<name>\w+)\.js" as="script">/g),
    ({groups}) => groups?.name ?? '',
  );
};
const PAGE = '<html><head><title>a</title></head><body></body></html>';

it('announces what the routes of a page load, from the outer one inwards', () => {
  expect(announced(PAGE, '/b/docs/faq')).toEqual(['b', 'new', 'e', 'f']);
  expect(announced(PAGE, '/b/docs/1.0/faq')).toEqual(['b', 'old', 'e', 'f']);
  expect(announced(PAGE, '/b/')).toEqual(['a']);
  expect(announced(PAGE, '/b/404.html')).toEqual([]);
});

it('announces a script once that holds several chunks', () => {
  expect(announced(PAGE, '/b/docs/faq', 'scripts.json')).toEqual(['frame', 'new', 'f']);
});

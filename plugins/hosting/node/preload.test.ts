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
    origins: {aa: ['1'], bb: ['2', '3'], old: ['4'], new: ['5'], ee: ['2', '6'], ff: ['7']},
    assets: {1: js('a'), 2: {css: []}, 3: js('b'), 4: js('old'), 5: js('new'), 6: js('e'), 7: js('f')},
  });
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

const announced = (route: string): string[] => {
  const tags = preloader({baseUrl: '/b/', generatedFilesDir: folder, routes})(route);
  return Array.from(
    tags.matchAll(/<link rel="preload" href="\/b\/assets\/js\/(?<name>\w+)\.js" as="script">/g),
    ({groups}) => groups?.name ?? '',
  );
};

it('announces what the routes of a page load, from the outer one inwards', () => {
  expect(announced('/b/docs/faq')).toEqual(['b', 'new', 'e', 'f']);
  expect(announced('/b/docs/1.0/faq')).toEqual(['b', 'old', 'e', 'f']);
  expect(announced('/b/')).toEqual(['a']);
  expect(announced('/b/404.html')).toEqual([]);
});

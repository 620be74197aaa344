import {describe, expect, it} from 'vitest';
import {compactTables, type GeneratedFiles} from './tables';

const line = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(request)}), ${JSON.stringify(request)}, require.resolveWeak(${JSON.stringify(request)})],`;

const REGISTRY = [
  line('aaaaaaaa', '@theme/DocsRoot'),
  line('bbbbbbbb', '@theme/DocItem'),
  line('cccccccc', '@site/src/pages/index.tsx'),
  line('dddddddd', '@site/docs/one "quoted".mdx'),
  line('eeeeeeee', '@site/docs/two.mdx'),
];

/** Files as Docusaurus generates them for a home page and two pages of docs. */
const FILES: GeneratedFiles = {
  'registry.js': `export default {\n${REGISTRY.join('\n')}};\n`,
  'routesChunkNames.json': JSON.stringify({
    '/-111': {__comp: 'cccccccc'},
    '/docs-222': {__comp: 'aaaaaaaa'},
    '/docs/one-333': {__comp: 'bbbbbbbb', content: 'dddddddd'},
    '/docs/two-444': {__comp: 'bbbbbbbb', content: 'eeeeeeee'},
  }),
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '222'),
    routes: [
      {path: '/docs/one', component: ComponentCreator('/docs/one', '333'), exact: true, sidebar: "main"},
      {path: '/docs/two', component: ComponentCreator('/docs/two', '444'), exact: true, sidebar: "main"}
    ]
  },
  {path: '/', component: ComponentCreator('/', '111'), exact: true},
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'globalData.json': '{"docs":{"default":{"versions":[]}}}',
};

describe('compactTables', () => {
  it('has a chunk for each page, and one for the frame of docs pages', () => {
    const {registry, scripts} = compactTables(FILES);
    expect(registry).toContain('"docs": [() => import(/* webpackChunkName: "docs" */ "@theme/DocsRoot")]');
    expect(registry).toContain('"docs1": [() => import(/* webpackChunkName: "docs" */ "@theme/DocItem")]');
    expect(registry).toContain(
      String.raw`"dddddd": [() => import(/* webpackChunkName: "dddddd" */ "@site/docs/one \"quoted\".mdx")]`,
    );
    expect(scripts).toEqual({
      aaaaaaaa: 'docs',
      bbbbbbbb: 'docs',
      cccccccc: 'cccccc',
      dddddddd: 'dddddd',
      eeeeeeee: 'eeeeee',
    });
  });

  it('keeps whole names where short ones collide', () => {
    const files = JSON.parse(JSON.stringify(FILES).replaceAll('eeeeeeee', 'dddddd00')) as GeneratedFiles;
    expect(compactTables(files).scripts).toMatchObject({dddddddd: 'dddddddd', dddddd00: 'dddddd00'});
  });

  it.each<[keyof GeneratedFiles, string, string]>([
    ['routes.js', 'export default [', 'module.exports = ['],
    ['routes.js', "ComponentCreator('*')", "ComponentCreator('*', '555')"],
    ['routesChunkNames.json', '/docs/one-333', '/docs/one-999'],
    ['registry.js', '() => import(/* webpackChunkName: "dddddddd" */', '() => import('],
  ])('refuses a %s of another form', (file, from, to) => {
    expect(() => compactTables({...FILES, [file]: FILES[file].replace(from, to)})).toThrow(
      `lean-client: .docusaurus/${file} does not look as Docusaurus 3.10 writes it. Build with DOCS_WITHOUT=tables`,
    );
  });
});

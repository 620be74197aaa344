import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {decode, withoutKeys} from '../testing/decode';
import {encode, type Encoded} from './encode';
import {clientModules} from './modules';
import {trimConfig, trimMetadata, trimVersionProps} from './trim';
import {readTables, type GeneratedFiles, type Tables} from './tables';

interface Version {
  readonly path: string;
  readonly pages: readonly string[];
}

const page = (path: string, hash: string, attributes = ''): string =>
  `{path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true${attributes}}`;

/** Files as Docusaurus generates them for a home page and docs in versions. */
function generate(versions: readonly Version[]): GeneratedFiles {
  const registry: [string, string][] = [
    ['aaaaaaaa', '@theme/DocsRoot'],
    ['bbbbbbbb', '@theme/DocRoot'],
    ['cccccccc', '@theme/DocItem'],
    ['dddddddd', '@site/src/pages/index.tsx'],
    ['eeeeeeee', '@generated/plugin.json'],
  ];
  const names: Record<string, unknown> = {
    '/b/-111': {__comp: 'dddddddd', __context: {plugin: 'eeeeeeee'}},
    '/b/docs-222': {__comp: 'aaaaaaaa'},
  };
  const routes = versions.map(({path, pages}, number) => {
    names[`${path}-333`] = {__comp: 'bbbbbbbb'};
    const children = pages.map((name, index) => {
      const chunk = `${number}00000${index}x`;
      registry.push([chunk, `@site/${path}/${name} "quoted".mdx`]);
      names[`${path}/${name}-444`] = {__comp: 'cccccccc', content: chunk};
      return page(`${path}/${name}`, '444', ", sidebar: 'main'");
    });
    return `{path: '${path}', component: ComponentCreator('${path}', '333'), routes: [${children.join(', ')}]}`;
  });
  const lines = registry.map(([name, request]) => {
    const quoted = JSON.stringify(request);
    return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${quoted}), ${quoted}, require.resolveWeak(${quoted})],`;
  });
  const docs = `{path: '/b/docs', component: ComponentCreator('/b/docs', '222'), routes: [${routes.join(', ')}]}`;
  return {
    routes: `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n${docs},\n${page('/b/', '111')},\n  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n`,
    registry: `export default {\n${lines.join('\n')}};\n`,
    routesChunkNames: JSON.stringify(names),
    globalData: JSON.stringify({
      docs: {
        default: {
          path: '/b/docs',
          versions: versions.map(({path, pages}) => ({
            path,
            docs: pages.map((id) => ({id, path: `${path}/${id}`, sidebar: 'main'})),
          })),
        },
      },
    }),
  };
}

const PAGES = ['a/one', 'a/two', 'b/three', 'four'];
const LESS = ['a/one', 'b/three'];
const versions = (count: number): Version[] =>
  Array.from({length: count}, (_, index) => ({
    path: index === 0 ? '/b/docs' : `/b/docs/${index}`,
    pages: index < 3 ? PAGES : LESS,
  }));

const size = (encoded: Encoded): number => gzipSync(JSON.stringify(encoded.compact)).length;

function expectSame(tables: Tables): Encoded {
  const encoded = encode(tables);
  const decoded = decode(encoded);
  expect(withoutKeys(decoded.routes)).toEqual(withoutKeys(tables.routes));
  expect(decoded.globalData).toEqual(tables.globalData);
  expect(new Map(decoded.registry)).toEqual(new Map(tables.registry));
  return encoded;
}

describe('compact tables', () => {
  it.each([1, 2, 10, 30])('are the original ones when expanded: %i versions', (count) => {
    expectSame(readTables(generate(versions(count))));
  });
  it('grow by some bytes, gzipped, for each version', () => {
    const [ten, thirty] = [10, 30].map((count) => size(encode(readTables(generate(versions(count))))));
    expect(((thirty ?? 0) - (ten ?? 0)) / 20).toBeLessThan(40);
  });
  it('keep what fits no pattern: other orders, other attributes, paths that follow from nothing', () => {
    const files = generate([
      {path: '/b/docs', pages: PAGES},
      {path: '/b/docs/1', pages: [...PAGES].reverse()},
    ]);
    expectSame(readTables(files));
    expectSame(readTables({...files, globalData: files.globalData.replace('"/b/docs/four"', '"/b/elsewhere"')}));
    expectSame(
      readTables({...files, routes: files.routes.replace("sidebar: 'main'", "sidebar: 'other', priority: 1")}),
    );
  });
  it('give equal paths different keys without a hyphen in their suffix', () => {
    const tables = readTables(generate([{path: '/b/docs', pages: PAGES}]));
    const keys = decode(encode(tables)).routes.flatMap((route) => [
      route.key,
      ...(route.routes ?? []).map(({key}) => key),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /-\d+$/.test(key))).toBe(true);
  });
});

describe('readTables', () => {
  const files = generate(versions(1));
  it.each([
    ['routes.js', {...files, routes: `// new\n${files.routes}`}],
    ['routes.js', {...files, routes: files.routes.replace("ComponentCreator('*')", "ComponentCreator('*', 'x')")}],
    ['routesChunkNames.json', {...files, routes: files.routes.replace("'/b/', '111'", "'/b/', '999'")}],
    ['registry.js', {...files, registry: files.registry.replace('() => import', 'async () => import')}],
    ['registry.js', {...files, registry: files.registry.replace('export default', 'module.exports =')}],
  ])('refuses a %s of another form', (file, changed) => {
    expect(() => readTables(changed)).toThrow(`.docusaurus/${file} does not look as Docusaurus 3.10 writes it`);
  });
  it.each([
    ['parameters', files.routes.replaceAll("'/b/'", "'/b/:id'"), '"/b/:id-111"'],
    ['capitals that count', files.routes.replace('exact: true', 'exact: true, sensitive: true'), '"/b/-111"'],
  ])('refuses a route with %s', (_, routes, name) => {
    const routesChunkNames = files.routesChunkNames.replace('"/b/-111"', name);
    expect(() => readTables({...files, routes, routesChunkNames})).toThrow('is more than a plain path');
  });
  it('misses a chunk that the registry does not have', () => {
    const names = files.routesChunkNames.replace('"aaaaaaaa"', '"99999999"');
    expect(() => encode(readTables({...files, routesChunkNames: names}))).toThrow('has no chunk "99999999"');
  });
});

it('clientModules names the imports by their requests, joins the frame of docs pages and quotes requests', () => {
  const encoded = encode(readTables(generate(versions(2))));
  const {'registry.js': registry} = clientModules(encoded, new Map([['@theme/DocItem', '/other.js']]));
  expect(registry).toContain('import(/* webpackChunkName: "docs" */ "@theme/DocsRoot")');
  expect(registry).toContain('import(/* webpackChunkName: "docs" */ "@theme/DocRoot")');
  expect(registry).toContain('import(/* webpackChunkName: "docs" */ "/other.js")');
  expect(registry).toMatch(/import\(\/\* webpackChunkName: "[a-z][a-z0-9]{2}\d" \*\/ "@site\/src\/pages\/index.tsx"\)/);
  expect(registry).toContain('four \\"quoted\\".mdx');
});

describe('what is left out of the client', () => {
  it('are settings of the build, and the themes of Prism once code is static', () => {
    const config = {title: 'A', presets: [], onBrokenLinks: 'throw', themeConfig: {navbar: {}, prism: {}}};
    expect(trimConfig(config, true)).toEqual({title: 'A', themeConfig: {navbar: {}}});
    expect(trimConfig(config, false)).toEqual({title: 'A', themeConfig: {navbar: {}, prism: {}}});
    const flags = {future: {v4: {}, experimental_router: 'browser'}};
    expect(trimConfig({...config, ...flags}, true)).toMatchObject({future: {experimental_router: 'browser'}});
    expect(JSON.stringify(trimConfig({...config, ...flags}, true))).not.toContain('v4');
  });
  it('are descriptions in the props of a version, and the versions of plugins', () => {
    const props = {version: {label: '1', docs: {a: {id: 'a', title: 'A', description: 'long'}}}};
    expect(trimVersionProps(props)).toEqual({version: {label: '1', docs: {a: {id: 'a', title: 'A'}}}});
    expect(trimMetadata({siteVersion: '1', pluginVersions: {a: {}}})).toEqual({siteVersion: '1', pluginVersions: {}});
  });
});

// What the site relies on inside of Docusaurus beyond its interface, as plugins/README.md lists it: each part is looked
// for in the installed version, so that an upgrade that moves it fails here and not before readers.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {standIns} from '../../plugins/lean-client/stand-ins';
import {NAVBAR_COMPONENTS} from '../../plugins/lean-client/navbar';
import {PRISM_MODULE} from '../../plugins/static-code';

const root = path.join(import.meta.dirname, '../..');
const docusaurus = path.join(root, 'node_modules/@docusaurus');
const read = (file: string): string => readFileSync(path.join(docusaurus, file), 'utf8');
const filesBelow = (folder: string, extension: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(root, folder, file));

const isModule = (file: string): boolean => [file, `${file}.js`].some(existsSync);

describe('what stands in for a module finds that module', () => {
  it.each(Object.keys(standIns([])).filter((name) => path.isAbsolute(name)))('%s', (file) => {
    expect(isModule(file)).toBe(true);
  });
  it('the client takes its head, its prefetching and its banner from these modules', () => {
    expect(read('core/lib/client/clientEntry.js')).toContain("import docusaurus from './docusaurus'");
    expect(read('core/lib/client/exports/Head.js')).toContain("from 'react-helmet-async'");
    expect(read('core/lib/client/App.js')).toContain("import BaseUrlIssueBanner from './BaseUrlIssueBanner'");
  });
  it('modules of the client run before the first page is asked for, and the registry holds functions that load', () => {
    const app = read('core/lib/client/App.js');
    expect(app.indexOf("'@generated/client-modules'")).toBeGreaterThan(0);
    expect(app.indexOf("'@generated/client-modules'")).toBeLessThan(app.indexOf("'@generated/routes'"));
    const entry = read('core/lib/client/clientEntry.js');
    expect(entry.indexOf("import App from './App'")).toBeLessThan(entry.indexOf("from './preload'"));
    const creator = read('core/lib/client/exports/ComponentCreator.js');
    expect(creator).toContain('loader[keyPath] = chunkRegistry[0]');
    expect(creator).toMatch(/chunk\[nonDefaultKey\] =\s+loadedModule\[nonDefaultKey\]/);
    expect(read('theme-classic/lib/theme/DocItem/index.js')).toContain('const MDXComponent = props.content');
  });
  it('links ask window.docusaurus to prefetch and preload, and for nothing else', () => {
    const asked = filesBelow('node_modules/@docusaurus/core/lib/client', '.js').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/window\.docusaurus\.(?<name>\w+)/g)].map(({groups}) => groups?.name),
    );
    expect(new Set(asked)).toEqual(new Set(['prefetch', 'preload']));
  });
  it('the client takes its router from these modules, and only these parts of it', () => {
    expect(read('core/lib/client/App.js')).toContain("import PendingNavigation from './PendingNavigation'");
    expect(read('core/lib/client/clientEntry.js')).toContain(
      "import { BrowserRouter, HashRouter } from 'react-router-dom'",
    );
    const standIn = readFileSync(path.join(root, 'plugins/lean-client/client/react-router-dom.ts'), 'utf8');
    const taken = filesBelow('node_modules/@docusaurus/core/lib/client', '.js')
      .filter((file) => !/(?:serverEntry|PendingNavigation|Link)\.js$/.test(file))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/(?:import|export) \{(?<names>[^}]+)\} from 'react-router-dom'/g),
      ])
      .flatMap(({groups}) => groups?.names?.split(',') ?? [])
      .map((name) => name.trim().replace(/ as .*/, ''));
    expect(taken).not.toEqual([]);
    expect(taken.filter((name) => !new RegExp(`\\b${name}\\b`).test(standIn))).toEqual([]);
  });
  it('the client takes nothing but these two from react-router-config', () => {
    const taken = filesBelow('node_modules/@docusaurus/core/lib/client', '.js').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\{ ?(?<name>\w+)[^}]*\} from 'react-router-config'/g)].map(
        ({groups}) => groups?.name,
      ),
    );
    expect(new Set(taken)).toEqual(new Set(['matchRoutes', 'renderRoutes']));
  });
  it('the contexts of the router are exported under these names', () => {
    const router = readFileSync(path.join(root, 'node_modules/react-router/esm/react-router.js'), 'utf8');
    expect(router).toMatch(/export \{.*historyContext as __HistoryContext, context as __RouterContext/);
  });
  it('nothing in the client hoists static members that are read later', () => {
    const callers = ['core/lib/client', 'theme-classic/lib', 'theme-common/lib', 'plugin-content-docs/lib/client']
      .flatMap((folder) => filesBelow(`node_modules/@docusaurus/${folder}`, '.js'))
      .filter((file) => /withRouter|hoist-non-react-statics/.test(readFileSync(file, 'utf8')));
    expect(callers).toEqual([]);
  });
});

it.each(Object.values(NAVBAR_COMPONENTS))('the classic theme shows one type of navbar item with %s', (name) => {
  expect(read('theme-classic/lib/theme/NavbarItem/ComponentTypes.js')).toContain(`@theme/NavbarItem/${name}'`);
});

it('the classic theme loads Prism by one module', () => {
  expect(isModule(PRISM_MODULE)).toBe(true);
});

it('the bundler names its plugin that gives links the addresses of chunks', () => {
  const bundler = filesBelow('node_modules/@docusaurus/core/lib/webpack', '.js').map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(bundler.some((text) => text.includes('ChunkAssetPlugin'))).toBe(true);
});

describe('style sheets name classes of the classic theme', () => {
  const upstream = ['theme-classic/lib', 'theme-common/lib']
    .flatMap((folder) => filesBelow(`node_modules/@docusaurus/${folder}`, '.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = ['src', 'plugins']
    .flatMap((folder) => filesBelow(folder, '.css'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\[class\*='(?<name>\w{3,})'\]/g)])
    .map(({groups}) => groups?.name ?? '');
  it.each([...new Set(names)])('%s', (name) => {
    expect(upstream.includes(`.${name}`)).toBe(true);
  });
});

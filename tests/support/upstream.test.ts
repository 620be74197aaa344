// What the site relies on inside of Docusaurus beyond its interface, as plugins/README.md lists it: each part is looked
// for in the installed version, so that an upgrade that moves it fails here and not before readers.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {OutputChange} from '../../config/switches';
import {shortHash} from '../../plugins/kit/short-hash';
import {RELIED_ON} from '../../scripts/upgrade';

const root = path.join(import.meta.dirname, '../..');
const docusaurus = path.join(root, 'node_modules/@docusaurus');
const read = (file: string): string => readFileSync(path.join(docusaurus, file), 'utf8');
const filesBelow = (folder: string, extension: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(root, folder, file));

/** A part that a build goes without may find another Docusaurus than the one that it was written for. */
const isLeftOut = (change: OutputChange): boolean => process.env.DOCS_WITHOUT?.split(',').includes(change) ?? false;

const hashes = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, shortHash(read(file), 12)]));

// Nobody promises the inside of these files. `npm run upgrade:rehearse` shows how an upgrade changes each, and notes the
// new hashes in its patch. plugins/README.md says what is relied on.
describe('files of Docusaurus are those for which was written', () => {
  it.skipIf(isLeftOut('start'))('plugins/lean-client/client/start.ts', () => {
    expect(hashes(RELIED_ON.start)).toMatchInlineSnapshot(`
      {
        "core/lib/client/App.js": "1442f48492b5",
        "core/lib/client/clientEntry.js": "a9d6514eaf79",
      }
    `);
  });
  it.skipIf(isLeftOut('tables'))('plugins/lean-client/node/tables.ts', () => {
    expect(hashes(RELIED_ON.tables)).toMatchInlineSnapshot(`
      {
        "core/lib/client/docusaurus.js": "b0d1dbdc1e3a",
        "core/lib/client/exports/ComponentCreator.js": "5f99bdbd725f",
        "core/lib/server/codegen/codegenRoutes.js": "6bdf7133ebc4",
        "core/lib/webpack/client.js": "b38143fa54a7",
        "core/lib/webpack/plugins/ChunkAssetPlugin.js": "d1fdb10641ce",
      }
    `);
  });
  it.skipIf(isLeftOut('served-article'))('plugins/served-article', () => {
    expect(hashes(RELIED_ON['served-article'])).toMatchInlineSnapshot(`
      {
        "theme-classic/lib/theme/DocItem/Content/index.js": "0902dcb538c3",
        "theme-classic/lib/theme/DocItem/index.js": "015731dcd3f4",
        "theme-classic/lib/theme/Tabs/index.js": "7fe3d248d13c",
        "theme-common/lib/utils/tabsUtils.js": "1b5d6b2c7d52",
      }
    `);
  });
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

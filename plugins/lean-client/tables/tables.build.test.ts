import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {encode} from './encode';
import {readTables} from './tables';
import {DOCS_ROUTES} from '../../../tests/pages';
import {decode, withoutKeys} from '../testing/decode';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../.docusaurus', file), 'utf8');

it("the compact tables of the last build expand to Docusaurus' own", () => {
  const tables = readTables({
    routes: read('routes.js'),
    registry: read('registry.js'),
    routesChunkNames: read('routesChunkNames.json'),
    globalData: read('globalData.json'),
  });
  const encoded = encode(tables);
  const decoded = decode(encoded);
  expect(withoutKeys(decoded.routes)).toEqual(withoutKeys(tables.routes));
  expect(decoded.globalData).toEqual(tables.globalData);
  expect(new Map(decoded.registry)).toEqual(new Map(tables.registry));
  expect(encoded.names.length).toBeGreaterThan(DOCS_ROUTES.length);
  // Nothing of the docs was left as it was: every page is named once for all versions.
  expect(JSON.stringify(encoded.compact).split('getting-started/installation')).toHaveLength(2);
});

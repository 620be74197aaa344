import path from 'node:path';
import {expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';
import {pagesOf, VERSIONS} from '../pages';
import {TEN_PAGES, TEN_VERSIONS} from '../ten-versions';
import {specsOf} from './rehearsed-specs';

it('the ten versions with which the site began are there, in their order, the oldest ones', () => {
  expect(VERSIONS.slice(-TEN_VERSIONS.length)).toEqual([...TEN_VERSIONS]);
});

it.each(TEN_VERSIONS)('%s has the pages that were promised for it', (version) => {
  expect(pagesOf(version)).toEqual([...TEN_PAGES[version]].sort());
});

it('the ten have 286 pages', () => {
  expect(TEN_VERSIONS.flatMap((version) => TEN_PAGES[version])).toHaveLength(286);
});

it('no browser test takes the newest of them for the latest version', () => {
  // Its site is a copy of its own, with two of the ten.
  const OWN_SITE = 'tests/browser/variant.spec.ts';
  const root = path.join(import.meta.dirname, '../..');
  const specs = specsOf(root, true).specs.filter((file) => file !== OWN_SITE);
  expect(specs.filter((file) => readText(path.join(root, file)).includes(TEN_VERSIONS[0]))).toEqual([]);
});

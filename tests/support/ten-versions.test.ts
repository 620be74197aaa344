import {expect, it} from 'vitest';
import {pagesOf, VERSIONS} from '../pages';
import {TEN_PAGES, TEN_VERSIONS} from '../ten-versions';

it('the ten versions with which the site began are there, in their order, the oldest ones', () => {
  expect(VERSIONS.slice(-TEN_VERSIONS.length)).toEqual([...TEN_VERSIONS]);
});

it.each(TEN_VERSIONS)('%s has the pages that were promised for it', (version) => {
  expect(pagesOf(version)).toEqual([...TEN_PAGES[version]].sort());
});

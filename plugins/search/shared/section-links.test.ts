import {expect, it} from 'vitest';
import {encodeIndex} from '../node/encode';
import {isIndexFile, sectionLinks} from './section-links';

it('reads what the build writes', () => {
  const page = {
    title: 'FAQ',
    categories: [],
    sections: [
      {level: 1, heading: 'FAQ', anchor: '', lines: []},
      {level: 2, heading: 'Why', anchor: 'why', lines: []},
    ],
  };
  const index = encodeIndex('1.0.0', [{page, path: 'docs/faq', isShared: false, texts: 'assets/search/page.0.json'}]);
  expect(sectionLinks(JSON.parse(JSON.stringify(index)))).toEqual(['docs/faq', 'docs/faq#why']);
});

it.each([[null], ['text'], [{}], [{pages: 1}], [{pages: [null, 1, {path: 'a'}, {sections: []}]}]])(
  'finds nothing in %j',
  (json) => {
    expect(sectionLinks(json)).toEqual([]);
  },
);

it('knows an index by its name', () => {
  expect(isIndexFile('search-index/index-1.0.0.json')).toBe(true);
  expect(isIndexFile('search-index/terms.json')).toBe(false);
});

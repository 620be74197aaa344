import vm from 'node:vm';
import {createElement} from 'react';
import {expect, it} from 'vitest';
import {decodePageData, encodePageData} from './page-data';

const frontMatter = {title: 'Taps', sidebar_position: 2};
const page = {
  frontMatter,
  contentTitle: undefined,
  metadata: {permalink: '/docs/taps', frontMatter, previous: {title: 'Before', permalink: '/docs/before'}},
  assets: {},
  toc: [{value: 'The <code>Tap</code> event', id: 'tap', level: 2}],
};

it('gives a page its exports back', () => {
  expect(decodePageData(encodePageData(page) ?? '')).toEqual(page);
});

it('writes the front matter once, where it is the same twice', () => {
  expect(encodePageData(page)?.match(/sidebar_position/g)).toHaveLength(1);
  const other = {...page, frontMatter: {title: 'Other'}};
  expect(decodePageData(encodePageData(other) ?? '')).toEqual(other);
});

it('takes objects of another realm, in which the build renders', () => {
  const value: unknown = vm.runInNewContext('({toc: [{id: "a"}]})');
  expect(encodePageData({...page, value})).toContain('"value":{"toc":[{"id":"a"}]}');
});

it('ends no element', () => {
  const json = encodePageData({toc: [{value: '</script><script>alert(1)</script>', id: 'a', level: 2}]}) ?? '';
  expect(json).not.toContain('<');
  expect(decodePageData(json).toc).toEqual([{value: '</script><script>alert(1)</script>', id: 'a', level: 2}]);
});

it.each([
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['an element of React', createElement('p')],
  ['nothing in a list', [undefined]],
  ['a function in a list in an object', {list: [() => 1]}],
])('refuses %s', (_name, value) => {
  expect(encodePageData({...page, value})).toBeUndefined();
});

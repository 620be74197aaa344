import {expect, it} from 'vitest';
import {unpack, type Json} from '../shared/pack';
import {pack} from './pack';

const docs = (version: string, pages: readonly string[]): Json =>
  pages.map((page) => ({id: page, path: `/docs/${version}/${page}`, sidebar: 'main'}));

it.each<[string, readonly Json[]]>([
  ['nothing', []],
  ['values that are equal', [7, 7, 7]],
  ['texts below one path', ['/docs/1.0.0/a', '/docs/1.0.0/b/c']],
  ['texts below different paths', ['/docs/a', 'docs', '']],
  ['texts with spaces', ['a b', 'c']],
  ['values of different kinds', [1, 'a', null, [1, 2], {a: 1}]],
  ['objects with different keys', [{a: 1}, {b: 2}, {}]],
  ['objects with a key that is missing in one', [{a: 1, b: [{c: 1}]}, {a: 1}]],
  [
    'keys in another order',
    [
      {a: 1, b: 2},
      {b: 2, a: 1},
    ],
  ],
  ['lists of different lengths', [docs('1.0.0', ['a', 'b']), docs('1.1.0', ['a', 'b', 'c']), []]],
  ['lists in objects in lists', [{versions: [{docs: docs('1', ['a'])}, {docs: docs('2', ['a', 'b'])}]}]],
])('%s come back as they were', (_, values) => {
  expect(unpack(JSON.parse(JSON.stringify(pack(values))) as ReturnType<typeof pack>)).toEqual(values);
});

it('what versions share is one and the same text in each of them', () => {
  const pages = ['introduction', 'installation', 'demo', 'faq', 'active', 'passive', 'tag', 'timed'];
  const text = JSON.stringify(pack([docs('1.0.0', pages), docs('1.1.0', pages)]));
  expect(text.split(`"texts":"${pages.join(' ')}"`)).toHaveLength(5);
});

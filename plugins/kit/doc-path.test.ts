import {expect, it} from 'vitest';
import {parseDocPath} from './doc-path';

it.each([
  ['docs/faq.mdx', {version: 'current', id: 'faq', isPartial: false}],
  ['/site/docs/a/b.md', {version: 'current', id: 'a/b', isPartial: false}],
  ['/site/versioned_docs/version-1.10.0/a/b_c.mdx', {version: '1.10.0', id: 'a/b_c', isPartial: false}],
  ['versioned_docs/version-1.9.0/a/_parts/b.mdx', {version: '1.9.0', id: 'a/_parts/b', isPartial: true}],
  ['docs/_b.mdx', {version: 'current', id: '_b', isPartial: true}],
  ['docs/a/_category_.json', undefined],
  ['src/pages/changelog.mdx', undefined],
  ['/other/docs/faq.mdx', undefined],
])('knows %s', (file, expected) => {
  expect(parseDocPath(file, '/site')).toEqual(expected);
});

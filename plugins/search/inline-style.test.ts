import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {INLINE_STYLE} from './inline-style';

const published = readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8');

it('is the one inline style of the published window', () => {
  const texts = Array.from(published.matchAll(/createElement\("style",\w+,"([^"]*)"\)/g), ([, text]) => text);
  expect(published.match(/"style",/g)).toHaveLength(texts.length);
  expect(texts).toEqual([INLINE_STYLE]);
});

import {describe, expect, it} from 'vitest';
import {anchorsOf, readPage} from './page';
import {unitsOf} from './units';
import {formatVersions, placeOf} from './versions';

describe('formatVersions', () => {
  const order = ['1.3.0', '1.2.0', '1.1.0', '1.0.0'];
  it.each([
    [['1.3.0'], '1.3.0'],
    [['1.3.0', '1.2.0'], '1.2.0, 1.3.0'],
    [['1.3.0', '1.2.0', '1.1.0'], '1.1.0-1.3.0'],
    [['1.3.0', '1.0.0'], '1.0.0, 1.3.0'],
    [[], ''],
  ])('%j', (names, text) => {
    expect(formatVersions(names, order)).toBe(text);
  });
});

describe('placeOf', () => {
  it.each([
    ['docs/a/b.mdx', {version: 'current', page: 'a/b.mdx'}],
    ['versioned_docs/version-1.0.0/a.mdx', {version: '1.0.0', page: 'a.mdx'}],
    ['src/a.mdx', undefined],
  ])('%s', (file, place) => {
    expect(placeOf(file)).toEqual(place);
  });
});

describe('unitsOf', () => {
  it('takes lines of prose, and fences as one; short lines say nothing', () => {
    expect(unitsOf('Short.\n\nOne two   three.\n\n```\na line of code\n\nmore\n```\n')).toEqual([
      {line: 3, text: 'One two three.'},
      {line: 5, text: '``` a line of code more ```'},
    ]);
  });
});

describe('readPage', () => {
  const text = '---\ntitle: A\n---\n\n## Twice\n\n## Twice\n\n## Own `code` {/* #own */}\n\n<a id="element" />\n';
  it('gives headings the ids that the published page has', () => {
    expect([...anchorsOf(readPage('a.mdx', 'a.mdx', text))]).toEqual(['twice', 'twice-1', 'own', 'element']);
  });
  it('counts lines from the top of the file', () => {
    expect(readPage('a.mdx', 'a.mdx', text).headings.map(({line, text: words}) => [line, words])).toEqual([
      [5, 'Twice'],
      [7, 'Twice'],
      [9, 'Own code'],
    ]);
  });
  it('cuts no fence and no element', () => {
    const body = '````md\n\n## x\n\n```\n````\n\n<div>\n\n## Within\n\n</div>\n\n## Last\n';
    expect(readPage('a.mdx', 'a.mdx', body).headings.map(({line, id}) => [line, id])).toEqual([
      [10, 'within'],
      [14, 'last'],
    ]);
  });
});

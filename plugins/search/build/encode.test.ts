import {describe, expect, it} from 'vitest';
import {decodePostings, decodeTerms} from '../../src/lib/search/decode';
import {encodeDifferingTerms, encodeIndex, encodeTerms, encodeTexts} from './encode';
import type {PageText} from './extract';

const page = (title: string, ...texts: string[]): PageText => ({
  title,
  categories: ['Features'],
  sections: texts.map((text, index) => ({
    level: index === 0 ? 1 : 2,
    anchor: index === 0 ? '' : `s${index}`,
    heading: index === 0 ? title : `Section ${index}`,
    lines: text.split('\n'),
  })),
});

describe('encodeTerms', () => {
  it.each([
    [['ability', 'able', 'abort', 'b']],
    [['tbia', 'tbia_interactioncontext', 'tbia_interactioncontexts']],
    [[`${'x'.repeat(60)}a`, `${'x'.repeat(60)}b`]],
    [['ключ', 'ключи']],
  ])('is undone by decodeTerms: %j', (terms) => {
    expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
  });

  it('writes only what differs', () => {
    expect(encodeTerms(['ability', 'able'])).toBe('0ability 2le');
  });
});

describe('encodeIndex', () => {
  const index = encodeIndex('1.0.0', [
    {page: page('A', 'key key', 'Door'), path: 'docs/a', texts: 'a.json', isShared: false},
    {page: page('B', 'door\nkey'), path: 'changelog', texts: 'b.json', isShared: true},
  ]);

  it('numbers sections through all pages', () => {
    const postings = index.postings.split(';').map(decodePostings);
    expect(Object.fromEntries(decodeTerms(index.terms).map((term, place) => [term, postings[place]]))).toEqual({
      door: {1: 1, 2: 1},
      key: {0: 2, 2: 1},
    });
  });

  it('lists pages and sections', () => {
    expect(index.pages).toEqual([
      {
        path: 'docs/a',
        categories: ['Features'],
        isShared: false,
        texts: 'a.json',
        sections: [
          [1, 'A', ''],
          [2, 'Section 1', 's1'],
        ],
      },
      {path: 'changelog', categories: ['Features'], isShared: true, texts: 'b.json', sections: [[1, 'B', '']]},
    ]);
  });

  it('keeps the texts apart', () => {
    expect(encodeTexts(page('A', 'one\ntwo', 'three'))).toEqual(['one\ntwo', 'three']);
  });
});

describe('encodeDifferingTerms', () => {
  it('lists terms of some versions only, with those versions', () => {
    const file = encodeDifferingTerms(
      new Map([
        ['3.0', [page('Taps', 'key tap')]],
        ['2.0', [page('Taps', 'key tap hold')]],
        ['1.0', [page('Doors', 'key')]],
      ]),
    );
    const masks = file.masks.split(',').map((mask) => parseInt(mask, 36));
    expect(Object.fromEntries(decodeTerms(file.terms).map((term, place) => [term, masks[place]]))).toEqual({
      doors: 0b100,
      hold: 0b010,
      tap: 0b011,
      taps: 0b011,
    });
    expect(file.versions).toEqual(['3.0', '2.0', '1.0']);
  });
});

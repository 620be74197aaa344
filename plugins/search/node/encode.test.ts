import {describe, expect, it} from 'vitest';
import {decodePostings, decodeTerms} from '../client/decode';
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
      door: {text: {1: 1, 2: 1}, label: {}},
      key: {text: {0: 2, 2: 1}, label: {}},
    });
  });

  it('lists the names that each page explains, each spelling once', () => {
    const names = ['Max Range', 'TBIA_Range', 'MaxRange'];
    const {names: encoded} = encodeIndex('1.0.0', [
      {page: page('A', 'key'), path: 'docs/a', texts: 'a.json', isShared: false},
      {page: page('B', 'door'), path: 'docs/b', texts: 'b.json', isShared: false, names},
    ]);
    expect(encoded).toBe(';maxrange tbiarange');
  });

  it('marks what a row or a list entry is about', () => {
    const table = page('A', 'Max Range · the range of the trace\nTrace: see Range\nA range');
    const {terms, postings} = encodeIndex('1.0.0', [{page: table, path: 'docs/a', texts: 'a.json', isShared: false}]);
    const labels = Object.fromEntries(
      decodeTerms(terms).map((term, place) => [term, decodePostings(postings.split(';')[place] ?? '').label]),
    );
    expect(labels).toEqual({max: {0: 1}, range: {0: 1}, trace: {0: 1}, see: {}});
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

  it('says so when there are more versions than it can tell apart', () => {
    const versions = (count: number) =>
      new Map(Array.from({length: count}, (_, number) => [`${number}.0`, [page('Taps', 'key')]] as const));
    expect(encodeDifferingTerms(versions(30)).versions).toHaveLength(30);
    expect(() => encodeDifferingTerms(versions(31))).toThrow('there are 31');
  });
});

import {describe, expect, it} from 'vitest';
import {encodeDifferingTerms, encodeIndex, encodeTexts, type LocatedPage} from './encode';
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

const FIELDS = ['title', 'heading', 'parents', 'text', 'label'] as const;

/** How often each section has each term in a field, by the section's number. */
function countsOf(pages: readonly LocatedPage[], field: (typeof FIELDS)[number]) {
  const {index} = encodeIndex('1.0.0', pages).index;
  return Object.fromEntries(
    index.flatMap(([term, fields]) => {
      const counts = (fields as Record<number, unknown>)[FIELDS.indexOf(field)];
      return counts ? [[term, counts]] : [];
    }),
  );
}

describe('encodeIndex', () => {
  const pages = [
    {page: page('A', 'key key', 'Door'), path: 'docs/a', texts: 'a.json', isShared: false},
    {page: page('B', 'door\nkey'), path: 'changelog', texts: 'b.json', isShared: true},
  ];

  it('numbers sections through all pages', () => {
    expect(countsOf(pages, 'text')).toEqual({door: {1: 1, 2: 1}, key: {0: 2, 2: 1}});
  });

  it('lists the names that each page explains, each spelling once', () => {
    const [first, second] = pages.map((located) => ({...located, names: ['Max Range', 'TBIA_Range', 'MaxRange']}));
    expect(
      encodeIndex(
        '1.0.0',
        [pages[0], second].filter((one) => one !== undefined),
      ).names,
    ).toEqual({
      maxrange: 1,
      tbiarange: 1,
    });
    expect(encodeIndex('1.0.0', first ? [first] : []).names).toEqual({maxrange: 0, tbiarange: 0});
  });

  it('marks once what rows and list entries are about', () => {
    const table = page('A', 'Max Range · the range of the trace\nMax Range · again\nTrace: see Range\nA range');
    const located = [{page: table, path: 'docs/a', texts: 'a.json', isShared: false}];
    expect(countsOf(located, 'label')).toEqual({max: {0: 1}, range: {0: 1}, trace: {0: 1}});
  });

  it('keeps the headings above a section, and the categories of a page', () => {
    expect(
      countsOf([{page: page('Taps', 'key', 'Door'), path: 'docs/a', texts: 'a.json', isShared: false}], 'parents'),
    ).toEqual({
      features: {0: 1},
      taps: {1: 1},
    });
  });

  it('lists pages and sections', () => {
    expect(encodeIndex('1.0.0', pages).pages).toEqual([
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
    expect(file.terms).toEqual({doors: [2], hold: [1], tap: [0, 1], taps: [0, 1]});
    expect(file.versions).toEqual(['3.0', '2.0', '1.0']);
  });
});

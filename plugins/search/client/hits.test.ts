import type {DocSearchHit} from '@docsearch/react';
import {describe, expect, it} from 'vitest';
import {fromAlgolia, textOf, toHits} from './hits';

const found = {
  pages: [
    {
      path: 'docs/faq',
      title: 'A & <b>',
      categories: ['C++'],
      texts: 'faq.json',
      sections: [
        {path: 'docs/faq', heading: 'A & <b>', section: 0},
        {path: 'docs/faq#one', heading: '<One>', section: 1},
      ],
    },
  ],
  terms: ['one'],
  elsewhere: undefined,
};

describe('toHits', () => {
  it('escapes every text, as DocSearch takes it for HTML', () => {
    const [page, section] = toHits(found, '/base/');
    expect(page).toMatchObject({url: '/base/docs/faq', anchor: null, type: 'lvl1'});
    expect(section).toMatchObject({
      url: '/base/docs/faq#one',
      anchor: 'one',
      hierarchy: {lvl0: 'C++ › A &amp; &lt;b&gt;', lvl1: 'A &amp; &lt;b&gt;', lvl2: '&lt;One&gt;'},
    });
  });

  it('says where the text of a hit is', () => {
    const [, section] = toHits(found, '/');
    expect(textOf(section ?? {})).toEqual({file: 'faq.json', section: 1, heading: '<One>', terms: ['one']});
  });

  it('puts first what only other versions know, under its own title', () => {
    const elsewhere = {
      words: 'lyra',
      where: 'Only in 1.5.2 and later',
      named: ['1.5.2'],
      version: '1.5.2',
      pages: found.pages,
      terms: [],
    };
    const hits = toHits({...found, elsewhere}, '/');
    expect(hits).toHaveLength(4);
    expect(hits[0]?.hierarchy.lvl0).toBe('Only in 1.5.2 and later: lyra');
    const between = {...elsewhere, where: 'Only in 1.0.0 to 1.5.2', named: ['1.0.0', '1.5.2']};
    expect(toHits({...found, elsewhere: between}, '/')[0]?.hierarchy.lvl0).toBe(
      'Only in 1.0.0 to 1.5.2: lyra. From 1.5.2',
    );
  });
});

describe('fromAlgolia', () => {
  const hit = {
    url: 'https://example.org/base/docs/faq?x=1#one',
    type: 'lvl2',
    content: 'a <img src=x onerror=alert(1)>',
    hierarchy: {lvl0: 'Docs', lvl1: 'A & <b>', lvl2: null},
    _snippetResult: {content: {value: '<mark>a</mark> <img src=x onerror=alert(1)>', matchedWords: ['a']}},
  } as unknown as DocSearchHit;

  it('keeps the path and the anchor of the address', () => {
    expect(fromAlgolia(hit).url).toBe('/base/docs/faq#one');
  });

  it('escapes what the index quotes and leaves the marks', () => {
    expect(fromAlgolia(hit)).toMatchObject({
      content: 'a &lt;img src=x onerror=alert(1)&gt;',
      hierarchy: {lvl0: 'Docs', lvl1: 'A &amp; &lt;b&gt;', lvl2: null},
      _snippetResult: {content: {value: '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt;', matchedWords: ['a']}},
    });
  });

  it('gives no place of a text', () => {
    expect(textOf(fromAlgolia(hit))).toBeUndefined();
    expect(textOf(fromAlgolia({url: 'x'} as DocSearchHit))).toBeUndefined();
  });
});

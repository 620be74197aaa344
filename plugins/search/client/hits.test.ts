import {describe, expect, it} from 'vitest';
import {textOf, toHits} from './hits';

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
    expect(textOf({url: 'stored'})).toBeUndefined();
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

import {describe, expect, it} from 'vitest';
import {inlineCriticalCss, readStyleSheet, tokensOf} from './critical-css';
import {readTags} from './read-tags';

describe('readStyleSheet', () => {
  const tokens = tokensOf(
    readTags('<html><body class=dark><p class="a b" title=x></p><script>"<b class=no>"</script>'),
  );
  it.each([
    ['a class that is there', '.a{top:0}', '.a{top:0}'],
    ['no class that is not', '.z{top:0}', ''],
    ['nothing that only a script would write', '.no{top:0}', ''],
    ['no element below one that is not there', '.z p{top:0}', ''],
    ['of a list what is there', '.z,.a>p,h6{top:0}', '.a>p{top:0}'],
    ['what stands in parentheses', 'p:is(.z,.y):not(.z){top:0}', 'p:is(.z,.y):not(.z){top:0}'],
    ['an attribute', '[title]{top:0}[lang|=en]{top:0}', '[title]{top:0}'],
    ['attributes that a script sets early', '[data-theme=dark] .a{top:0}', '[data-theme=dark] .a{top:0}'],
    ['pseudo-elements', '.a::before,.a:after{top:0}', '.a::before,.a:after{top:0}'],
    ['no state that a reader brings about', '.a:hover,.a:target{top:0}', '.a:target{top:0}'],
    [
      'conditions, but none that are empty',
      '@media (width>=9px){.a{top:0}}@supports (top:0){.z{top:0}}',
      '@media (width>=9px){.a{top:0}}',
    ],
    ['what is for paper and screens', '@media print,(width>=9px){.a{top:0}}', '@media print,(width>=9px){.a{top:0}}'],
    ['nothing for paper, no movement', '@media print{.a{top:0}}@keyframes x{to{top:0}}', ''],
    ['layers in their order', '@layer b,a;@layer a{.a{top:0}}', '@layer b,a;@layer a{.a{top:0}}'],
    [
      'properties that are used, directly or through others, under short names',
      ':root{--x:var(--y);--y:1px;--z:2px}.a{--x:2px;top:var(--x);left:var(--of-an-element)}',
      ':root{--0:var(--1);--1:1px}.a{--0:2px;top:var(--0);left:var(--of-an-element)}',
    ],
  ])('keeps %s', (_, css, kept) => {
    expect(readStyleSheet(css).partOf(tokens)).toBe(kept);
  });
});

it('leaves fonts to the part of the page, so that the whole style sheet moves no text', () => {
  const font = '@font-face{font-family:A;src:url(/a.woff2)}';
  const {partOf, withoutFonts} = readStyleSheet(`${font}p{top:0}`);
  expect([partOf(new Set()), withoutFonts]).toEqual([font, 'p{top:0}']);
});

describe('inlineCriticalCss', () => {
  const link = '<link rel=stylesheet href=/x/a.css />';
  const html = `<html><head>${link}<script src=/b.js defer></script></head><body><p>$&</p></body></html>`;
  it('puts the text in the place of the style sheet, and the style sheet to the end', () => {
    expect(inlineCriticalCss(html, (href) => `.a{content:"$&${href}"}`)).toBe(
      `<html><head><style>.a{content:"$&/x/a.css"}</style><script src=/b.js defer></script></head><body><p>$&</p>${link}</body></html>`,
    );
  });
  it('finds the end of a page whose last tags are left out', () => {
    expect(inlineCriticalCss(`${link}<body><p>a</p>\n`, () => '')).toBe(`<style></style><body><p>a</p>\n${link}`);
  });
  it('leaves a document without a style sheet alone', () => {
    expect(inlineCriticalCss('<link rel=canonical href=/stylesheet>', () => '')).toBe(
      '<link rel=canonical href=/stylesheet>',
    );
  });
  it('refuses several style sheets', () => {
    expect(() => inlineCriticalCss(html.replace(link, link + link), () => '')).toThrow('2 style sheets');
  });
});

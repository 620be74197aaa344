import {describe, expect, it} from 'vitest';
import {CriticalCss, inlineCriticalCss, tokensOf} from './critical-css';
import {styleSheetsOf} from './page-head';
import {readTags} from './read-tags';

const page = (body: string): string =>
  `<html data-has-hydrated=false><head></head><body class=dark>${body}</body></html>`;
const partOf = (css: string, body: string): string => new CriticalCss(css).of(tokensOf(readTags(page(body))));

describe('tokensOf', () => {
  it('finds tags, classes, ids and attributes in every spelling, and nothing in scripts', () => {
    const html = `<P class="a b" hidden><i class=c id='d' title="<u>"/><script>"<b class=no>"</script>`;
    const tokens = tokensOf(readTags(html));
    expect([...tokens].sort()).toEqual(
      ['#d', '.a', '.b', '.c', '[class', '[hidden', '[id', '[title', 'i', 'p', 'script'].sort(),
    );
  });
});

describe('CriticalCss', () => {
  it.each([
    ['a class that is there', '.a{top:0}', '.a{top:0}'],
    ['no class that is not', '.z{top:0}', ''],
    ['no element below one that is not there', '.z p{top:0}', ''],
    ['of a list what is there', '.z,.a>p,h6{top:0}', '.a>p{top:0}'],
    ['what is not to be', 'p:not(.z,#y):first-child{top:0}', 'p:not(.z,#y):first-child{top:0}'],
    ['one of several', ':is(.z,.a) p{top:0}', ':is(.z,.a) p{top:0}'],
    ['none of several', 'p:where(.z,.y){top:0}', ''],
    ['what has something', 'p:has(.z){top:0}', ''],
    ['an attribute', '[title]{top:0}[lang|=en]{top:0}', '[title]{top:0}'],
    ['attributes that a script sets early', '[data-theme=dark] .a{top:0}', '[data-theme=dark] .a{top:0}'],
    ['pseudo-elements', '.a::before,.a:after{top:0}', '.a::before,.a:after{top:0}'],
    ['no state that comes with the pointer', '.a:hover,.a:focus-visible{top:0}', ''],
    ['the state that comes with the address', '.a:target{top:0}', '.a:target{top:0}'],
    ['conditions', '@media (width>=9px){.a{top:0}.z{top:1px}}', '@media (width>=9px){.a{top:0}}'],
    ['no empty conditions', '@supports (top:0){@media (width>=9px){.z{top:1px}}}', ''],
    ['nothing for paper, no movement', '@media print{.a{top:0}}@keyframes x{to{top:0}}.a{animation:x 1s}', ''],
    ['layers in their order', '@layer b,a;@layer a{.a{top:0}}', '@layer b,a;@layer a{.a{top:0}}'],
    ['no comments', '/*! a */.a{/* b */top:0}', '.a{top:0}'],
    ['importance', '.a{top:0!important;transition:top 1s}', '.a{top:0!important}'],
    [
      'used properties, under short names',
      ':root{--x:1px;--z:2px}.a{--x:2px;top:var(--x)}',
      ':root{--0:1px}.a{--0:2px;top:var(--0)}',
    ],
    [
      'the value of a property that has one on the whole page',
      '@layer l{:root{--x:1px;--y:var(--x);--z:var(--x)}}.a{top:calc(-1*var(--y));font:var(--z)var(--y)}',
      '.a{top:calc(-1* 1px );font:1px  1px}',
    ],
    [
      'what to fall back on where the page has no value',
      ':root{--x:1px}.a{top:var(--x,2px);left:var(--y,var(--z,3px))}',
      '.a{top:1px;left:var(--0,var(--1,3px))}',
    ],
    [
      'the value of a property that needs another one of the root',
      ':root{--x:1px;--y:var(--x)}[data-theme=dark]{--x:2px}.a{top:var(--y)}',
      ':root{--0:1px}[data-theme=dark]{--0:2px}.a{top:var(--0)}',
    ],
    [
      'no value that is another one below, in a layer below, or under a condition',
      ':root{--x:1px;--y:var(--x)}.a{--x:2px;top:var(--y)}@media (width>9px){:root{--z:3px}}.a{left:var(--z)}',
      ':root{--2:1px;--0:var(--2)}.a{--2:2px;top:var(--0)}@media (width>9px){:root{--1:3px}}.a{left:var(--1)}',
    ],
    [
      'the value of the page where a layer has one for its root, in any theme',
      '@layer l{:root{--x:1px}html[data-theme=dark]{--x:2px}}:root{--x:3px}.a{top:var(--x)}',
      '.a{top:3px}',
    ],
    [
      'the value of a layer for what is not the root, or where the page has one for a theme only',
      '@layer l{:root{--y:1px}.a{--x:2px}}:root{--x:3px}[data-theme=dark]{--y:4px}.a{top:var(--x);left:var(--y)}',
      '@layer l{:root{--1:1px}.a{--0:2px}}:root{--0:3px}[data-theme=dark]{--1:4px}.a{top:var(--0);left:var(--1)}',
    ],
    [
      'every value of a property',
      ':root{--x:1px}[data-theme=dark]{--x:2px}.a{top:var(--x)}',
      ':root{--0:1px}[data-theme=dark]{--0:2px}.a{top:var(--0)}',
    ],
  ])('keeps %s', (_, css, kept) => {
    expect(partOf(css, '<p class=a title=x></p>')).toBe(kept);
  });
  it('refuses rules inside of rules, which it would lose', () => {
    expect(() => new CriticalCss('.a{top:0;.b{top:1px}}')).toThrow('.a. Adapt plugins/static-pages');
  });
});

describe('inlineCriticalCss', () => {
  const link = '<link rel=stylesheet href=/x/a.css />';
  const html = `<html><head>${link}<script src=/b.js defer></script></head><body><p>$&</p></body></html>`;
  it('puts the text in the place of the style sheet, and the style sheet to the end', () => {
    expect(inlineCriticalCss(html, '.a{content:"$&"}')).toBe(
      `<html><head><style>.a{content:"$&"}</style><script src=/b.js defer></script></head><body><p>$&</p>${link}</body></html>`,
    );
  });
  it('finds the end of a page whose last tags are left out', () => {
    expect(inlineCriticalCss(`${link}<body><p>a</p>\n`, '')).toBe(`<style></style><body><p>a</p>\n${link}`);
  });
  it('keeps several style sheets in their order', () => {
    const other = '<link href="/x/b.css" rel="stylesheet">';
    const two = html.replace(link, link + other);
    expect(styleSheetsOf(two)).toEqual(['/x/a.css', '/x/b.css']);
    expect(inlineCriticalCss(two, '')).toContain(`</p>${link}${other}</body>`);
    expect(inlineCriticalCss(two, '')).toContain('<head><style></style><script');
  });
  it('takes no other links', () => {
    expect(styleSheetsOf('<link rel=icon href=/a.svg><link rel=canonical href=/stylesheet>')).toEqual([]);
  });
  it('refuses a page without a style sheet, and text that would end the element', () => {
    expect(() => inlineCriticalCss('<html><body></body></html>', '')).toThrow('no style sheet');
    expect(() => inlineCriticalCss(html, 'a{content:"</style>"}')).toThrow('</style');
  });
});

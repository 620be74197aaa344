import type {Element} from 'hast';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {themes} from 'prism-react-renderer';
import {beforeAll, describe, expect, it} from 'vitest';
import {highlight} from './highlight';
import {parseCodeMeta} from './meta';
import {createPalette} from './palette';
import {addLanguages} from './prism';
import rehypeStaticCode from '../rehype-static-code';

/** What a browser shows of HTML. */
function textOf(node: DefaultTreeAdapterTypes.Node): string {
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : 'value' in node ? node.value : '';
}

const palette = createPalette(themes.github, themes.dracula);
const show = (text: string, language: string, meta?: string): string =>
  highlight(parseCodeMeta(text, meta), language, palette);

beforeAll(() => {
  addLanguages(['csharp', 'ini', 'json']);
});

describe('parseCodeMeta', () => {
  it.each([
    ['a title', 'a', 'title="Source/My.Build.cs"', {title: 'Source/My.Build.cs'}],
    ['a title in single quotes', 'a', `title='say "hi"'`, {title: 'say "hi"'}],
    ['ranges', 'a\nb\nc\nd', '{1,3-4}', {highlighted: new Set([0, 2, 3])}],
    ['line numbers', 'a', 'showLineNumbers', {lineNumbersStart: 1}],
    ['line numbers from 7', 'a', 'showLineNumbers=7', {lineNumbersStart: 7}],
    ['no line numbers', 'a', 'hideLineNumbers', {lineNumbersStart: undefined}],
    ['the last line break', 'a\r\nb\r\n', '', {code: 'a\nb'}],
    ['the next line', 'a\n// highlight-next-line\nb\nc', '', {code: 'a\nb\nc', highlighted: new Set([1])}],
    [
      'a block',
      'a\n# highlight-start\nb\nc\n# highlight-end\nd',
      '',
      {code: 'a\nb\nc\nd', highlighted: new Set([1, 2])},
    ],
    ['comments beside ranges, which stay', '// highlight-next-line\nb', '{2}', {code: '// highlight-next-line\nb'}],
    ['a comment within a line, which stays', 'b // highlight-next-line', '', {code: 'b // highlight-next-line'}],
  ])('reads %s', (_, text, meta, expected) => {
    expect(parseCodeMeta(text, meta)).toMatchObject(expected);
  });
});

describe('highlight', () => {
  it.each([
    ['cpp', 'UPROPERTY(EditAnywhere)\nTArray<FName> Names; // a & b\n\n#include "A.h"\n'],
    ['csharp', 'PublicDependencyModuleNames.AddRange(new string[] { "Core" });'],
    ['ini', '[/Script/Engine.Engine]\n+ActiveGameNameRedirects=(OldGameName="A")'],
    ['json', '{"a": [1, true, null]}'],
    ['text', '<b>&amp;</b>\n\n  end'],
    ['no-such-language', 'a < b'],
  ])('changes no character of %s', (language, code) => {
    expect(textOf(parseFragment(show(code, language)))).toBe(code.replace(/\n$/, ''));
  });
  it('has spans where a theme has colours, and text elsewhere', () => {
    expect(show('x = "a";', 'cpp')).toMatch(/^x <span class="tl\d">= <\/span><span class="tl\d td\d">"a"<\/span>/);
    expect(show('plain words', 'text')).toBe('plain words');
  });
  it('marks lines with their line break inside', () => {
    expect(show('a\nb\nc', 'text', '{2}')).toBe(
      'a\n<span class="token-line theme-code-block-highlighted-line">b\n</span>c',
    );
    expect(show('a\nb', 'text', 'showLineNumbers')).toBe(
      '<span class="token-line">a\n</span><span class="token-line">b</span>',
    );
  });
});

describe('createPalette', () => {
  const rule = (name: string): string => new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(palette.css)?.[1] ?? '';
  it('gives a token the properties of its types, later types and entries first', () => {
    const [light, dark, italic] = palette.classesOf(['keyword'], 'cpp').split(' ').map(rule);
    expect([light, dark, italic]).toEqual(['color:#00009f', 'color:rgb(189, 147, 249)', 'font-style:italic']);
    expect(palette.classesOf(['keyword', 'string'], 'cpp').split(' ').map(rule)).toContain('color:#e3116c');
    expect(palette.classesOf(['plain'], 'cpp')).toBe('');
  });
  it('sets the ground of both themes', () => {
    expect(palette.css).toContain('--prism-color:#393A34;--prism-background-color:#f6f8fa');
    expect(palette.css).toContain('--prism-color:#F8F8F2;--prism-background-color:#282A36');
  });
});

describe('rehypeStaticCode', () => {
  const transform = rehypeStaticCode({theme: themes.github, darkTheme: themes.dracula, additionalLanguages: []});
  const code = (properties: Element['properties'], text: string): Element => ({
    type: 'element',
    tagName: 'code',
    properties,
    children: [{type: 'text', value: text}],
  });
  it('replaces the text of fences by props, wherever they stand', () => {
    const fence = code({className: ['language-cpp'], metastring: 'title="A.cpp"'}, 'int a;\n');
    const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [fence]};
    const list: Element = {type: 'element', tagName: 'li', properties: {}, children: [pre]};
    transform({children: [list]});
    expect(fence.children).toEqual([]);
    expect(fence.properties).toEqual({
      className: ['language-cpp'],
      html: expect.stringContaining('<span') as string,
      title: 'A.cpp',
    });
  });
  it('leaves code in text alone', () => {
    const inline = code({}, 'int a;');
    transform({children: [{type: 'element', tagName: 'p', properties: {}, children: [inline]}]});
    expect(inline).toEqual(code({}, 'int a;'));
  });
});

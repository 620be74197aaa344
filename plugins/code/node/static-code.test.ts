import type {Element} from 'hast';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {themes} from 'prism-react-renderer';
import {VFile} from 'vfile';
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
const show = (code: string, language: string, ...highlighted: readonly number[]): string =>
  highlight(code, language, palette, new Set(highlighted));

beforeAll(() => {
  addLanguages(['csharp', 'ini', 'json']);
});

describe('parseCodeMeta', () => {
  it.each([
    ['a title', 'title="Source/My.Build.cs"', {title: 'Source/My.Build.cs'}],
    ['a title in single quotes', `title='say "hi"'`, {title: 'say "hi"'}],
    ['ranges', '{1,3-4}', {highlighted: new Set([1, 3, 4])}],
    ['both', '{2} title="A"', {title: 'A', highlighted: new Set([2])}],
    ['nothing', '', {title: undefined, highlighted: new Set()}],
  ])('reads %s', (_, meta, expected) => {
    expect(parseCodeMeta(meta)).toMatchObject(expected);
  });
  it('refuses what it does not know', () => {
    expect(() => parseCodeMeta('title="A" showLineNumbers')).toThrow('stands `showLineNumbers`. Write title=');
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
    expect(textOf(parseFragment(show(code, language)))).toBe(code);
  });
  it('has spans where a theme has colours, and text elsewhere', () => {
    expect(show('x = "a";', 'cpp')).toMatch(/^x <span class="tl\d">= <\/span><span class="tl\d td\d">"a"<\/span>/);
    expect(show('plain words', 'text')).toBe('plain words');
  });
  it('marks lines with their line break inside', () => {
    expect(show('a\nb\nc', 'text', 2)).toBe('a\n<span class="theme-code-block-highlighted-line">b\n</span>c');
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
  const element = (
    tagName: string,
    children: Element['children'],
    properties: Element['properties'] = {},
  ): Element => ({
    type: 'element',
    tagName,
    properties,
    children,
  });
  const code = (properties: Element['properties']): Element =>
    element('code', [{type: 'text', value: 'int a;\n'}], properties);
  const run = (...children: Element[]): void => {
    transform({type: 'root', children}, new VFile({path: 'docs/page.mdx'}));
  };
  it('replaces the text of fences by props, wherever they stand', () => {
    const fence = code({className: ['language-cpp'], metastring: 'title="A.cpp"'});
    run(element('li', [element('pre', [fence])]));
    const plain = code({metastring: null});
    run(element('pre', [plain]));
    expect(plain.properties).toEqual({html: 'int a;'});
    expect(fence.children).toEqual([]);
    expect(fence.properties).toEqual({
      className: ['language-cpp'],
      html: expect.stringMatching(/<span[^>]*>int<\/span> a/) as string,
      title: 'A.cpp',
    });
  });
  it('leaves code in text alone', () => {
    const inline = code({});
    run(element('p', [inline]));
    expect(inline).toEqual(code({}));
  });
  it('names the place of a fence that asks for something else', () => {
    const fence = {...code({metastring: 'live'}), position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}}};
    expect(() => {
      run(element('pre', [fence]));
    }).toThrow(expect.objectContaining({file: 'docs/page.mdx', line: 7}) as Error);
  });
});

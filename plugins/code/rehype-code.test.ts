import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {textOf} from '../kit/hast-text';
import {highlight} from './node/highlight';
import rehypeCode from './rehype-code';

describe('highlight', () => {
  it.each([
    ['cpp', 'UPROPERTY(EditAnywhere)\nTArray<FName> Names; // a & b\n\n#include "A.h"\n'],
    ['csharp', 'PublicDependencyModuleNames.AddRange(new string[] { "Core" });'],
    ['ini', '[/Script/Engine.Engine]\n+ActiveGameNameRedirects=(OldGameName="A")'],
    ['json', '{"a": [1, true, null]}'],
    ['text', '<b>&amp;</b>\n\n  end'],
  ])('changes no character of %s', (language, code) => {
    const html = highlight(code, language);
    expect(textOf(fromHtml(html, {fragment: true}))).toBe(code);
    expect(html.includes('<span')).toBe(language !== 'text');
  });
  it('has one span for what has one color, and the innermost color', () => {
    expect(highlight('a = f("b");', 'cpp')).toBe(
      'a = <span class="code-function">f</span><span class="code-punctuation">(</span>' +
        '<span class="code-string">"b"</span><span class="code-punctuation">);</span>',
    );
    expect(highlight('UCLASS()\nclass MY_API AMyActor : public UFoo', 'cpp')).toBe(
      '<span class="code-macro">UCLASS</span><span class="code-punctuation">()\n</span>' +
        '<span class="code-keyword">class </span><span class="code-macro">MY_API </span>' +
        '<span class="code-type">AMyActor </span>: <span class="code-keyword">public </span><span class="code-type">UFoo</span>',
    );
    expect(highlight('#include "A.h"', 'cpp')).toContain('<span class="code-string">"A.h"</span>');
  });
});

describe('rehypeCode', () => {
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
    rehypeCode()({type: 'root', children}, new VFile({path: 'docs/page.mdx'}));
  };
  it('replaces the text of fences by props, wherever they stand', () => {
    const fence = code({className: ['language-cpp'], metastring: 'title="A.cpp"'});
    run(element('li', [element('pre', [fence])]));
    expect(fence).toMatchObject({
      children: [],
      properties: {
        className: ['language-cpp'],
        title: 'A.cpp',
        html: expect.stringContaining('int</span> a') as string,
      },
    });
    const plain = code({metastring: null});
    run(element('pre', [plain]));
    expect(plain.properties).toMatchObject({title: undefined, html: 'int a;'});
  });
  it('puts a header and its source into tabs, and other files one after the other', () => {
    const file = (name: string): Element =>
      element('pre', [code({className: ['language-cpp'], metastring: `title="${name}"`})]);
    const children: Element['children'] = ['A.h', 'A.cpp', 'B.h', 'C.cpp'].flatMap((name) => [
      file(name),
      {type: 'text', value: '\n'},
    ]);
    rehypeCode()({type: 'root', children}, new VFile({path: 'docs/page.mdx'}));
    expect(children.map((child) => ('name' in child ? child.name : child.type))).toEqual([
      'Tabs',
      'text',
      'element',
      'text',
      'element',
      'text',
    ]);
    const within = element('div', [file('A.h'), file('A.cpp')]);
    rehypeCode()({type: 'root', children: [within]}, new VFile({path: 'docs/page.mdx'}));
    expect(within.children).toHaveLength(1);
    expect(children[0]).toMatchObject({
      children: ['A.h', 'A.cpp'].map((value) => ({name: 'TabItem', attributes: [{name: 'value', value}]})),
    });
  });
  it('leaves code in text alone', () => {
    const inline = code({});
    run(element('p', [inline]));
    expect(inline).toEqual(code({}));
  });
  it('names the place of a fence that asks for something else', () => {
    const fence = {...code({metastring: '{1}'}), position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}}};
    expect(() => {
      run(element('pre', [fence]));
    }).toThrow(expect.objectContaining({file: 'docs/page.mdx', line: 7}) as Error);
  });
});

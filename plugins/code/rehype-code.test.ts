import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {remark} from 'remark';
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
  it('knows what Unreal adds to C++, and has no span for what has no color', () => {
    expect(highlight('UCLASS()\nclass MY_API AMyActor : public UFoo { f("b"); };', 'cpp')).toBe(
      '<span class="token unreal-macro">UCLASS</span>()\n' +
        '<span class="token keyword">class</span> <span class="token unreal-macro">MY_API</span> ' +
        '<span class="token unreal-type">AMyActor</span> : <span class="token keyword">public</span> ' +
        '<span class="token unreal-type">UFoo</span> { <span class="token function">f</span>(<span class="token string">"b"</span>); };',
    );
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
    const tree: Root = {type: 'root', children};
    remark().use(rehypeCode).runSync(tree, {path: 'docs/page.mdx'});
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

import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
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

/** The element `code` of a page after the plugin. */
function after(html: string): Element | undefined {
  const tree = fromHtml(html, {fragment: true});
  remark().use(rehypeCode).runSync(tree, {path: 'docs/page.mdx'});
  let code: Element | undefined;
  visit(tree, {tagName: 'code'}, (element: Element) => {
    code = element;
  });
  return code;
}

describe('rehypeCode', () => {
  it('replaces the text of fences by props, wherever they stand', () => {
    const fence = `<li><pre><code class="language-cpp" metastring='title="A.cpp"'>int a;\n</code></pre></li>`;
    expect(after(fence)).toMatchObject({
      children: [],
      properties: {
        className: ['language-cpp'],
        title: 'A.cpp',
        html: expect.stringContaining('int</span> a') as string,
      },
    });
    expect(after('<pre><code>int a;\n</code></pre>')?.properties).toMatchObject({title: undefined, html: 'int a;'});
  });
  it('leaves code in text alone', () => {
    expect(after('<p><code>int a;</code></p>')).toMatchObject({properties: {}, children: [{value: 'int a;'}]});
  });
  it('names the place of a fence that asks for something else', () => {
    expect(() => after(`${'\n'.repeat(6)}<pre><code metastring="{1}">a</code></pre>`)).toThrow(
      expect.objectContaining({file: 'docs/page.mdx', line: 7}) as Error,
    );
  });
});

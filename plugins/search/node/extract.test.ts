import {describe, expect, it} from 'vitest';
import {parseMain} from '../../kit/built-pages';
import {extractPage} from './extract';

const page = (content: string): string => `<!doctype html><title>t</title><nav class=navbar>Menu</nav>
<main><article>
<nav class=theme-doc-breadcrumbs><span>Features</span></nav>
<span class="theme-doc-version-badge">Version: 1.0.0</span>
<div class="tocMobile theme-doc-toc-mobile"><button>On this page</button></div>
<div class="theme-doc-markdown markdown"><header><h1>Taps</h1></header>${content}</div>
<footer>Edit this page</footer></article><nav class=pagination-nav>Next</nav></main><footer>Copyright</footer>`;

const linesOf = (content: string): readonly string[] =>
  extractPage(parseMain(page(content))).sections.flatMap((section) => section.lines);

describe('extractPage', () => {
  it('divides a page at its headings, with their levels and anchors', () => {
    const text = page(
      '<p>Start.<h2 id=a>First<a class=hash-link href=#a>\u200b</a></h2><p>One.<h3 id=b>Second <code>X</code></h3><p>Two.',
    );
    expect(extractPage(parseMain(text))).toEqual({
      title: 'Taps',
      categories: ['Features'],
      sections: [
        {level: 1, anchor: '', heading: 'Taps', lines: ['Start.']},
        {level: 2, anchor: 'a', heading: 'First', lines: ['One.']},
        {level: 3, anchor: 'b', heading: 'Second X', lines: ['Two.']},
      ],
    });
  });

  it.each([
    ['list items', '<ul><li>One<li>Two <strong>b</strong></ul>', ['One', 'Two b']],
    ['table rows', '<table><tr><th>Name<th>Unit<tr><td>Range<td>cm</table>', ['Name · Unit', 'Range · cm']],
    ['rows without their empty cells', '<table><tr><td><td>cm<td> <td>1.0.0<td></table>', ['cm · 1.0.0']],
    ['code lines', '<pre><code>int A;\n\nint B;</code></pre>', ['int A;', 'int B;']],
    ['code in spans', '<pre><span>int</span> <span>A;\n</span><span>x</span></pre>', ['int A;', 'x']],
    ['admonitions', '<div><div>Warning</div><div><p>Hot.</p></div></div>', ['Warning', 'Hot.']],
    ['hidden tabs', '<ul role=tablist><li>C++</ul><div role=tabpanel hidden><p>Text</div>', ['Text']],
    ['long names that may break', '<p><code>TBIA_<wbr>Interaction</code>', ['TBIA_Interaction']],
    ['entities', '<p>a &lt; b &amp; c&nbsp;d', ['a < b & c d']],
    [
      'the reading text of figures',
      '<figure class=tbia-figure><svg><text>drawn</text></svg><figcaption>Caption</figcaption><details><summary>Read as text</summary><ol><li>Step</ol></details></figure>',
      ['Caption', 'Step'],
    ],
    ['other details with their summary', '<details><summary>More</summary>Text</details>', ['More', 'Text']],
  ])('reads %s', (_name, content, expected) => {
    expect(linesOf(content)).toEqual(expected);
  });

  it.each([
    ['scripts and styles', '<script>x</script><style>y</style>'],
    ['what screen readers do not hear', '<span aria-hidden=true>✓</span>'],
    ['buttons', '<button>Copy</button>'],
    ['what is marked so', '<div data-search=off>Since 1.2.0</div>'],
  ])('leaves out %s', (_name, content) => {
    expect(linesOf(content)).toEqual([]);
  });

  it('reads pages outside the docs', () => {
    const {categories, sections} = extractPage(parseMain('<main class=markdown><h1>Roadmap</h1><p>Find it.</main>'));
    expect([categories, sections[0]?.lines]).toEqual([[], ['Find it.']]);
  });

  it('refuses a page without a title', () => {
    expect(() => extractPage(parseMain('<main><p>Text</p></main>'))).toThrow('no <h1>');
  });
});

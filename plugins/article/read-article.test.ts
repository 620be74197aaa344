import {describe, expect, it} from 'vitest';
import {readArticle} from './read-article';

const TITLE = '<h1>Title</h1>';
const ADDRESS = 'https://example.org/base/docs/1.8.1/faq';

const markdownOf = (content: string): string => {
  const html = `<main><article><div class="theme-doc-markdown markdown">${TITLE}${content}</div></article></main>`;
  return readArticle(html, ADDRESS).markdown.replace(/^# Title\n\n/, '');
};

const figure = `<figure class="tbia-figure tbia-figure--dot"><div><img src=/base/a.svg alt="A key opens a door."></div>
<ul aria-label=Legend><li>Ability</ul><figcaption>The way of the key.</figcaption>
<details><summary>Text</summary><p>Steps<ol><li>Key (start)<ul><li>go to step 2</ul><li>Door (end)</ol></details></figure>`;

describe('readArticle', () => {
  it.each([
    ['headings without their links', '<h2 id=a>Why?<a class=hash-link href=#a>\u200b</a></h2>', '## Why?'],
    [
      'text',
      '<p>Set <code>Max_Range</code> to <strong>on</strong>, <em>now</em>.',
      'Set `Max_Range` to **on**, *now*.',
    ],
    [
      'names without the links to their explanations',
      '<p>Set <strong><a data-name href=/base/docs/1.8.1/x#y><code>Max Range</code></a></strong>, <a href=#b><code>b</code></a>.',
      'Set **`Max Range`**, [`b`](https://example.org/base/docs/1.8.1/faq#b).',
    ],
    ['names with underscores', '<p>TBIA_Component and _x_ &lt;b>', 'TBIA_Component and \\_x\\_ \\<b>'],
    ['lists', '<ul><li>One<ul><li>Inner</ul><li><p>Two</ul>', '- One\n  - Inner\n- Two'],
    ['lists that go on counting', '<ol start=16><li>One<li>Two</ol>', '16. One\n17. Two'],
    ['items of several paragraphs', '<ul><li><p>One<p>More<li><p>Two</ul>', '- One\n\n  More\n\n- Two'],
    [
      'tables',
      '<div class=frame><table><thead><tr><th>A<th>B<tbody><tr><td>1 | 2<td><a href=/base/>x</a></table></div>',
      '| A | B |\n| - | - |\n| 1 \\| 2 | [x](https://example.org/base/) |',
    ],
    [
      'admonitions',
      '<div class="theme-admonition theme-admonition-warning alert"><div><span><svg></svg></span>warning</div><div><p>Hot.</div></div>',
      '> **Warning**\n>\n> Hot.',
    ],
    [
      'admonitions with a title',
      '<div class="theme-admonition theme-admonition-note alert"><div>Take care</div><div><p>Hot.<p>Very.</div></div>',
      '> **Note: Take care**\n>\n> Hot.\n>\n> Very.',
    ],
    [
      'tabs, those that are not shown too',
      '<div class="tabs-container theme-tabs-container"><ul role=tablist><li role=tab>C++<li role=tab>Blueprint</ul><div><div role=tabpanel><p>One</div><div role=tabpanel hidden><p>Two</div></div></div>',
      '**C++**\n\nOne\n\n**Blueprint**\n\nTwo',
    ],
    [
      'tabs within tabs',
      '<div class=theme-tabs-container><ul role=tablist><li role=tab>A</ul><div role=tabpanel><div class=theme-tabs-container><ul role=tablist><li role=tab>a.h</ul><div role=tabpanel><p>One</div></div></div></div>',
      '**A**\n\n**a.h**\n\nOne',
    ],
    ['disclosures', '<details><summary>More\n  <b>here</b>\n</summary><p>Text</details>', '**More here**\n\nText'],
    [
      'figures as their text',
      figure,
      '> **Figure: The way of the key.**\n>\n> A key opens a door.\n>\n> Steps\n>\n> 1. Key (start)\n>    - go to step 2\n> 2. Door (end)',
    ],
    [
      'panels',
      '<figure><div role=group aria-label="Two rows."><p>Row</div><figcaption>Set it.</figcaption><details><summary>Text</summary><ul><li>Row: on (<a href=#step-1>step 1</a>)</ul></details></figure>',
      '> **Figure: Set it.**\n>\n> Two rows.\n>\n> - Row: on (step 1)',
    ],
    [
      'code with its language',
      '<div class="theme-code-block"><pre><code class="language-cpp"><span>int</span> a_b;\n\n  x();\n</code></pre><div><button>Copy</button></div></div>',
      '```cpp\nint a_b;\n\n  x();\n```',
    ],
    ['code without a language', '<pre><code>Found</code></pre>', '```\nFound\n```'],
    [
      'components',
      '<p>Choose <span class=path><span>Edit</span><span> &gt; </span><span>Input</span></span> <span class=badge>UE <!-- -->5.4</span>.',
      'Choose Edit > Input UE 5.4.',
    ],
    ['symbols beside words', '<p><span aria-hidden=true>✓</span> <span>Runs</span>', 'Runs'],
    [
      'the page without its boilerplate',
      '<div data-search=off>Since 1.0.0</div><nav>Menu</nav><p>Text<script>x</script></p><footer>Edit</footer>',
      'Text',
    ],
    ['pictures', '<p><img src=/base/img/a.png alt="A door">', '![A door](https://example.org/base/img/a.png)'],
  ])('writes %s', (_name, content, expected) => {
    expect(markdownOf(content)).toBe(expected);
  });

  it('makes links absolute', () => {
    const targets = ['/base/docs/a', '#b', '../x', 'https://other.org/?a=1&amp;b=2'];
    expect(markdownOf(targets.map((href) => `<p><a href="${href}">x</a>`).join(''))).toBe(
      [
        '[x](https://example.org/base/docs/a)',
        '[x](https://example.org/base/docs/1.8.1/faq#b)',
        '[x](https://example.org/base/docs/x)',
        '[x](https://other.org/?a=1&b=2)',
      ].join('\n\n'),
    );
  });
});

it('reads pages outside of the docs, without what stands beside the article', () => {
  const html = '<body><main><article><h1>Changelog</h1></article><div>On this page</div></main></body>';
  expect(readArticle(html, ADDRESS).markdown).toBe('# Changelog');
});

it('reads a line for each paragraph, item, row and line of code', () => {
  const html = `<main><article><h1>T</h1><p>a</p><h2 id=i>I</h2><ul><li>c <svg><text>x</text></svg></li></ul><pre># d
  e</pre><button>Copy</button><figure><img alt="What is told below."><details><summary>Text</summary><p>f</p></details><figcaption>F</figcaption></figure>
<table><tr><th>n<th><tr><td>g</td><td>h</td></tr></table></article></main>`;
  expect(readArticle(html, ADDRESS).sections).toEqual([
    {level: 1, id: '', heading: 'T', lines: ['a']},
    {level: 2, id: 'i', heading: 'I', lines: ['c', '# d', 'e', 'Figure: F', 'f', 'n', 'g · h']},
  ]);
});

it.each([
  ['<main><p>Text</main>', 'no article'],
  ['<main><article><h2>a</h2></article></main>', 'no <h1>'],
])('refuses %s', (html, message) => {
  expect(() => readArticle(html, ADDRESS)).toThrow(message);
});

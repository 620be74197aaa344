import {beforeAll, describe, expect, it} from 'vitest';
import {loadBlockReader, piecesOf, type BlockReader, type FigureReader} from './blocks';
import {figureText} from '../../figures';

let read: BlockReader;

beforeAll(async () => {
  read = await loadBlockReader({readFigure: figureText, badges: {EngineBadge: 'UE'}});
});

const brief = (markdown: string): string[] => read(markdown).map(({kind, text}) => `${kind}: ${text}`);

describe('the words of a page', () => {
  it.each([
    ['a heading without its id', '## Set the range {/* #range */}', ['heading: Set the range']],
    ['a paragraph over several lines', 'One *two*\n**three** `four`.', ['text: One two three four.']],
    ['a link without its target', 'See [the FAQ](../faq.mdx#top).', ['text: See the FAQ.']],
    ['a hard break', 'One\\\ntwo', ['text: One two']],
    ['a list with a nested one', '1. First\n   - Inner\n2. Second', ['item: First', 'item: Inner', 'item: Second']],
    ['an item of several blocks', '- First\n\n  More.', ['item: First', 'text: More.']],
    ['an item that begins with code', '- ```\n  code\n  ```', ['code: code']],
    ['a table', '| A | B |\n|:--|---|\n| `x` |  |', ['row: A | B', 'row: x |']],
    ['code with its title', '```cpp title="Door.h"\nint  a;  \n  b;\n```', ['text: Door.h', 'code: int  a;\n  b;']],
    ['an admonition', ':::warning\n\nHot.\n\n:::', ['notice: Warning', 'text: Hot.']],
    ['an admonition with a title', ':::note[For C++]\n\nCold.\n\n:::', ['notice: Note: For C++', 'text: Cold.']],
    ['a colon that is not a directive', 'Call Class:Member at 10:30.', ['text: Call Class:Member at 10:30.']],
    ['a menu path', 'Open <MenuPath>Edit > Plugins</MenuPath>.', ['text: Open Edit > Plugins.']],
    ['an engine', 'From <EngineBadge version="5.0" /> on.', ['text: From UE 5.0 on.']],
    ['an engine on a line of its own', '<EngineBadge version="5.0" />', ['text: UE 5.0']],
    ['a mark', 'The pin <Mark n={1} />.', ['text: The pin 1.']],
    [
      'tabs',
      '<Tabs>\n<TabItem value="a" label="Blueprint">\n\nNode.\n\n</TabItem>\n</Tabs>',
      ['tab: Blueprint', 'text: Node.'],
    ],
    ['a picture', '![A door](./door.png)', ['figure: A door']],
    ['a picture in a text', 'See ![A door](./door.png).', ['text: See A door.']],
    ['a quotation', '> Said.', ['text: Said.']],
    ['an expression with a text', "Stop{' '}here.", ['text: Stop here.']],
    ['a comment', '{/* note */}\n\nText.', ['text: Text.']],
    ['an unknown component', '<Card title="Doors">Open</Card>', ['text: Open']],
  ])('%s', (_case, markdown, expected) => {
    expect(brief(markdown)).toEqual(expected);
  });

  it.each([
    ['spaces and line breaks', 'One  two\nthree.', 'One two three.'],
    ['bullets', '- a\n- b', '* a\n* b'],
    ['tables', '|A|B|\n|-|-|\n|1|2|', '| A | B |\n|---|---|\n| 1 | 2 |'],
    ['link targets', '[FAQ](./faq.mdx)', '[FAQ](../faq.mdx#x)'],
    ['ids of headings', '## A {/* #a */}', '## A {/* #b */}'],
  ])('%s do not count', (_case, a, b) => {
    expect(brief(a)).toEqual(brief(b));
  });

  it('takes lines of a figure from its reader', async () => {
    const readFigure: FigureReader = (language, body) => `${language}\n\n- ${body}\n  1. deeper`;
    const own = await loadBlockReader({readFigure});
    expect(own('```dot\ngraph\n```')).toEqual([
      {kind: 'figure', text: 'dot'},
      {kind: 'figure', text: 'graph'},
      {kind: 'figure', text: 'deeper'},
    ]);
  });

  it('refuses what is not MDX', () => {
    expect(() => read('Text <Open>.')).toThrow('Open');
  });
});

describe('piecesOf', () => {
  it.each([
    ['at headings', 'a\n\n## b\n\n### c\n\n## d', 3],
    ['not in fences', '## a\n\n```\n## b\n```', 1],
    ['not in containers', ':::note\n\na\n\n## b\n\n:::\n\nc', 1],
    ['not where definitions reach across', 'a [b]\n\n## c\n\n[b]: ./c.mdx', 1],
  ])('cuts %s', (_case, markdown, count) => {
    const pieces = piecesOf(markdown);
    expect(pieces).toHaveLength(count);
    expect(pieces.join('\n')).toBe(markdown);
  });

  it('finds the same words as the whole page', () => {
    expect(brief('A.\n\n{/* one\n\n## B */}\n\n## C')).toEqual(['text: A.', 'heading: C']);
    expect(brief('<Tabs>\n\n## B\n\n</Tabs>')).toEqual(['heading: B']);
  });
});

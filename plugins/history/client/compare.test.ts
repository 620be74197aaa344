import {expect, it} from 'vitest';
import {readMarkdown} from '../../article/read-markdown';
import {compare, countChanges, type Comparison} from './compare';

/** A comparison as lines: what a passage was and what it is. */
const shown = (comparison: Comparison): string[] =>
  comparison.map((entry) => {
    if (typeof entry !== 'object') {
      return typeof entry === 'number' ? `${entry} same` : `below ${entry}`;
    }
    const {what, passage, before} = entry;
    const after = what === 'removed' ? [] : passage.cells;
    return `${what} ${passage.kind}: ${before.join(' | ')} > ${after.join(' | ')}`;
  });

const compared = (before: string, after: string): string[] => shown(compare(readMarkdown(before), readMarkdown(after)));

it('reads a page in the words that its readers see', () => {
  const page = `---
title: A page
---

# A page

See **[the \`Tap\` type](https://example.org/docs/1.0.0/a_b#c)** and \`TArray<int*>\`, index \\[0].

> **Note: A title**
>
> - An item
>   1. A step

| Name | Note |
| - | - |
| \`A\` | one \\| two |

   \`\`\`cpp
   if (a)
     b(); // # no heading
   \`\`\`
`;
  expect(readMarkdown(page).map(({kind, cells}) => [kind, ...cells])).toEqual([
    ['heading', 'A page'],
    ['paragraph', 'See the Tap type and TArray<int*>, index [0].'],
    ['paragraph', 'Note: A title'],
    ['item', 'An item'],
    ['item', 'A step'],
    ['row', 'Name', 'Note'],
    ['row', 'A', 'one | two'],
    ['code', 'if (a)\n  b(); // # no heading'],
  ]);
});

it.each([
  ['targets of links', '[a](https://x.org/1.0.0/a)', '[a](https://x.org/a)', ['1 same']],
  [
    'words',
    'Set it to 1 now.\n\nLast.',
    'Set it to 22 now.\n\nLast.',
    ['changed paragraph: Set it to 1 now. > Set it to 22 now.', '1 same'],
  ],
  [
    'the heading above a change',
    '# A\n\nb\n\n## C\n\nd\n\nOne two three.',
    '# A\n\nb\n\n## C\n\nd\n\nOne two four.',
    ['3 same', 'below C', 'changed paragraph: One two three. > One two four.'],
  ],
  [
    'passages that have little in common',
    'All words of this are gone.',
    'Something else stands here.',
    ['removed paragraph: All words of this are gone. > ', 'added paragraph:  > Something else stands here.'],
  ],
  [
    'rows by cell',
    '| Name | Unit |\n| - | - |\n| Max Range | m |',
    '| Name | Unit |\n| - | - |\n| Max Range | cm |',
    ['1 same', 'changed row: Max Range | m > Max Range | cm'],
  ],
  [
    'a new table without its head, which stands above each row',
    'a',
    'a\n\n| A |\n| - |\n| b |',
    ['1 same', 'added row:  > b'],
  ],
  [
    'a figure as a whole',
    '> **Figure: A.**\n> - Key (start)\n> - Door (end)',
    '> **Figure: A.**\n> - Key (start)\n> - Lever (end)',
    ['changed figure: Figure: A.\nKey (start)\nDoor (end) > Figure: A.\nKey (start)\nLever (end)'],
  ],
  ['code', '```\na b\n```', '```\na c\n```', ['changed code: a b > a c']],
])('compares %s', (_case, before, after, lines) => {
  expect(compared(before, after)).toEqual(lines);
});

it('keeps the header of the table of a row', () => {
  const [, change] = compare(readMarkdown('| A |\n| - |\n| b |'), readMarkdown('| A |\n| - |\n| c |'));
  expect(change).toMatchObject({passage: {kind: 'row', header: ['A']}});
});

it('counts in words', () => {
  const count = (before: string, after: string): string =>
    countChanges(compare(readMarkdown(before), readMarkdown(after)));
  expect(count('a', 'a')).toBe('');
  expect(count('a', 'a\n\nb')).toBe('1 added');
  expect(count('a\n\nb\n\nc d\n\ne f', 'a\n\nx\n\nc e\n\ne g')).toBe('2 changed, 1 added, 1 removed');
});

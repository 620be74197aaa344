import {describe, expect, it} from 'vitest';
import {firstSentence, plainText, scanPage} from './scan';

const PAGE = `---
title: "Interact Passive"
sidebar_position: 2
---

It searches for
targets. \`Top\` stands here.

| \`No header\` | is no table |

## Properties {/* #properties */}

- a list

The class \`TBIA_Thing\` has them.
It goes on.

| Property | Type | Meaning | Since |
| --- | --- | --- | --- |
| \`Max Range\` | float | reach of the trace | 1.0.0 |
| \`User Data 1\`, \`User Data 2\` | references | free for \\| your use | 1.0.0 or earlier |
| text and \`Not A Name\` | float | no | 1.0.0 |

\`\`\`md
## No heading {/* #no */}
| Property | Meaning |
| --- | --- |
| \`In Fence\` | no |
\`\`\`

{/* A comment
## No heading either
*/}

### Values

| Name | Value |
| --- | --- |
| \`Only Value\` | 3 |

| Event | Called by | Pins |
|---|---|---|
| \`On Found\` | Interact Passive | none |

| Where | Property | Meaning |
| --- | --- | --- |
| \`TBIA_Asset\` | \`Priority\` | rank among several |
`;

describe('scanPage', () => {
  const page = scanPage('architecture/interact-passive', PAGE);

  it('reads title, headings with their ids, and first paragraphs', () => {
    expect(page.sections.map(({id, heading, lead}) => [id, heading, lead])).toEqual([
      ['', 'Interact Passive', 'It searches for targets. `Top` stands here.'],
      ['properties', 'Properties', 'The class `TBIA_Thing` has them. It goes on.'],
      ['values', 'Values', ''],
    ]);
  });

  it('reads rows of tables that explain, and no fences, comments and lists of values', () => {
    expect(page.rows.map(({names, section, meaning}) => [names.join(), section, meaning])).toEqual([
      ['Max Range', 'properties', 'reach of the trace'],
      ['User Data 1,User Data 2', 'properties', 'free for \\| your use'],
      ['On Found', 'values', undefined],
      ['Priority', 'values', 'rank among several'],
    ]);
  });

  it('knows what each section says, without blocks of code', () => {
    expect(page.sections.map(({text}) => text.includes('`TBIA_Thing`'))).toEqual([false, true, false]);
    expect(page.sections.some(({text}) => text.includes('In Fence'))).toBe(false);
  });

  it('gives headings without an id the one of Docusaurus, also for twins', () => {
    const {sections} = scanPage('a', '## Same thing\n\n## Same thing\n\n## `A Name` {#own}\n');
    expect(sections.map(({id, heading}) => `${id} ${heading}`)).toEqual([
      ' ',
      'same-thing Same thing',
      'same-thing-1 Same thing',
      'own A Name',
    ]);
  });

  it('ends a fence only with its own sign', () => {
    const {rows} = scanPage('a', '````\n```\n| A | Meaning |\n| --- | --- |\n| `B` | what it is |\n````\n');
    expect(rows).toEqual([]);
  });
});

it.each([
  ['see [the options](./a.mdx#b) of `Trace`', 'see the options of Trace'],
  ['menu <MenuPath>A > B</MenuPath>, **bold** and *not*', 'menu A > B, bold and not'],
  ['`TBIA_GE...` of 2 * 3 {/* comment */}', 'TBIA_GE... of 2 * 3'],
])('reads %s as plain text', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

describe('firstSentence', () => {
  it.each([
    ['reach of the trace', 'Reach of the trace.'],
    ['Pause between two searches. Passive ability only.', 'Pause between two searches.'],
    ['grants abilities and binds input; header `A.h`', 'Grants abilities and binds input.'],
    ['rank of this context since 1.5.1 and later', 'Rank of this context since 1.5.1 and later.'],
    ['`TBIA_Context` is the struct', 'TBIA_Context is the struct.'],
    ['what completes it, see [Enumerations](#enumerations)', 'What completes it.'],
    ['Is it really there? Yes.', 'Is it really there.'],
  ])('takes %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it.each(['', 'on', 'Interact Passive', 'see [the options](./a.mdx)', 'see the row'])(
    'finds no meaning in %j',
    (text) => {
      expect(firstSentence(text)).toBeUndefined();
    },
  );
});

// cspell:words changelgo dropdwn lable versoin
import {describe, expect, it} from 'vitest';
import {baseUrl, url} from '../../../config/site-address';
import {formatDiagnostic} from '../shared/diagnostic';
import {CHANGELOG_HEAD, entry, page, rowsFor, SIDEBAR, smallTree, type Tree} from '../testing/small-tree';
import {checkSite} from './all';

const VERSIONS = ['1.1.0', '1.0.0'];
/** 1.0.5 was published twice. */
const ROWS = [
  ...rowsFor(['1.1.0', '1.0.5', '1.0.0']),
  {version: '1.0.5', date: '2025-01-01', engines: ['5.6']} as const,
];
const FIRST = '## First {/* #first */}\n\n';
const SECOND = '## Second {/* #second */}\n\n';
const ONE = page('One', `${FIRST}See [two](../two.mdx#second), [the log](/changelog) and \`UTBIA_Thing\`.`);
const TWO = page('Two', `${SECOND}Back to [one](./start/one.mdx), [above](#second), https://example.org.`);
const PAGES: Tree = {
  'start/one.mdx': ONE,
  'two.mdx': TWO,
  'start/_category_.json': '{"label": "Start", "position": 1}',
};
const V11 = 'versioned_docs/version-1.1.0';
const V10 = 'versioned_docs/version-1.0.0';
const CHANGELOG = 'src/pages/changelog.mdx';
const GLOSSARY = 'glossary/identifiers.yml';

/** The errors of the small tree with other or further files; an empty text stands for a file that is gone. */
function errorsOf(changes: Tree): string[] {
  const tree = Object.entries(smallTree(VERSIONS, PAGES, changes)).filter(
    ([file, text]) => text !== '' || file.endsWith('.png'),
  );
  return checkSite(new Map(tree), ROWS).diagnostics.map(formatDiagnostic);
}

/** A page of 1.1.0 with this text below the heading of line 7. */
const two = (body: string): Tree => ({[`${V11}/two.mdx`]: page('Two', SECOND + body)});

const GRAPH = [
  '```blueprint',
  'alt: A graph in which one single node stands alone.',
  'caption: A graph.',
  'nodes: {a: {kind: event, title: A}}',
  '```',
].join('\n');
const CHART = [
  '```dot',
  '// alt: A chart in which one step stands before the end.',
  '// caption: A chart.',
  'digraph {',
  'a [label="A", kind=data]',
  'b [label="B", kind=end]',
  'a -> b',
  '}',
  '```',
].join('\n');
const PANEL = [
  '```panel',
  'alt: A panel with the property Lever Is Up switched on.',
  'caption: A panel.',
  'title: Lever',
  'sections: [{title: Lever, rows: [{name: Lever Is Up, value: true, changed: true}]}]',
  '```',
].join('\n');

/** What cannot be read: the text of two.mdx, and the only thing said, though start/one.mdx has lost its target. */
const UNREADABLE: readonly (readonly [text: string, error: string])[] = [
  [page('Two', 'a\n\n<<<<<<< HEAD\nb'), '9: This is a conflict marker of git.'],
  [page('Two', 'a\n======='), '8: This is a conflict marker of git.'],
  [page('Two', '```cpp\nint a;'), '7: The block of code that begins here is never'],
  [page('Two', '```cpp\na\n\n```dot\nb\n```'), '7: The block of code that'],
  [page('Two', '``cpp\na\n```'), '7: Two backticks begin and end no block of code. Write three.'],
  [page('Two', '```cpp\na\n``\n\nb'), '9: Two backticks begin and end no block'],
  [page('Two', 'a\n\nb\n\n<div>'), '11: MDX cannot read this: Expected a closing tag'],
  [page('Two', 'a <!-- b -->'), '7: MDX cannot read this: ~. Write a comment as `{/* … */}`.'],
  [`\u{feff}${TWO}`, '1: The file begins with a byte order mark.'],
  [TWO.replace('Back', 'B\u{fffd}ck'), '9: This line has a letter that is not UTF-8. Save the file'],
  [TWO.replace('Back', 'â€™'), '9: This line has a letter that is not UTF-8.'],
  [TWO.replace('Back to', 'Back\u00a0to'), '9: This line has a sign that nobody sees. Type the line again'],
  [TWO.replace('Back', 'Ba\u200bck'), '9: This line has a sign that nobody sees.'],
  [TWO.replace(': Two', ': “Two”'), '2: This line has the quotes of a word processor. Write straight ones.'],
  ['---\ntitle: Two\n\nText.\n', '1: The front matter that begins here is never closed'],
  [TWO.replace('Two', 'a: b'), '2: The front matter cannot be read: ~. Fix its YAML; quote values'],
  ['---\n- title: Two\n---\n\nText.\n', '2: The front matter does not consist of fields. Write each on'],
  ['---\nTwo\n---\n\nText.\n', '2: The front matter does not consist of fields. Write each on'],
  [page('Two', 'Use TArray<int> here.'), '7: MDX cannot read this: ~. Put `<`, `{` and'],
  [page('Two', '## Third {#third}'), '7: MDX cannot read this: ~. Write the id of a heading as'],
];

/** The text of two.mdx below its heading, and what is said first. */
const IN_TEXT: readonly (readonly [body: string, error: string])[] = [
  // Markup
  ['```cp\nx\n```', '9: No code and no figure has the language "cp". Did you mean cpp?'],
  [
    '```cpp title="A.h\nx\n```',
    '9: This block of code begins with title="A.h, which nothing reads. Write `title="MyClass.h"`',
  ],
  [':::notes\n\nx\n\n:::', '9: There is no callout :::notes. Did you mean note?'],
  [':::note\n\nx', '9: The callout that begins here is never closed.'],
  ['::: note\n\nx\n\n:::', '9: "::: note" begins and ends no callout. Begin it with `:::note`'],
  ['x\n\n:::', '11: ":::" begins and ends no callout.'],
  ['<MenuPaths>x</MenuPaths>', '9: There is no component <MenuPaths>. Did you mean MenuPath?'],
  ['Open <menupath>x</menupath>.', '9: There is no component <menupath>. Did you mean MenuPath?'],
  ['| a |\n| --- |\n| {b} |', '11: {b} is read as JavaScript.'],
  ['![a](./my door.png)', '9: ![a](./my door.png) is not read as a link.'],
  ['[a] (./start/one.mdx)', '9: [a] (./start/one.mdx) is not read as a link. Write `[text](./page.mdx)`'],
  ['[a](./start/one.mdx', '9: [a](./start/one.mdx is no link. Write `[text](./page.mdx)`.'],
  ['(a)[./start/one.mdx]', '9: (a)[./start/one.mdx] is no link.'],
  ['• One', '9: • begins no list. Write `-` in its place.'],
  ['| a | b |\n| c | d |', '9: | a | b | is not read as a row of a table. Write `| --- | --- |` below'],
  ['| a | b |\n|---|---|\n| c |', '11: The table has 2 columns, and this row another number of cells: 1. Add'],
  ['| a | b |\n|---|---|\n| c | d | e |', '11: The table has 2 columns, and this row another number of cells: 3.'],
  ['%%Version%%', '9: %%Version%% is no placeholder. Write small letters without spaces'],
  ['Press `E.', '9: ` is one end of code or bold text without the other. Add the other end'],
  ['| a |\n|---|\n| `b |', '11: ` is one end of code'],
  ['a\nOpen **the door.', '10: ** is one end of code or bold text'],
  ['##Third {/* #third */}', '9: ##Third is not read as a heading. Write a space behind `#`.'],
  ['See [a][b].', '9: [a][b] is not read as a link.'],
  ['[a][b]\n\n[b]: ./none.mdx', '11: The link ./none.mdx leads to no page'],
  ['## Other {/* #second */}', '9: The id #second is on this page twice.'],
  ['## Other {/* #the other */}', '9: The heading "Other" has no id.'],
  ['## Other {/* #Other */}', '9: The heading "Other" has no id.'],
  ['## Other {/* other */}', '9: The heading "Other" has no id. Write one that stays ~ `Other {/* #other */}`'],
  // Links
  ['[a](./start/none.mdx)', '9: The link ./start/none.mdx leads to no page of 1.1.0. Did you mean start/one.mdx?'],
  ['| a |\n|---|\n| [a](./none.mdx) |', '11: The link ./none.mdx leads to no page'],
  ['[a]()', '9: The link  leads to no page'],
  ['[a](htp://example.org)', '9: The link htp://example.org leads to no page'],
  ['[a](./start/one)', '9: The link ./start/one ~ Link to the file with its extension: start/one.mdx'],
  ['[a](./one.mdx)', '9: The link ./one.mdx leads to no page of 1.1.0. Did you mean start/one.mdx?'],
  ['[a](./start/One.mdx)', '9: The link ./start/One.mdx leads to no page of 1.1.0. Did you mean start/'],
  ['[a](./start/one.mdx#fist)', '9: The link ./start/one.mdx#fist leads to no heading of start/one.mdx. Did'],
  ['[a](#third)', '9: The link #third leads to no heading of two.mdx.'],
  ['[a](../../docs/two.mdx)', `9: The link ../../docs/two.mdx leads out of ${V11}.`],
  ['[a](/docs/two)', "9: The link /docs/two is absolute: it leaves the reader's version. Link to the"],
  [`[a](${baseUrl}docs/two)`, `9: The link ${baseUrl}docs/two is absolute`],
  [`[a](${url}${baseUrl}docs)`, `9: The link ${url}${baseUrl}docs is absolute: ~. Link to the file`],
  [`[a](${url}${baseUrl}changelog)`, '9: The link ~ is absolute: ~ as in `/changelog`.'],
  ['[a](pathname:///docs/two)', '9: The link pathname:///docs/two is absolute'],
  ['[a](/changelgo)', '9: The link /changelgo is absolute: ~. Link to the file'],
  // Pictures and figures
  ['![ ](https://example.org/a.png)', '9: The picture ~ has no alt text. Say in its brackets what it shows'],
  ['![A door](./img/door.png)', `9: The picture ./img/door.png does not exist. Put it at ${V11}`],
  [GRAPH.replace(/alt: .*\n/, ''), '10: The key "alt" is missing. Every figure needs one sentence'],
  [PANEL.replace(/alt: .*/, 'alt:'), '10: "alt": Invalid input: expected string, received'],
  [CHART.replace(/\/\/ alt: .*\n/, ''), '10: The key "alt" is missing. Every figure needs one sentence'],
  [PANEL.replace('title:', '\ttitle:'), '12: This is not valid YAML: Tabs are not allowed as indentation.'],
  [PANEL.replace('changed: true', 'type: dropdwn'), '13: ~"dropdwn", ~ Did you mean "dropdown"?'],
  [`1. Switch it on.\n\n${PANEL.replace('changed: true', 'mark: 2')}`, '15: The mark 2 is the number of no step'],
  [`1. Switch it on.\n\n2. Save.\n\n${PANEL}`, '13: The section has numbered steps, and no part of the figure ~ Mark '],
  // Names and facts
  [
    'Use `UTBIA_Thnig`.',
    `9: UTBIA_Thnig is not in the glossary. Did you mean UTBIA_Thing? A new name gets a row in ${GLOSSARY}: - {name: UTBIA_Thnig, kind: class, since: 1.1.0, release: 1.1.0, home: [two#second]}`,
  ],
  ['```cpp\nATBIA_Thing* Thing;\n```', '10: ATBIA_Thing is not in the glossary.'],
  ['`On Pots Thing`', '9: On Pots Thing is not in the glossary. Did you mean On Post Thing?'],
  ['`On Pst Thing`', '9: On Pst Thing is not in the glossary. Did you mean On Post Thing?'],
  ['| Class | Since |\n|---|---|\n| `UTBIA_Thing` | 1.1.0 |', '11: The table dates UTBIA_Thing "1.1.0"; ~ says 1.0.0.'],
  ['Runs on UE 5.6.', '9: UE 5.6 is typed by hand. Write %%engines%%'],
  ['Runs on UE 5.5.', '9: UE 5.5 is typed by hand, and 1.1.0 runs on UE 5.6. Write a fact'],
  ['Runs on UE 5.7.', '9: This page of 1.1.0 speaks of UE 5.7; 1.1.0 runs on UE 5.6. Say what holds'],
  ['This is 1.1.0.', '9: 1.1.0 is typed by hand. Write %%version%%'],
  ['- A\n\n  {/* other-versions: why */}\n\nThis is 1.1.0.', '13: 1.1.0 is typed by hand. Write %%version%%'],
  ['%%versoin%%', '9: %%versoin%% is not a fact of this version. Write one of these: engine'],
];

const TWO_11 = `${V11}/two.mdx`;
const ZOO = `${V11}/zoo.mdx`;
const row = (since: string, release = since): string =>
  `- {name: UTBIA_Thing, kind: class, since: ${since}, release: ${release}, home: [start/one]}`;

const SIDEBAR_10 = 'versioned_sidebars/version-1.0.0-sidebars.json';
const SIDEBAR_09 = 'versioned_sidebars/version-0.9.0-sidebars.json';
const DEMANDS = 'glossary/demands.yml';
const CATEGORY = `${V11}/start/_category_.json`;
const LOG = `${CHANGELOG_HEAD}${entry('1.1.0')}`;

/** A file, its text, and what is said of it first. */
const IN_FILE: readonly (readonly [file: string, text: string, error: string])[] = [
  // Front matter
  [TWO_11, TWO.replace(/title: .*\n/, ''), '1: The front matter has no title. Add `title:`'],
  [TWO_11, `${TWO.replace(/title: .*\n/, '')}\n${PANEL}`, '1: The front matter has no title. Add `title:`'],
  [TWO_11, TWO.replace(/title: .*/, 'title: ""'), '2: The front matter has no title.'],
  [TWO_11, TWO.replace(/description: .*\n/, ''), '1: The front matter has no description. ~ 60 to 160 characters'],
  [TWO_11, TWO.replace(/description: .*/, 'description: Short.'), '3: The description has 6 characters. Write 60 to'],
  [TWO_11, TWO.replace(/on: .*/, `on: ${'x'.repeat(161)}`), '3: The description has 161 characters.'],
  [TWO_11, TWO.replace(/sidebar_position: .*\n/, ''), '1: The front matter has no sidebar_position.'],
  [
    TWO_11,
    TWO.replace('position', 'postion'),
    '4: Nothing reads the field sidebar_postion. Did you mean sidebar_position?',
  ],
  [TWO_11, TWO.replace('position: 1', 'position: one'), '4: The sidebar_position is not a number.'],
  [TWO_11, TWO.replace('---\n', '---\nminutes: ten\n'), '2: The minutes is not a number. Write how many minutes'],
  [TWO_11, TWO.replace('---\n', ''), '1: The page does not begin with front matter.'],
  [TWO_11, `\n${TWO}`, '1: The page does not begin with front matter. Its first line'],
  [ZOO, page('Two', 'Text.', 3).replace('page Two', 'page Zoo'), '2: The title is that of two.mdx, too.'],
  [ZOO, page('Two', 'Text.', 3).replace(': Two', ': Zoo'), '3: The description is that of two.mdx, too.'],
  [ZOO, page('Zoo', 'Text.'), '4: The sidebar_position is that of two.mdx, too.'],
  // Versions
  ['versions.json', '', '1: The file is missing. Restore it from git.'],
  ['versions.json', '["1.1.0",', '1: The file cannot be read: Unexpected end of JSON input. Check commas'],
  [
    'versions.json',
    '[\n"1.1.0"\n"1.0.0"\n]',
    "2: The file cannot be read: Expected ',' or ']' after array element. Check",
  ],
  ['versions.json', '[\n"1.1.0",\n"1.0.0",\n]\n', "3: The file cannot be read: Unexpected token ']'. Check commas"],
  ['versions.json', '{"a": 1}', '1: This is no list of names. Restore it with'],
  ['versions.json', '["1.1.0",\n"1.0.0", "1.0"]', '2: "1.0" is not a version.'],
  ['versions.json', '["1.1.0",\n"1.1.0", "1.0.0"]', '2: "1.1.0" is not older than "1.1.0"'],
  ['versions.json', '["1.1.0",\n"1.0"]', '2: "1.0" is not a version.'],
  ['versions.json', '["1.1.0",\n<<<<<<< HEAD\n"1.0.0"]', '2: This is a conflict marker of git.'],
  ['versions.json', '["1.0.0",\n"1.1.0"]', '2: "1.1.0" is not older than "1.0.0" above it. Sort the list newest first'],
  ['versions.json', '["1.1.0", "1.0.0",\n"0.9.0"]', '2: 0.9.0 has no versioned_docs/version-0.9.0.'],
  [SIDEBAR_10, '{"a": ["two"]}', '1: The sidebar is not made from all folders. Restore it: `{"'],
  [SIDEBAR_10, '{', '1: The file cannot be read: '],
  [CATEGORY, '{"label": "Start"\n"position": 1}', "1: The file cannot be read: Expected ','"],
  [CATEGORY, '{"label": "Start", "position": "1"}', '1: The category has no label in quotes, or no position'],
  [CATEGORY, '{"lable": "Start", "position": 1}', '1: The category has no label in quotes, or no position'],
  [`${TWO_11}.orig`, TWO, '1: Nothing reads this file. Remove it, or move it to where it belongs.'],
  ['versioned_docs/two.mdx', TWO, '1: Nothing reads this file.'],
  [SIDEBAR_09, SIDEBAR, '1: This is left over: versions.json has no such version.'],
  // Glossary and demands
  [GLOSSARY, '', '1: The table cannot be read: it is missing'],
  [GLOSSARY, '- {name: [', '1: The table cannot be read: '],
  [
    GLOSSARY,
    '- {name: UTBIA_Thing\n  kind: class}',
    '1: The table cannot be read: Implicit keys need to be on a single line. Check',
  ],
  [GLOSSARY, '- {name: UTBIA_Thing, kind: class, since: 1.0}', '1: The row cannot be read (since is not a version'],
  [GLOSSARY, '\n- UTBIA_Thing', '2: The row cannot be read (Invalid input: expected object, received string)'],
  [GLOSSARY, '# none\n', '1: The table cannot be read: it has no rows'],
  [GLOSSARY, '\n- {name: UTBIA_Thing, kind: class, from: 1.0.0}', '2: The row cannot be read'],
  [GLOSSARY, row('1.1.0').replace(/ release.*?,/, ''), '1: UTBIA_Thing has no release. Add `release:`'],
  [GLOSSARY, row('1.1.0', '1.2.0'), '1: UTBIA_Thing: 1.2.0 is not a release.'],
  [GLOSSARY, row('1.0.0', '1.1.0'), '1: UTBIA_Thing came with 1.1.0, but pages of 1.0.0 may use it.'],
  [GLOSSARY, `${row('1.0.0')}\n${row('1.0.0')}`, '2: UTBIA_Thing has two rows.'],
  [
    GLOSSARY,
    '- {name: UTBIA_Thing, kind: class, since: 1.0.0}',
    '1: UTBIA_Thing has no home in docs/, 1.1.0, 1.0.0: no place',
  ],
  [GLOSSARY, row('1.0.0').replace('start', '..'), '1: The row cannot be read (home.0 is not `page`'],
  [DEMANDS, '', '1: The table cannot be read'],
  [`${V10}/two.mdx`, page('Two', `${SECOND}Since 1.0.5 it is so.`), '9: This page of 1.0.0 speaks of 1.0.5. Say what'],
  // Changelog
  [CHANGELOG, '', '1: The file is missing. Restore it from git.'],
  [CHANGELOG, `${entry('1.1.0')}\n[a] (/roadmap)`, '5: There is no component <ReleasePages>.'],
  [CHANGELOG, `${LOG}\n{a}`, '9: {a} is read as JavaScript. Put braces into backticks'],
  [CHANGELOG, `${LOG}\n[a] (/x)`, '9: [a] (/x) is not read as a link.'],
  [CHANGELOG, `${LOG}\n[a](/x)`, '9: The link /x is absolute'],
  [CHANGELOG, `${LOG}\n[a](#v1-1-1)`, '9: The link #v1-1-1 leads to no heading of changelog.mdx. Did you mean v1-1-0?'],
  [CHANGELOG, '# Changelog', '1: There is no entry of 1.1.0 with an id. Write it above'],
  [CHANGELOG, entry('1.1.0').replace(/ \{.*/, ''), '1: There is no entry of 1.1.0 with an id.'],
  [CHANGELOG, `${entry('1.1.0')}\n<div>`, '7: MDX cannot read this: Expected'],
  [CHANGELOG, entry('1.1.0').replace('01-01', '01-02'), '3: 1.1.0 is released 2026-01-02 here, and 2026-01-01 in ~'],
  [
    CHANGELOG,
    `\n${entry('1.1.0').replace('Released 2026-01-01. ', '')}`,
    '2: The entry of 1.1.0 has no date. Write "Released 2026-01-01."',
  ],
  [
    CHANGELOG,
    `${LOG}\n${entry('1.0.5').replace('2026', '2025')}\n${entry('1.0.5').replace('#v1-0-5', '#v1-0-5-old')}`,
    '11: 1.0.5 is released 2025-01-01 here, and 2026-01-01 in src/data/releases.ts.',
  ],
  [
    CHANGELOG,
    `${entry('1.2.0')}\n${entry('1.1.0')}`,
    '1: 1.2.0 has no row in src/data/releases.ts. Add it, or correct',
  ],
  [CHANGELOG, entry('1.1.0').replace(/<.*/, ''), '1: The entry of 1.1.0 does not list the pages that it changes. End'],
];

/** Files of the tree, and what is said first of another one. */
const IN_OTHERS: readonly (readonly [changes: Tree, error: string])[] = [
  [
    {[`${V11}/start/one.mdx`]: ONE.replace('title: One', 'title: First steps'), ...two('[One](./start/one.mdx)')},
    `${TWO_11}:9: The link "One" has the title of its target in docs/, 1.0.0. Here it is "First steps".`,
  ],
  [
    {[`${V10}/old.mdx`]: page('Old', 'Text.', 3), ...two('[a](./old.mdx)')},
    `${TWO_11}:9: ~ no page of 1.1.0. That page is only in 1.0.0`,
  ],
  [
    {'static/a.svg': '<svg/>', ...two('![A](/b.svg)')},
    `${TWO_11}:9: The picture /b.svg does not exist. Did you mean static/a.svg?`,
  ],
  [
    {[TWO_11]: page('Two', '## Next {/* #next */}')},
    `${V11}/start/one.mdx:9: The link ../two.mdx#second leads to no heading of two.mdx. In 1.0.0 a heading has this id: give it back`,
  ],
  [
    {[TWO_11]: '', [`${V11}/two too.mdx`]: TWO},
    `${V11}/two too.mdx:1: The name of this page has a space, ~ two-too.mdx.`,
  ],
  [{[TWO_11]: '', [`${V11}/two.MDX`]: TWO}, `${V11}/two.MDX:1: The name of this page ~ Call it two.mdx.`],
  [{[SIDEBAR_10]: ''}, `versions.json:3: 1.0.0 has no ${SIDEBAR_10}.`],
  [
    smallTree(['1.2.0', ...VERSIONS], PAGES),
    'versions.json:2: 1.2.0 has no row in src/data/releases.ts. Add one: {version',
  ],
  [{'versioned_docs/version-0.9.0/two.mdx': TWO}, 'versioned_docs/version-0.9.0:1: This is left over: versions'],
  [{[GLOSSARY]: row('1.1.0')}, `${V10}/start/one.mdx:9: UTBIA_Thing exists since 1.1.0; this is 1.0.0. Leave it out`],
  [{[DEMANDS]: "- {page: two.mdx, text: a lever, with: '1.1.0'}"}, `${TWO_11}:1: 1.1.0 does not say "a lever" (~:1).`],
  [
    {[TWO_11]: TWO.replace('{/* #second */}', '{/* second */}').replace('Second', 'Next')},
    `${TWO_11}:7: The heading "Next" has no id.`,
  ],
  [
    {[DEMANDS]: "- {page: start/one.mdx, text: a lever, with: '1.1.0'}", ...two('[a](./none.mdx)')},
    `${TWO_11}:9: The link ./none.mdx leads to no page`,
  ],
  [
    {[DEMANDS]: "- {page: '*', text: Back to, without: '1.1.0'}"},
    `${TWO_11}:9: 1.1.0 must not say "Back to" (${DEMANDS}:1).`,
  ],
  [
    {
      [`${V10}/start/one.mdx`]: page('One', `${FIRST}See [two](../two.mdx#second).`),
      [`${V10}/two.mdx`]: page('Two', `${SECOND}Back to [one](./start/one.mdx) of \`UTBIA_Thing\`.`),
    },
    `${GLOSSARY}:1: UTBIA_Thing has no home in 1.0.0: no place`,
  ],
];

/** Asserts the first of the errors; `~` stands for any words. */
function expectFirst(changes: Tree, error: string): void {
  const pattern = error.split('~').map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(errorsOf(changes)[0]).toMatch(new RegExp(`^${pattern.join('.*')}`));
}

describe('checkSite', () => {
  it('has nothing to say about a good tree', () => {
    expect(errorsOf({})).toEqual([]);
  });
  it.each(UNREADABLE)('says only: $1', (text, error) => {
    const changes = {[`${V11}/two.mdx`]: text};
    expectFirst(changes, `${V11}/two.mdx:${error}`);
    expect(errorsOf(changes)).toHaveLength(1);
  });
  it.each(IN_TEXT)('says first: $1', (body, error) => {
    expectFirst(two(body), `${V11}/two.mdx:${error}`);
  });
  it.each(IN_FILE)('says first: %s: $2', (file, text, error) => {
    expectFirst({[file]: text}, `${file}:${error}`);
  });
  it.each(IN_OTHERS)('says first: $1', (changes, error) => {
    expectFirst(changes, error);
  });

  it.each<readonly [string, Tree]>([
    ['an imported partial', {[`${V11}/_part.mdx`]: 'Text.', ...two("import Part from './_part.mdx';\n\n<Part />")}],
    [
      'a picture of the whole site, and one from elsewhere',
      {'static/img/logo.svg': '<svg/>', ...two('![The logo](/img/logo.svg) ![A badge](https://example.org/a.svg)')},
    ],
    ['a file of the system', {'docs/.DS_Store': 'x'}],
    ['a picture that a page shows', {[`${V11}/img/door.png`]: '', ...two('![A door](./img/door.png)')}],
    [
      'figures with alt',
      two(
        `${GRAPH}\n\n${CHART}\n\n${PANEL}\n\n## Steps {/* #steps */}\n\n1. Open it.\n\n2. Switch it on.\n\n${PANEL.replace('A panel', 'Another panel').replace('changed: true', 'mark: 2')}`,
      ),
    ],
    ['code that looks like a heading or a link', two('```md\n## Second\n[a](/docs/x)\n```')],
    ['elements that reach over a heading', two('<div>\n\n## Third {/* #third */}\n\n</div>')],
    [
      'links of the changelog to pages, versions and files',
      {
        [CHANGELOG]: `${LOG}\n[a](/roadmap) [b](/docs/two) [c](pathname:///feed.xml) [d](#v1-1-0)`,
        'src/pages/roadmap.tsx': 'export',
      },
    ],
    ['an element with an id', two('<span id="here" /> [here](#here)')],
    ['its own and an older release', two('Since 1.0.5, in %%version%%, not in 1.1.0.5 or Companion 5.6.0.')],
    [
      'another engine with a mark',
      two('{/* other-versions: history */}\n\nUE 5.1 and 5.2 ran it. UE 4.27 or later does.'),
    ],
    ['an address that begins like the site', two(`${url}${baseUrl.slice(0, -1)}-2`)],
  ])('accepts %s', (_, changes) => {
    expect(errorsOf(changes)).toEqual([]);
  });
});

import {describe, expect, it} from 'vitest';
import {readNames, type VersionNames} from './homes';
import {nameRow, spellingsOf, type NameRow} from './rows';

const FOLDERS = ['architecture', 'features', 'quick-start'];

const rows = (...all: readonly object[]): NameRow[] => all.map((row) => nameRow.parse({kind: 'property', ...row}));

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const table = (...lines: readonly string[]): string => `\n| Property | Meaning |\n| --- | --- |\n${lines.join('\n')}\n`;

const PAGES = new Map([
  ['quick-start/using-passive', page('Using Interact Passive', `## Set it${table('| `Timer` | a first step only |')}`)],
  ['architecture/active', page('Interact Active', `## Properties${table('| `Range` | reach of the active trace |')}`)],
  [
    'architecture/passive',
    page(
      'Interact Passive',
      `It searches all the time. The class is \`TBIA_Passive\`.\n\n## Properties${table('| `Range` | reach of the passive trace |', '| `Timer` | time between two traces |', '| `Type` | see [there](../x.mdx) |')}`,
    ),
  ],
  [
    'architecture/overview',
    page(
      'Overview',
      '## Context\n\n`TBIA_Context` is a struct of settings.\n\n## On Found\n\nFires once for each target.',
    ),
  ],
  ...['one', 'interact-two', 'interact-three', 'interact-four'].map(
    (id) => [`architecture/${id}`, page(id, table('| `Speed` | how fast it goes on |'))] as const,
  ),
  [
    'features/trace',
    page('Custom Trace In Passive Ability', `## Options${table('| `Type` | how the search begins |')}`),
  ],
]);

const home = (names: VersionNames, spelling: string, page = 'faq', id = ''): string => {
  const row = names.find(spelling);
  const found = row && names.homeFrom(row, {page, id});
  return found ? `${found.page}#${found.id} ${found.meaning ?? '-'}` : 'none';
};

const ROWS = rows(
  {name: 'Range'},
  {name: 'Speed', home: 'architecture/one'},
  {name: 'Timer'},
  {name: 'Type'},
  {name: 'On Found', kind: 'event'},
  {name: 'TBIA_Passive', kind: 'ability', home: 'architecture/passive', also: ['UTBIA_Passive']},
  {name: 'TBIA_Context', kind: 'struct', home: ['architecture/gone#context', 'architecture/overview#context']},
  {name: 'Lost', home: 'architecture/overview#context'},
);
const names = readNames(ROWS, PAGES, FOLDERS);

describe('the home of a name', () => {
  it.each([
    ['the best table, by folder', 'Timer', 'architecture/passive#properties Time between two traces.'],
    ['a heading that is the name', 'On Found', 'architecture/overview#on-found Fires once for each target.'],
    ['a page that the glossary gives', 'TBIA_Passive', 'architecture/passive# It searches all the time.'],
    ['another spelling', 'UTBIA_Passive', 'architecture/passive# It searches all the time.'],
    ['the name in one word', 'OnFound', 'architecture/overview#on-found Fires once for each target.'],
    [
      'the first place of the glossary that is there',
      'TBIA_Context',
      'architecture/overview#context TBIA_Context is a struct of settings.',
    ],
    ['nothing where the place does not speak of the name', 'Lost', 'none'],
    ['nothing for a text that is no name', 'Range of', 'none'],
    [
      'a table that leads elsewhere, with the words of the next one',
      'Type',
      'architecture/passive#properties How the search begins.',
    ],
  ])('is %s', (_case, spelling, expected) => {
    expect(home(names, spelling)).toBe(expected);
  });

  it.each([
    ['the page itself', 'quick-start/using-passive', '', 'Timer', 'quick-start/using-passive#set-it'],
    ['the name of the page', 'features/trace-passive', '', 'Range', 'architecture/passive#'],
    ['the heading above', 'features/trace', 'create-the-passive-ability', 'Range', 'architecture/passive#'],
    ['the first one where nothing tells', 'faq', 'interact', 'Range', 'architecture/active#'],
    ['no word that most pages have', 'faq', 'interact-all', 'Speed', 'architecture/one#'],
  ])('of an ambiguous name is by %s', (_case, page, id, spelling, expected) => {
    expect(home(names, spelling, page, id)).toContain(expected);
  });

  it('is what the glossary says, in the words of the glossary', () => {
    const [row] = rows({name: 'Range', home: 'architecture/passive#properties', meaning: 'How far it reaches'});
    const given = readNames(row ? [row] : [], PAGES, FOLDERS);
    expect(home(given, 'Range', 'features/x', 'interact-anything')).toBe(
      'architecture/passive#properties How far it reaches.',
    );
    expect(row && given.givenTo(row)).toBe('architecture/passive#properties');
  });

  it('is the place under the name that the version has for its page', () => {
    const [row] = rows({name: 'Range', home: ['architecture/later', 'architecture/reach#properties']});
    const inVersion = new Map([['architecture/reach', 'architecture/passive']]);
    const given = readNames(row ? [row] : [], PAGES, FOLDERS, (page) => inVersion.get(page));
    expect(home(given, 'Range', 'features/x')).toBe('architecture/passive#properties Reach of the passive trace.');
    expect(row && given.givenTo(row)).toBe('architecture/reach#properties');
  });

  it('comes first among all places, and each place is there once', () => {
    const timer = names.find('Timer');
    expect((timer ? names.placesOf(timer) : []).map(({page}) => page)).toEqual([
      'architecture/passive',
      'quick-start/using-passive',
    ]);
    expect(timer && names.homeOf(timer)).toEqual(timer && names.placesOf(timer)[0]);
  });
});

it('in one word, the label of a menu is no name: readers call their own assets so', () => {
  const menu = readNames(
    rows({name: 'Input Context', kind: 'menu', also: ['Context Asset']}, {name: 'Max Range'}),
    PAGES,
  );
  expect(
    ['Input Context', 'InputContext', 'Context Asset', 'ContextAsset', 'MaxRange'].map((text) => menu.find(text)?.name),
  ).toEqual(['Input Context', undefined, 'Input Context', undefined, 'Max Range']);
});

it('knows every spelling of a name', () => {
  expect(spellingsOf({name: 'On Pre Interact', also: ['Pre']})).toEqual(['On Pre Interact', 'Pre', 'OnPreInteract']);
});

it.each([{home: '../passive'}, {home: 'a.mdx#b'}, {home: []}, {meaning: ' '}, {meaning: ''}, {kind: ''}])(
  'refuses a row with %j',
  (field) => {
    expect(nameRow.safeParse({name: 'A', kind: 'class', ...field}).success).toBe(false);
  },
);

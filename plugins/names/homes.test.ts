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
  [
    'features/trace',
    page('Custom Trace In Passive Ability', `## Options${table('| `Type` | how the search begins |')}`),
  ],
]);

const home = (names: VersionNames, spelling: string, page = 'faq', about: readonly string[] = []): string => {
  const row = names.find(spelling);
  const found = row && names.homeFrom(row, {page, about});
  return found ? `${found.page}#${found.id} ${found.meaning ?? '-'}` : 'none';
};

const ROWS = rows(
  {name: 'Range'},
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
    [
      'the page itself',
      'quick-start/using-passive',
      ['Using Interact Passive'],
      'Timer',
      'quick-start/using-passive#set-it',
    ],
    ['what the title is about', 'features/x', ['Custom Trace In Passive Ability'], 'Range', 'architecture/passive#'],
    [
      'what the heading is about, before the title',
      'features/x',
      ['Passive', 'Interact Active'],
      'Range',
      'architecture/passive#',
    ],
    ['the first one where nothing tells', 'faq', ['Interact'], 'Range', 'architecture/active#'],
  ])('of an ambiguous name is by %s', (_case, page, about, spelling, expected) => {
    expect(home(names, spelling, page, about)).toContain(expected);
  });

  it('is what the glossary says, in the words of the glossary', () => {
    const [row] = rows({name: 'Range', home: 'architecture/passive#properties', meaning: 'How far it reaches'});
    const given = readNames(row ? [row] : [], PAGES, FOLDERS);
    expect(home(given, 'Range', 'features/x', ['Interact Anything'])).toBe(
      'architecture/passive#properties How far it reaches.',
    );
    expect(row && given.givenTo(row)).toBe('architecture/passive#properties');
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

describe('a property that only a table has', () => {
  const tables = new Map([
    [
      'architecture/passive',
      page(
        'Interact Passive',
        '| Property | Meaning | Since |\n| --- | --- | --- |\n| `Timer Period` | time between two traces | 1.0.0 |\n| `Rate` | speed of the montage | 1.0.0 |\n| `Known Name` | it is in the glossary | 1.2.0 |',
      ),
    ],
    [
      'architecture/tools',
      page('Tools', '| Command | Meaning |\n| --- | --- |\n| `stat collision` | shows the cost of traces |'),
    ],
    [
      'quick-start/first',
      page('First', '| Property | Meaning |\n| --- | --- |\n| `Example Value` | only of this example |'),
    ],
  ]);
  const known = readNames(rows({name: 'Known Name', kind: 'option'}), tables, FOLDERS);

  it('is a name as well, with the release that the table tells', () => {
    expect(known.find('Timer Period')).toMatchObject({kind: 'property', release: '1.0.0'});
    expect(home(known, 'TimerPeriod')).toBe('architecture/passive# Time between two traces.');
  });

  it('is the one of the glossary where that has it', () => {
    expect(known.find('Known Name')?.kind).toBe('option');
    expect(known.find('Known Name')?.release).toBeUndefined();
    expect(known.rows).toHaveLength(2);
  });

  it.each(['Rate', 'stat collision', 'Example Value'])(
    'is not %s: a plain word, no property, or no reference',
    (text) => {
      expect(known.find(text)).toBeUndefined();
    },
  );
});

describe('a name that readers give to something of their own', () => {
  const withStep = (step: string) =>
    readNames(
      rows({name: 'Input Context', also: ['Context Asset']}, {name: 'headSocket'}),
      new Map([...PAGES, ['quick-start/one', page('One', step)]]),
      FOLDERS,
    );
  it.each([
    ['Create an asset and name it `InputContext`.', 'InputContext', false],
    ['Name the data asset `InputContext` and open it.', 'InputContext', false],
    ['Name the asset `InputContext`.', 'Input Context', true],
    ['Name the asset `ContextAsset`.', 'InputContext', true],
    ['Set **Input Context** to `InputContext`.', 'InputContext', true],
    ['Add a socket and name it `headSocket`.', 'headSocket', true],
  ])('%s: %s is of the plugin: %s', (step, spelling, expected) => {
    expect(withStep(step).find(spelling) !== undefined).toBe(expected);
  });
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

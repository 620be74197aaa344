import {describe, expect, it} from 'vitest';
import {encodeIndex, type LocatedPage} from '../node/encode';
import {createEngine, LONGEST_QUERY} from './engine';

const page = (
  path: string,
  title: string,
  sections: Readonly<Record<string, string>>,
  isShared = false,
): LocatedPage => ({
  path,
  isShared,
  texts: `${path}.json`,
  page: {
    title,
    categories: ['Features'],
    sections: Object.entries({[title]: '', ...sections}).map(([heading, text], index) => ({
      level: index === 0 ? 1 : 2,
      anchor: index === 0 ? '' : heading.toLowerCase(),
      heading,
      lines: [text],
    })),
  },
});

const engine = createEngine(
  encodeIndex('1.9.0', [
    page('proximity', 'Using Proximity Interactions', {
      Range: 'The shape finds the object. Set Use Proximity.',
      Shape: 'A box, a capsule or a sphere.',
    }),
    page('overview', 'Overview', {
      Context: 'The struct TBIA_InteractionContext holds the interaction, its context and its duration.',
      Classes: 'ATBIA_GASActorBase is the base of actors. A key, a door, proximity.',
      Events: 'TBIA.Event.Interaction.InteractActiveEnd completes it.',
    }),
    page('door', 'Door', {
      Start: 'The context of an interaction. An interaction has a context.',
      Keys: 'Press the key. Searching.',
    }),
    page('changelog', 'Changelog', {'1.9.0': 'Press the key. Searching. Lyra.'}, true),
  ]),
);

const found = (query: string): string[] => engine.search(query).pages.map((hit) => hit.page.path);

describe('search', () => {
  it.each([
    ['a word that is too far away to be found', 'prxomitiy', ['proximity']],
    ['nothing for a word that only looks a little like one', 'approximate', []],
    ['nothing where something is found', 'proximty', []],
  ])('has near words: %s', (_name, query, near) => {
    expect(engine.search(query).near).toEqual(near);
  });

  it.each([
    ['a title before a text', 'proximity', 'proximity'],
    ['a typing mistake', 'proximty', 'proximity'],
    ['an identifier before its scattered parts', 'TBIA_InteractionContext', 'overview'],
    ['an identifier without its type prefix', 'GASActorBase', 'overview'],
    ['an identifier in lower case', 'tbia_interactioncontext', 'overview'],
    ['a part of an identifier', 'actorbase', 'overview'],
    ['the beginning of a tag', 'TBIA.Event.Inter', 'overview'],
    ['the middle of a word', 'tionContex', 'overview'],
    ['another form of a word', 'searches', 'door'],
    ['the version’s page before the changelog', 'press key', 'door'],
    ['the section with all words', 'duration struct', 'overview'],
    ['words beside stop words', 'what is the capsule', 'proximity'],
  ])('finds %s: %s', (_name, query, expected) => {
    expect(found(query)[0]).toBe(expected);
  });

  it('names the section', () => {
    expect(engine.search('capsule').pages[0]?.hits.map((hit) => hit.section)).toEqual([2]);
  });

  it('says which terms it found and which words nobody has', () => {
    const answer = engine.search('Capsule zzzz');
    expect([...answer.terms]).toEqual(['capsule']);
    expect(answer.unknown).toEqual(['zzzz']);
  });

  it('says which words only the shared pages have, and finds them there', () => {
    const answer = engine.search('Lyra');
    expect(answer.unknown).toEqual(['lyra']);
    expect(answer.pages.map((hit) => hit.page.path)).toEqual(['changelog']);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['stop words', 'what is the'],
    ['emoji', '🎮🔥'],
    ['symbols', '<>"\'&;()[]{}*\\^$'],
    ['unknown words', 'qqqq'],
    ['right-to-left text', 'التفاعل'],
  ])('finds nothing for %s', (_name, query) => {
    expect(found(query)).toEqual([]);
  });

  it('takes markup for words', () => {
    expect(found('<script>alert("capsule")</script>')).toContain('proximity');
  });

  it('cuts a query that is too long', () => {
    expect(found(`${'z '.repeat(LONGEST_QUERY / 2)}capsule`)).toEqual([]);
    expect(found(`capsule ${'z'.repeat(10_000)}`)).toEqual(['proximity']);
  });
});

describe('createEngine', () => {
  it.each([
    ['without its sections', {index: {}}],
    ['without its pages', {pages: undefined}],
  ])('refuses an index %s', (_name, part) => {
    const file = encodeIndex('1.0.0', [page('a', 'A', {One: 'key'})]);
    expect(() => createEngine({...file, ...part} as typeof file)).toThrow();
  });

  it('takes an empty index', () => {
    expect(createEngine(encodeIndex('1.0.0', [])).search('key').pages).toEqual([]);
  });
});

describe('the page that explains a name', () => {
  const pages = [
    page('guide', 'Guide', {
      Range: 'Set Max Range. Max Range is set, and TBIA_Thing reads Max Range.',
      More: 'TBIA_Thing, TBIA_Thing and Max Range.',
    }),
    {...page('reference', 'Reference', {All: 'Max Range, TBIA_Thing and more'}), names: ['Max Range', 'TBIA_Thing']},
  ];
  const first = (query: string, located: readonly LocatedPage[] = pages): string | undefined =>
    createEngine(encodeIndex('1.9.0', located)).search(query).pages[0]?.page.path;

  it.each(['Max Range', 'max range', 'MaxRange', 'TBIA_Thing', 'tbia thing'])('comes first for %s', (query) => {
    expect(first(query)).toBe('reference');
  });

  it.each(['Range', 'Set Max Range', 'thing'])('does not matter for %s', (query) => {
    expect(first(query)).toBe('guide');
  });

  it('comes first because the index says so', () => {
    expect(
      first(
        'Max Range',
        pages.map((located) => ({...located, names: []})),
      ),
    ).toBe('guide');
  });
});

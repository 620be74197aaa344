// cspell:words tarce Ｃａｒｒｙ
import {beforeAll, describe, expect, it} from 'vitest';
import {readArticle} from '../../article/read-article';
import {elsewhereOf, makeIndex, type LocatedPage} from '../node/write-indexes';
import type {IndexFile} from '../shared/index-file';
import {nearTerms, openIndex, type Search} from './search-index';
import {snippet} from './snippet';

const PAGES: Record<string, string> = {
  door: `<h1>Open a door with a button</h1><p>Build the door.</p><h2 id="open">Open it</h2><p>The door opens when it is pressed.</p>
    <h2 id="if-it-does-not-work">If it does not work</h2><p>The door does not move.</p>`,
  carry: '<h1>Carry content</h1><p>Move the content to another project.</p>',
  faq: '<h1>Questions</h1><h2 id="why">Why does nothing happen?</h2><p>See the log, set to All, before closing it.</p>',
  names:
    '<h1>Reference</h1><table><tr><td>IsInteractionStillValid</td><td>Says whether it is <b>valid</b>. Doric. E keeps it.</td></tr></table>' +
    '<h2 id="terms">Terms</h2><p>Doors in words.</p><ul><li>Open: to move the door.</li></ul>',
};

function pageOf([path, html]: [string, string]): LocatedPage {
  const {sections} = readArticle(`<main><article>${html}</article></main>`, 'https://example.org/');
  return {id: path, path, categories: [], sections};
}

describe('an index', () => {
  let search: Search;
  beforeAll(async () => {
    const keywords = {faq: 'error move', 'If it does not work': 'error move'};
    const elsewhere = {'1.6.0 and later': ['dobby', 'lyra'], '1.5.2': ['lyracharacter', 'proximity']};
    const file: IndexFile = {
      ...makeIndex(
        Object.entries(PAGES).map(pageOf),
        {'UTBIA_Valid Door': 'names#terms', crash: 'faq', gone: 'gone'},
        keywords,
      ),
      links: [],
      elsewhere,
    };
    search = await openIndex(JSON.parse(JSON.stringify(file)) as IndexFile);
  });

  it.each([
    ['door', 'door#'],
    ['dor', 'door#'],
    ['DOOR', 'door#'],
    ['buttondoor', 'door#'],
    ['Ｃａｒｒｙ', 'carry#'],
    ['validdoor', 'names#terms'],
    ['keeping', 'names#'],
    ['close', 'faq#why'],
    ['setting', 'faq#why'],
    ['e', 'names#'],
    ['StillValid', 'names#'],
    ['StillValids', 'names#'],
    ['does not move', 'door#if-it-does-not-work'],
    ['error', 'faq#'],
    ['crash', 'faq#'],
    ['gone', undefined],
    ['uninstall', undefined],
    ['LNK2019 happen', undefined],
    ['', undefined],
  ])('asked for %j answers with %s', (query, expected) => {
    const [best] = search(query).pages;
    const id = best?.page.sections[best.sections[0] ?? 0]?.[1];
    expect(best && `${best.page.path}#${id ?? ''}`).toBe(expected);
  });

  it('marks what it found: what begins with a word, but not with a letter that is a word', () => {
    expect([...search('mov E').terms]).toEqual([
      ['move', 0],
      ['e', 1],
    ]);
  });

  it.each([
    ['door lyra', 'Known in 1.6.0 and later: lyra'],
    ['nothing proximity', 'Known in 1.5.2: proximity'],
    ['door', undefined],
  ])('asked for %j, says: %s', (query, hint) => {
    expect(search(query).elsewhere).toBe(hint);
  });
});

it('knows which versions have what one lacks', () => {
  const terms = {'1.7.0': 'key lyra gap', '1.6.0': 'key lyra', '1.5.2': 'key proximity', '1.0.0': 'key gap last'};
  const known = new Map(Object.entries(terms).map(([version, words]) => [version, new Set(words.split(' '))]));
  expect(elsewhereOf('1.5.2', known)).toEqual({
    '1.7.0 and later': ['gap'],
    '1.0.0': ['last'],
    '1.6.0 and later': ['lyra'],
  });
});

it.each([
  ['kye', ['key']],
  ['tarce', ['trace']],
  ['prxomitiy', ['proximity']],
  ['dor', ['dot', 'door']],
  ['uninstall', []],
  ['ky', []],
  ['5.5', []],
])('%s may mean %j', (word, near) => {
  const known = ['key', 'trace', 'proximity', 'dot', 'door', 'install', 'vendor', '5.4'];
  expect(nearTerms(word, known)).toEqual(near);
});

it.each([
  ['the line that says most', ['one key', 'A key opens <b> the door'], 'A {key} opens &lt;b&gt; the {door}'],
  ['one that has each word, not one in two forms', ['key keys', 'key door'], '{key} {door}'],
  ['it from shortly before the first word', [`${'far '.repeat(9)}near the key`], '… far far far near the {key}'],
  [
    'the word also where nothing divides what is before',
    [`${'x'.repeat(40)}/door opens`],
    `… ${'x'.repeat(23)}/{door} opens`,
  ],
  ['a line without any word from its start', ['Nothing'], 'Nothing'],
  ['nothing where there is no line', [], ''],
])('shows %s', (_case, lines, shown) => {
  const terms = new Map([
    ['key', 0],
    ['keys', 0],
    ['door', 1],
  ]);
  const html = snippet(lines, terms);
  expect(html.replaceAll('<mark>', '{').replaceAll('</mark>', '}')).toBe(shown);
});

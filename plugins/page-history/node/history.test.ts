import {describe, expect, it} from 'vitest';
import {formOf, historyOf, pastOf, releasePages, wordsOf, type PageText} from './history';

const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];

/** A page by its text in each version, as in `aab-b`; `-` where it does not exist. */
function pagesOf(texts: string): Map<string, PageText> {
  return new Map(
    VERSIONS.flatMap((version, index) => {
      const text = texts[index] ?? '-';
      return text === '-'
        ? []
        : [[version, {version, id: 'faq', key: 'faq', title: 'FAQ', contentHash: text, visibleHash: text}] as const];
    }),
  );
}

describe('what happened to a page', () => {
  it.each([
    ['aaaaa', '1.4.0', 'Since 1.0.0 · same in 1.1.0-1.4.0'],
    ['11222', '1.4.0', 'Since 1.0.0 · changed in 1.2.0 · same in 1.3.0-1.4.0'],
    ['11222', '1.2.0', 'Since 1.0.0 · changed in 1.2.0 · same in 1.3.0-1.4.0'],
    ['11222', '1.0.0', 'Since 1.0.0 · same in 1.1.0 · changed later in 1.2.0'],
    ['-abbc', '1.4.0', 'Since 1.1.0 · changed in 1.2.0, 1.4.0'],
    ['-abbc', '1.2.0', 'Since 1.1.0 · changed in 1.2.0 · same in 1.3.0 · changed later in 1.4.0'],
    ['----a', '1.4.0', 'Since 1.4.0'],
    ['a-aab', '1.3.0', 'Since 1.0.0 · same in 1.2.0-1.3.0 · changed later in 1.4.0 · not in 1.1.0'],
    ['12112', '1.4.0', 'Since 1.0.0 · changed in 1.1.0, 1.2.0, 1.4.0'],
    ['aa---', '1.1.0', 'Since 1.0.0 · same in 1.1.0'],
  ])('of %s in %s', (texts, version, line) => {
    expect(wordsOf(pastOf(version, VERSIONS, pagesOf(texts)))).toBe(line);
  });
  it.each([
    ['aaaaa', '1.4.0', 'in this form since 1.0.0'],
    ['11222', '1.4.0', 'in this form since 1.2.0'],
    ['11222', '1.2.0', 'in this form since 1.2.0'],
    ['11222', '1.1.0', 'in this form since 1.0.0'],
    ['a-aab', '1.3.0', 'in this form since 1.0.0'],
    ['-abbc', '1.1.0', 'in this form since 1.1.0'],
  ])('how long %s reads as in %s', (texts, version, form) => {
    expect(formOf(pastOf(version, VERSIONS, pagesOf(texts))).replaceAll('\u00a0', ' ')).toBe(form);
  });
  it('needs the page', () => {
    expect(() => pastOf('1.0.0', VERSIONS, pagesOf('-a'))).toThrow('no such page in 1.0.0');
  });
});

it('historyOf lists earlier versions, with a file where the text differs', () => {
  const fileOf = (before: string, after: string): string => `${before}${after}`;
  expect(historyOf('1.4.0', VERSIONS, pagesOf('ab-aa'), {engines: 'UE 5.6', fileOf}).earlier).toEqual([
    ['1.3.0'],
    ['1.1.0', 'ba'],
    ['1.0.0'],
  ]);
});

it('releasePages tells added, changed and removed pages, also where one has moved', () => {
  const page = (version: string, id: string, text: string, key = id, title = id.toUpperCase()): PageText => ({
    version,
    id,
    key,
    title,
    contentHash: text,
    visibleHash: text,
  });
  const pages = [
    page('1.1.0', 'same', 'a'),
    page('1.1.0', 'changed', 'b'),
    page('1.1.0', 'new', 'c'),
    page('1.1.0', 'moved', 'f', 'moved', 'SAME'),
    page('1.0.0', 'same', 'a'),
    page('1.0.0', 'changed', 'a'),
    page('1.0.0', 'gone', 'd'),
    page('1.0.0', 'folder/old', 'f', 'moved', 'SAME'),
  ];
  expect(releasePages('1.1.0', '1.0.0', pages)).toEqual({
    version: '1.1.0',
    previous: '1.0.0',
    added: [['new', 'NEW']],
    changed: [['changed', 'CHANGED']],
    removed: [['gone', 'GONE']],
  });
});

import {expect, it} from 'vitest';
import type {Answer} from './engine';
import {answerQuery, headingsOf} from './session';
import type {SearchSource} from './source';

const page = {
  path: 'docs/faq',
  categories: [],
  isShared: false,
  sections: [
    [1, 'FAQ', ''],
    [2, 'Range', 'range'],
    [3, 'Why?', 'why'],
  ],
  texts: 'faq.json',
} as const;

const hits = [
  {section: 1, score: 3, words: 2},
  {section: 2, score: 2, words: 1},
];

function sourceOf(answer: Answer): SearchSource {
  return {
    engine: () => Promise.resolve({version: '1.9.0', pages: [page], search: () => answer}),
    texts: () => Promise.resolve([]),
    differingTerms: () => Promise.resolve({versions: ['1.9.0'], versionsWith: () => []}),
  };
}

it('shows no section with some of the words beside one with all of them', async () => {
  const answer: Answer = {pages: [{page, score: 3, hits}], terms: new Set(), unknown: [], near: []};
  const {pages} = await answerQuery(sourceOf(answer), '1.9.0', 'trace channel');
  expect(pages[0]?.sections).toEqual([{path: 'docs/faq#range', heading: 'Range', section: 1}]);
});

it('hands on the near words of an answer without pages', async () => {
  const answer: Answer = {pages: [], terms: new Set(), unknown: ['chanle'], near: ['channel']};
  const {near} = await answerQuery(sourceOf(answer), '1.9.0', 'chanle');
  expect(near).toEqual(['channel']);
});

it('lists the headings of a page, its title first', () => {
  expect(headingsOf(page)).toEqual([
    {path: 'docs/faq', heading: 'FAQ'},
    {path: 'docs/faq#range', heading: 'Range'},
    {path: 'docs/faq#why', heading: 'Why?'},
  ]);
});

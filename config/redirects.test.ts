import {expect, it} from 'vitest';
import {currentId, idsOf, type Redirects} from '../plugins/kit/current-id';
import {readRedirects} from './redirects';

const hasFile = (file: string): boolean => ['faq.mdx', 'a/new.mdx'].includes(file);

it('leads from each id that a page had to the one of today', () => {
  const redirects = readRedirects(hasFile, {old: 'a/new', 'a/mid': 'a/new'});
  expect(['old', 'a/mid', 'faq'].map((id) => currentId(id, redirects))).toEqual(['a/new', 'a/new', 'faq']);
  expect(idsOf('a/mid', redirects)).toEqual(['a/new', 'old', 'a/mid']);
});

it.each([
  ['a page that is still there', {faq: 'a/new'}, /docs\/ still has a page faq/],
  ['a target that does not exist', {old: 'nowhere'}, /docs\/ has no page nowhere/],
  ['a target that has moved on', {old: 'mid', mid: 'faq'}, /docs\/ has no page mid/],
])('refuses %s', (_case, rows: Redirects, message) => {
  expect(() => readRedirects(hasFile, rows)).toThrow(message);
});

import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {readRevisions, revisionsOf, titlesOf} from './sources';

it.each([
  [['a', 'a', 'b'], '001'],
  [['a', 'b', 'a'], '010'],
  [[undefined, 'a', undefined, 'b'], '-0-1'],
])('gives %o the revisions %s', (texts, revisions) => {
  expect(revisionsOf(texts)).toBe(revisions);
});

it('compares the sources of a page, whatever their line endings and wherever it was', () => {
  const texts = {
    'versioned_docs/version-2.0/a/new.mdx': 'One\r\ntwo of %%version%%\r\n',
    'versioned_docs/version-1.0/a/old.mdx': 'One\ntwo of %%version%%\n',
    'versioned_docs/version-2.0/faq.mdx': 'Other',
    'versioned_docs/version-1.0/faq.mdx': 'Text',
    'versioned_docs/version-1.0/_part.mdx': 'Part',
  };
  const site = temporaryFolder(texts, onTestFinished);
  expect(readRevisions(site, ['2.0', '1.0'], {'a/old': 'a/new'})).toEqual({'a/new': '00', faq: '01'});
});

it('calls a page by its newest title', () => {
  const doc = (id: string, title: string) => ({id, title}) as Parameters<typeof titlesOf>[0][number]['docs'][number];
  const versions = [
    {docs: [doc('new', 'New title'), doc('faq', 'FAQ')]},
    {docs: [doc('old', 'Old title'), doc('gone', 'Gone'), doc('faq', 'FAQ')]},
  ];
  expect(titlesOf(versions, {old: 'new'})).toEqual({new: 'New title', gone: 'Gone', faq: 'FAQ'});
});

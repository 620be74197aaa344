import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {absence, idAt, locate, nearestPage, pagePath, withCurrentIds} from './versions';

function version(name: string, ids: readonly string[], isLast = false): GlobalVersion {
  const path = isLast ? '/base/docs' : `/base/docs/${name}`;
  return {
    name,
    label: name,
    isLast,
    path,
    mainDocId: 'getting-started/introduction',
    draftIds: [],
    docs: ids.map((id) => ({id, path: `${path}/${id}`, sidebar: 'tutorialSidebar'})),
  };
}

const INTRODUCTION = 'getting-started/introduction';
const v3 = version('3.0.0', ['faq', 'features/hold', INTRODUCTION, 'quick-start/using-object-tag'], true);
const v2 = version('2.0.0', [
  'features/hold',
  'features/hold-and-tap',
  INTRODUCTION,
  'quick-start/using-active',
  'quick-start/using-object-tag',
]);
const v1 = version('1.0.0', [INTRODUCTION, 'quick-start/using-active', 'quick-start/using-object-timed']);
const versions = [v3, v2, v1];

describe('nearestPage', () => {
  it.each([
    ['the page itself', v2, 'features/hold', 'features/hold'],
    ['a page of the section that shares words', v1, 'quick-start/using-object-tag', 'quick-start/using-object-timed'],
    ['the first of the section', v1, 'quick-start/tour', 'quick-start/using-active'],
    ['the entry page without the section', v1, 'features/hold', INTRODUCTION],
    ['the entry page for a page outside of sections', v1, 'faq', INTRODUCTION],
  ])('is %s', (_case, target, id, nearest) => {
    expect(nearestPage(target, id)).toEqual({path: pagePath(target, nearest), isSamePage: id === nearest});
  });
});

describe('locate', () => {
  it.each([
    ['/base/docs/faq', '3.0.0', 'faq'],
    ['/base/docs/3.0.0/faq', '3.0.0', 'faq'],
    ['/base/docs/1.0.0/features/hold', '1.0.0', 'features/hold'],
    ['/base/docs/1.0.0/features/hold/', '1.0.0', 'features/hold'],
    ['/base/docs/1.0.0', '1.0.0', ''],
    ['/base/docs/1.0.0-beta/faq', '3.0.0', '1.0.0-beta/faq'],
    ['/base/docs/2.5/faq', '3.0.0', 'faq'],
    ['/base/docs', '3.0.0', ''],
  ])('%s', (path, name, docId) => {
    const found = locate(versions, path);
    expect([found?.version.name, found?.docId]).toEqual([name, docId]);
  });
  it.each(['/base/changelog', '/base/docs-old', '/'])('%s is not below the docs', (path) => {
    expect(locate(versions, path)).toBeUndefined();
  });
});

describe('a page that has moved', () => {
  const published = [
    version('3.0.0', ['b/new', 'b/start'], true),
    version('2.0.0', ['b/mid']),
    version('1.0.0', ['old']),
  ];
  const all = withCurrentIds(published, {old: 'b/new', 'b/mid': 'b/new'});

  it('is the same in every version, at the address that it has there', () => {
    expect(all.map((one) => pagePath(one, 'b/new'))).toEqual([
      '/base/docs/b/new',
      '/base/docs/2.0.0/b/mid',
      '/base/docs/1.0.0/old',
    ]);
    expect(idAt(all, '/base/docs/1.0.0/old')).toBe('b/new');
  });
});

describe('a version without a page', () => {
  const now = version('3.0', [INTRODUCTION, 'a/new', 'a/back'], true);
  const middle = version('2.0', [INTRODUCTION, 'a/new', 'a/gone']);
  const first = version('1.0', [INTRODUCTION, 'a/gone', 'a/back']);
  const all = [now, middle, first];

  it.each([
    [first, 'a/new', 'Added in 2.0', '2.0'],
    [now, 'a/gone', 'Last in 2.0', '2.0'],
    [middle, 'a/back', 'Not in 2.0', '3.0'],
  ])('from %o to %s: says why, and where to read it', (one, id, reason, nearest) => {
    // Each component has objects of its own.
    const found = absence(all, {...one}, id);
    expect([found?.reason, found?.nearest.name]).toEqual([reason, nearest]);
  });
  it.each([INTRODUCTION, 'nowhere'])('has nothing to say of %s', (id) => {
    expect(absence(all, first, id)).toBeUndefined();
  });
});

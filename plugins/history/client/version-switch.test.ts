import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {absence, placesOf, readHash, readVersionSwitch} from './version-switch';

function version(name: string, ids: readonly string[]): GlobalVersion {
  const docs = ['intro', ...ids].map((id) => ({id, path: `/docs/${name}/${id}`, sidebar: 's'}));
  return {name, label: name, isLast: name === '3.0', path: `/docs/${name}`, mainDocId: 'intro', draftIds: [], docs};
}

const v3 = version('3.0', ['a/new', 'a/back']);
const v2 = version('2.0', ['a/new', 'a/gone']);
const v1 = version('1.0', ['a/gone', 'a/back']);
const versions = [v3, v2, v1];

describe('absence', () => {
  it.each([
    [v1, 'a/new', 'Added in 2.0', '2.0'],
    [v3, 'a/gone', 'Last in 2.0', '2.0'],
    [v2, 'a/back', 'Not in 2.0', '3.0'],
  ])('from %o', (target, id, reason, nearest) => {
    const found = absence(versions, target, id);
    expect([found?.reason, found?.nearest.name]).toEqual([reason, nearest]);
  });
  it.each(['intro', 'nowhere'])('has nothing to say of %s', (id) => {
    expect(absence(versions, v1, id)).toBeUndefined();
  });
});

describe('placesOf', () => {
  const v4 = {...version('4.0', ['a/new']), isLast: true};
  const all = [v4, {...v3, isLast: false}, v2, v1];
  it.each([
    ['the next newer one, and the latest', v1, 'a/new', ['4.0', '2.0']],
    ['the next older one where the latest lacks the page', v3, 'a/gone', ['2.0']],
    ['both sides', v2, 'a/back', ['3.0', '1.0']],
    ['nothing where no version has the page', v1, 'nowhere', []],
  ])('has %s', (_case, {name}, id, names) => {
    expect(placesOf(all, name, id).map((place) => place.name)).toEqual(names);
  });
});

describe('readVersionSwitch', () => {
  it('reads what the menu wrote', () => {
    const written = {heading: 'a', missing: {id: 'b', title: 'B'}};
    expect(readVersionSwitch({versionSwitch: written})).toEqual(written);
  });
  it.each([null, 'text', {versionSwitch: null}, {versionSwitch: {heading: 1}}])('finds nothing in %o', (state) => {
    expect(readVersionSwitch(state)).toBeUndefined();
  });
});

describe('readHash', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#heading', 'heading'],
    ['#a%20b', 'a b'],
    ['#%E0%A4%A', ''],
  ])('%j is %j', (hash, id) => {
    expect(readHash(hash)).toBe(id);
  });
});

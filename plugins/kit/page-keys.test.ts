import {describe, expect, it} from 'vitest';
import {findPages, pageKeys, readRenamedFrom, type RenamedPage} from './page-keys';

/** Pages of the versions, newest first, as in `new-name < old-name`. */
function keysOf(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(keysIn(versions));
}

function keysIn(versions: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const pages = Object.entries(versions).flatMap(([version, list]) =>
    list.split(', ').map((page): RenamedPage => {
      const [id = '', ...renamedFrom] = page.split(' < ');
      return {version, id, renamedFrom};
    }),
  );
  return pageKeys(Object.keys(versions), pages);
}

describe('pageKeys', () => {
  it('follows a page back through its names', () => {
    expect(keysOf({v4: 'c < b, x', v3: 'b < a, x', v2: 'a', v1: 'a, x'})).toEqual({
      'v4/c': 'c',
      'v4/x': 'x',
      'v3/b': 'c',
      'v3/x': 'x',
      'v2/a': 'c',
      'v1/a': 'c',
      'v1/x': 'x',
    });
  });

  it('takes a page that moved twice between two releases, and one that was gone for a while', () => {
    expect(keysOf({v4: 'c < b < a', v3: 'x', v2: 'b', v1: 'a'})).toMatchObject({'v2/b': 'c', 'v1/a': 'c'});
  });

  it('keeps two pages apart where a name was given to another page later', () => {
    expect(keysOf({v3: 'new < name, name', v2: 'new < name', v1: 'name'})).toEqual({
      'v3/new': 'new',
      'v3/name': 'name',
      'v2/new': 'new',
      'v1/name': 'new',
    });
    expect(keysOf({v2: 'new < name, name', v1: 'name'})).toMatchObject({'v2/name': 'name', 'v1/name': 'new'});
  });

  it('tells a given-up page from a later one of the name that its successor has', () => {
    expect(keysOf({v3: 'b', v2: 'a', v1: 'a'})).toEqual({'v3/b': 'b', 'v2/a': 'a', 'v1/a': 'a'});
    expect(keysOf({v3: 'b < a', v2: 'a', v1: 'b'})).toMatchObject({'v2/a': 'b', 'v1/b': 'b'});
  });

  it('refuses two pages of one version that became one', () => {
    expect(() => keysOf({v2: 'c < b < a', v1: 'a, b'})).toThrow(
      'b and a of v1 are both named by renamed_from of c. Name only one.',
    );
  });
});

describe('findPages', () => {
  const {keyOfName, idIn} = findPages(keysIn({v3: 'new < name, name', v2: 'new < name, x', v1: 'name, x'}));
  it('takes a name for what it is in the newest version that has it', () => {
    expect(['new', 'name', 'x', 'nothing'].map(keyOfName)).toEqual(['new', 'name', 'x', 'nothing']);
    expect(findPages(keysIn({v2: 'b < a', v1: 'a'})).keyOfName('a')).toBe('b');
  });
  it('knows what each version calls a page', () => {
    expect(['v3', 'v2', 'v1'].map((version) => idIn(version, 'new'))).toEqual(['new', 'new', 'name']);
    expect(['v3', 'v2', 'v1'].map((version) => idIn(version, 'name'))).toEqual(['name', undefined, undefined]);
  });
});

describe('readRenamedFrom', () => {
  it('takes an id, a list, or nothing', () => {
    expect(readRenamedFrom(undefined, 'docs/a.mdx')).toEqual([]);
    expect(readRenamedFrom('features/old-name', 'docs/a.mdx')).toEqual(['features/old-name']);
    expect(readRenamedFrom(['b', 'a'], 'docs/a.mdx')).toEqual(['b', 'a']);
  });

  it.each([[7], ['features/old-name.mdx'], ['/docs/old'], ['']])('refuses %j and shows what to write', (value) => {
    expect(() => readRenamedFrom(value, 'docs/a.mdx')).toThrow(
      `docs/a.mdx: renamed_from is ${JSON.stringify(value)}. Write the path that the page had below its version`,
    );
  });
});

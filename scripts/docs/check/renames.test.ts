import {describe, expect, it} from 'vitest';
import {formatProblem} from '../shared/problem';
import {page, rowsFor, smallTree, type Tree} from '../testing/small-tree';
import {checkSite} from './all';

const VERSIONS = ['1.2.0', '1.1.0', '1.0.0'] as const;
const PAGES: Tree = {
  'a/old.mdx': page('Old', '## First {/* #first */}\n\n`UTBIA_Thing` is a class of things.'),
  'b.mdx': page('B', 'See [Old](./a/old.mdx#first).', 2),
};

/** A page of a version, with its front matter; an empty text stands for a page that is gone. */
const renamed = (text: string, field: string): string => text.replace('---\n', `---\n${field}\n`);
const GATE = page('New', '## First {/* #first */}\n\n`UTBIA_Thing` is a class of things.');
const LINK = page('B', 'See [New](./a/new.mdx#first).', 2);

/** docs/ with the page under its new name. */
const next = (field: string, more: Tree = {}): Tree => ({
  'docs/a/old.mdx': '',
  'docs/a/new.mdx': renamed(GATE, field),
  'docs/b.mdx': LINK,
  ...more,
});

function errorsOf(changes: Tree): string[] {
  const tree = Object.entries(
    smallTree(VERSIONS, PAGES, {
      'glossary/identifiers.yml': '- {name: UTBIA_Thing, kind: class, since: 1.0.0, home: a/old#first}\n',
      ...changes,
    }),
  ).filter(([, text]) => text !== '');
  return checkSite(new Map(tree), rowsFor(VERSIONS)).problems.map(formatProblem);
}

describe('renamed_from', () => {
  it('is fine where an older version has the page', () => {
    expect(errorsOf(next('renamed_from: a/old'))).toEqual([]);
    expect(errorsOf(next('renamed_from: [a/old]'))).toEqual([]);
    // Both docs/ and the version that was cut from it say so.
    const cut = {'a/old.mdx': '', 'a/new.mdx': renamed(GATE, 'renamed_from: a/old'), 'b.mdx': LINK};
    const released = Object.entries(cut).map(([file, text]) => [`versioned_docs/version-1.2.0/${file}`, text]);
    expect(errorsOf(next('renamed_from: a/old', Object.fromEntries(released) as Tree))).toEqual([]);
    expect(errorsOf({'docs/c.mdx': renamed(page('C', 'Text.', 3), 'renamed_from: []')})).toEqual([]);
  });

  it.each<readonly [string, Tree, string]>([
    [
      'a value of another form',
      next('renamed_from: ./a/old.mdx'),
      'docs/a/new.mdx:2: renamed_from is "./a/old.mdx". Write the path that the page had below its version, without an ending: `renamed_from: features/old-name`.',
    ],
    ['an empty value', next('renamed_from:'), 'docs/a/new.mdx:2: renamed_from is null. Write the path that'],
    [
      'a page that no older version has',
      next('renamed_from: a/odl'),
      'docs/a/new.mdx:2: No older version has a page a/odl. Did you mean a/old?',
    ],
    [
      'itself',
      {'docs/b.mdx': renamed(PAGES['b.mdx'] ?? '', 'renamed_from: b')},
      'docs/b.mdx:2: renamed_from names the page itself. Write the path that it had before, or remove the line.',
    ],
    [
      'a page that is still there, as before',
      {'docs/a/new.mdx': renamed(GATE.replace('position: 1', 'position: 2'), 'renamed_from: a/old')},
      'docs/a/new.mdx:2: a/old is still a page here, as in 1.2.0: nothing was renamed. Remove it, or renamed_from.',
    ],
    [
      'what another page says, too',
      next('renamed_from: a/old', {'docs/c.mdx': renamed(page('C', 'Text.', 3), 'renamed_from: [a/old]')}),
      'docs/c.mdx:2: a/new.mdx says that it was a/old, too. Only one page can be that one: decide which.',
    ],
    [
      'a page beside which it stood before',
      {'docs/a/old.mdx': '', 'docs/b.mdx': renamed(page('B', 'Text.', 2), 'renamed_from: a/old')},
      'docs/b.mdx:2: 1.2.0 has a/old and b: these are two pages. Remove renamed_from.',
    ],
    [
      'two pages of one version',
      next('renamed_from: [a/old, c]', {'versioned_docs/version-1.0.0/c.mdx': page('C', 'Text.', 3)}),
      'docs/a/new.mdx:2: c and a/old of 1.0.0 are both named by renamed_from of a/new. Name only one.',
    ],
  ])('must not name %s', (_, changes, error) => {
    expect(errorsOf(changes)).toContainEqual(expect.stringContaining(error));
  });
});

describe('checks of a renamed page', () => {
  const demand = (row: string): Tree => ({'glossary/demands.yml': `- {${row}}\n`});

  it('name the page where a link has its old name, or leads to a heading that is gone', () => {
    expect(errorsOf(next('renamed_from: a/old', {'docs/b.mdx': PAGES['b.mdx'] ?? ''}))).toEqual([
      'docs/b.mdx:7: The link ./a/old.mdx#first leads to no page of docs/. It has another name here: link to a/new.mdx.',
    ]);
    const other = renamed(GATE.replaceAll('first', 'second'), 'renamed_from: a/old');
    expect(errorsOf(next('', {'docs/a/new.mdx': other}))).toContain(
      'docs/b.mdx:7: The link ./a/new.mdx#first leads to no heading of a/new.mdx. In 1.2.0 a heading has this id: give it back to the heading in docs/a/new.mdx, or change the link.',
    );
  });

  it('ask for the ids of headings that another version links to', () => {
    const without = (text: string): string => text.replace(' {/* #first */}', '');
    expect(
      errorsOf(
        next('', {
          'docs/a/new.mdx': without(renamed(GATE, 'renamed_from: a/old')),
          'docs/b.mdx': page('B', 'Text.', 2),
        }),
      ),
    ).toContain(
      'docs/a/new.mdx:8: The heading "First" has no id of its own, and b.mdx (1.2.0) links to #first. Write its id: `First {/* #first */}`.',
    );
  });

  it.each(['a/old', 'a/new'])('find the page that demands and homes call %s', (name) => {
    const home = {
      'glossary/identifiers.yml': `- {name: UTBIA_Thing, kind: class, since: 1.0.0, home: ${name}#first}\n`,
    };
    const said = next('renamed_from: a/old', {
      ...demand(`page: ${name}.mdx, text: class of things, with: '*'`),
      ...home,
    });
    expect(errorsOf(said)).toEqual([]);
    const unsaid = next('renamed_from: a/old', {...demand(`page: ${name}.mdx, text: a gate, with: '*'`), ...home});
    expect(errorsOf(unsaid).map((error) => error.replace(/:1: .* does not say .*/, ''))).toEqual([
      'docs/a/new.mdx',
      ...VERSIONS.toReversed().map((version) => `versioned_docs/version-${version}/a/old.mdx`),
    ]);
  });

  it.each(['a/old', 'a/new'])('let %s speak of what has gone', (name) => {
    const row = (more: string): Tree => ({
      'glossary/identifiers.yml': `- {name: UTBIA_Thing, kind: class, since: 1.0.0, until: 1.0.0, home: a/old#first${more}}\n`,
    });
    expect(errorsOf(next('renamed_from: a/old', row(`, afterwards: [${name}.mdx]`)))).toEqual([]);
    expect(errorsOf(next('renamed_from: a/old', row('')))).toHaveLength(3);
  });
});

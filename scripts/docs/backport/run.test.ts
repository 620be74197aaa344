import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {page, rowsFor, SmallRepository, smallTree} from '../testing/small-tree';
import {readSource} from '../shared/source';
import {changesBetween, judge} from './changes';
import {backport} from './run';

const BODY = [
  'Open the door with the key E, then walk through it.',
  '',
  '## Second {/* #second */}',
  '',
  'Close the door again when you have gone through it.',
].join('\n');
const V13 = 'versioned_docs/version-1.3.0/a.mdx';
const V12 = 'versioned_docs/version-1.2.0/a.mdx';
const V11 = 'versioned_docs/version-1.1.0/a.mdx';
const V10 = 'versioned_docs/version-1.0.0/a.mdx';

let repository: SmallRepository;
let output = '';

beforeEach(() => {
  const pages = {'a.mdx': page('A', BODY), 'b.mdx': page('B', 'Text of B.', 2), 'c.mdx': page('C', 'Text of C.', 3)};
  const tree = smallTree(['1.3.0', '1.2.0', '1.1.0', '1.0.0'], pages);
  delete tree['versioned_docs/version-1.0.0/b.mdx'];
  repository = new SmallRepository(tree);
});

afterEach(() => {
  repository.remove();
});

function run(...args: string[]): number {
  output = '';
  const print = (text: string): void => {
    output += `${text}\n`;
  };
  return backport({root: repository.root, args, releases: rowsFor(['1.3.0', '1.2.0', '1.1.0', '1.0.0']), print});
}

/** Change, result and versions of each line of the printed report. */
function rows(): string[] {
  let place = '';
  return output.split('\n').flatMap((line) => {
    [, place = place] = /^\S*?(\w+\.mdx:\d+)$/.exec(line) ?? [];
    const [, result, versions] = /^ {4}(\w[\w ]+?)(?: \(.+\))?(: .+)$/.exec(line) ?? [];
    return result === undefined ? [] : [`${place} ${result}${versions}`];
  });
}

/** A version for each result. */
function makeResults(): void {
  repository.edit(V12, 'key E', 'key F');
  repository.edit(V11, 'Open the door with the key E, then walk through it.', '');
  repository.git('rm', '--quiet', V10);
  repository.edit('docs/a.mdx', 'key E', 'key G');
  repository.commit('Versions differ');
  repository.edit(V13, 'key E', 'key G');
}

describe('the dry run', () => {
  it('prints a row per change and version, with each of the results, and writes nothing', () => {
    makeResults();
    repository.edit(V13, 'Close the door again', 'Shut the door again');
    const before = repository.status();
    expect(run('--from', '1.3.0')).toBe(0);
    expect(rows()).toEqual([
      'a.mdx:7 already there: docs/',
      'a.mdx:7 conflict: 1.2.0',
      'a.mdx:7 not there: 1.1.0',
      'a.mdx:7 not there: 1.0.0',
      'a.mdx:11 would apply: docs/, 1.2.0, 1.1.0',
      'a.mdx:11 not there: 1.0.0',
    ]);
    expect(output).toContain('3 would apply, 1 already there, 3 not there, 1 conflict');
    expect(output).toContain('--apply would write nothing: leave conflicts and errors out with --to or --only');
    expect(repository.status()).toEqual(before);
    // With both texts of the conflict.
    expect(output).toMatch(/^ {2}\+ Open the door with the key G, .*$/m);
    expect(output).toMatch(/ conflict \(this place reads otherwise\): 1\.2\.0\n {10}Open the door with the key F/);
  });
  it('reports new and removed pages and carries them nowhere', () => {
    repository.write({'docs/new.mdx': page('New', 'Text.', 4)});
    repository.git('add', 'docs/new.mdx');
    repository.git('rm', '--quiet', 'docs/b.mdx');
    repository.edit('docs/a.mdx', 'key E', 'key G');
    expect(run('--apply')).toBe(0);
    expect(output).toContain(
      'Not carried: docs/new.mdx is new, gone or no page, or had an error before. Carry it by hand.',
    );
    expect(output).toContain('Not carried: docs/b.mdx is new, gone');
    expect(repository.status().filter((line) => /new|b\.mdx/.test(line))).toEqual(['D  docs/b.mdx', 'A  docs/new.mdx']);
  });
  it('takes the last commit when everything is committed, what a base names, and pages of it', () => {
    repository.edit('docs/a.mdx', 'key E', 'key G');
    repository.commit('One');
    repository.edit('docs/b.mdx', 'Text of B', 'Words of B');
    repository.commit('Two');
    run();
    expect(rows()).toEqual(['b.mdx:7 would apply: 1.3.0, 1.2.0, 1.1.0', 'b.mdx:7 not there: 1.0.0']);
    expect(output).toContain('Nothing is written yet: run the same with --apply.');
    run('--base', 'HEAD~2', '--to', '1.3.0');
    expect(rows()).toEqual(['a.mdx:7 would apply: 1.3.0', 'b.mdx:7 would apply: 1.3.0']);
    run('--base', 'HEAD~2', '--to', '1.3.0', '--only', 'a');
    expect(rows()).toEqual(['a.mdx:7 would apply: 1.3.0']);
  });
  it.each([
    ['speaks of a later version', 'key E', 'key E (since 1.1.0)', 'a.mdx:7: This page of 1.0.0 speaks of 1.1.0.'],
    ['has a link to a page that is not there', 'key E', '[B](./b.mdx)', 'The link ./b.mdx leads to no page of 1.0.0.'],
    ['removes a heading that another page links to', 'Second {/* #second', 'Third {/* #third', 'c.mdx:7: The link ./a'],
  ])('says which version has an error with a change that %s', (_, from, to, reason) => {
    repository.write({[V10.replace('a.mdx', 'c.mdx')]: page('C', '[Second](./a.mdx#second)', 3)});
    repository.commit('1.0.0 links to a heading');
    repository.edit('docs/a.mdx', from, to);
    run('--to', '1.1.0,1.0.0');
    expect(output).toMatch(/^With these changes, docs:check would find:\n {2}versioned_docs\/version-1\.0\.0\//m);
    expect(output).toContain(reason);
    expect(output).toContain('Versions without either: --to 1.1.0');
  });
  it('does not mind what docs:check finds already', () => {
    repository.write({[V10.replace('a.mdx', 'c.mdx')]: page('C', '[Nowhere](./nowhere.mdx)', 3)});
    repository.commit('1.0.0 has a link that leads nowhere');
    repository.edit('docs/a.mdx', 'key E', 'key F');
    run('--to', '1.0.0');
    expect(rows()).toEqual(['a.mdx:7 would apply: 1.0.0']);
    expect(output).not.toContain('docs:check would find');
  });
});

describe('--apply', () => {
  it('writes what the table says, and a second run finds it there', () => {
    repository.edit(V10, 'Close the door', 'Shut the door');
    repository.commit('1.0.0 differs');
    repository.edit('docs/a.mdx', 'key E', 'key G');
    expect(run('--apply')).toBe(0);
    expect(output).toContain('Written: 4 pages.');
    expect(repository.read(V13)).toBe(repository.read('docs/a.mdx'));
    expect(repository.read(V10)).toContain('Open the door with the key G, then walk through it.');
    run();
    expect(rows()).toEqual(['a.mdx:7 already there: 1.3.0, 1.2.0, 1.1.0, 1.0.0']);
    expect(output).toContain('There is nothing to write.');
  });
  it('writes nothing at all when there is a conflict', () => {
    makeResults();
    repository.edit(V13, 'Close the door again', 'Shut the door again');
    const before = repository.status();
    expect(run('--from', '1.3.0', '--apply')).toBe(1);
    expect(output).toContain('Nothing is written: leave conflicts and errors out with --to or --only');
    expect(output).toContain('Versions without either: --to current,1.1.0,1.0.0');
    expect(repository.status()).toEqual(before);
  });
  it('keeps the order of two paragraphs around one that the version lacks', () => {
    repository.edit(V10, 'Open the door with the key E, then walk through it.\n\n', '');
    repository.commit('1.0.0 differs');
    repository.edit(
      'docs/a.mdx',
      'Open the door with the key E, then walk through it.',
      'One.\n\nOpen the door with the key E, then walk through it.\n\nTwo.',
    );
    expect(run('--to', '1.0.0', '--apply')).toBe(0);
    expect(repository.read(V10)).toContain('\n\nOne.\n\nTwo.\n\n## Second');
  });
  it('carries into pages with the line endings of Windows, which they keep', () => {
    repository.git('config', 'core.autocrlf', 'true');
    repository.git('rm', '-r', '--quiet', '--cached', '.');
    repository.git('reset', '--quiet', '--hard');
    expect(repository.read(V12)).toContain('key E, then walk through it.\r\n');
    repository.edit(V13, 'key E', 'key G');
    expect(run('--from', '1.3.0', '--apply')).toBe(0);
    expect(rows()).toEqual(['a.mdx:7 applied: docs/, 1.2.0, 1.1.0, 1.0.0']);
    const text = repository.read(V12);
    expect(text).toContain('key G, then walk through it.\r\n');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(repository.git('diff', '--shortstat', '--', V12)).toContain('1 insertion(+), 1 deletion(-)');
  });
});

describe('errors', () => {
  it('refuses pages with changes of their own', () => {
    repository.edit('docs/a.mdx', 'key E', 'key G');
    repository.edit(V12, 'Close the door', 'Shut the door');
    const before = repository.read(V12);
    expect(() => run('--apply')).toThrow(
      /^Commit or stash these pages first, .* their own changes:\n {2}versioned_docs\/version-1\.2\.0\/a\.mdx$/,
    );
    expect(repository.read(V12)).toBe(before);
    expect(run('--to', '1.3.0', '--apply')).toBe(0);
  });
  it.each([
    [['--from', '1.3'], 'There is no version "1.3". Did you mean 1.3.0? Known: current, 1.3.0'],
    [['--to', '1.2.0,2.0'], 'There is no version "2.0".'],
    [['--to', 'current'], '--to: name other versions than current'],
    [['--only', 'nowhere'], '--only: nowhere has not changed in docs. Changed: a.'],
    [['--only', 'b'], '--only: b has not changed in docs. Did you mean a? Changed: a'],
    [['--base', 'nowhere'], '--base: there is no revision "nowhere" here'],
    [['--form', '1.3.0'], "Unknown option '--form'"],
  ])('%j: %s', (args, message) => {
    repository.edit('docs/a.mdx', 'key E', 'key G');
    expect(() => run(...args)).toThrow(message);
  });
  it('says first what cannot be read, and writes nothing', () => {
    repository.edit(V10, 'Open the door', '<div>Open the door');
    repository.commit('1.0.0 has a slip');
    repository.edit('docs/a.mdx', 'key E', 'key G');
    const before = repository.status();
    expect(() => run('--to', '1.3.0', '--apply')).toThrow(
      `docs:check finds errors. Fix them first:\n  ${V10}:7: MDX cannot read this: Expected a closing tag`,
    );
    expect(repository.status()).toEqual(before);
  });
  it('says when there is nothing to carry', () => {
    repository.commit('Nothing');
    expect(() => run()).toThrow('Nothing to carry: docs has no change since HEAD^.');
  });
});

const PAGE = `Opening.||## One {/* #one */}||Press the key.||The door opens.||## Two||It closes.|`;

describe('judge', () => {
  const read = (text: string) => readSource('a.mdx', 'a.mdx', text);
  const readLines = (text: string) => read(text.replaceAll('|', '\n'));
  it.each([
    ['the same text', 'the key', 'a key', ['The door opens.', 'It opens.'], 'fits'],
    ['a new paragraph', 'key.', 'key.||It clicks.', ['It closes.', 'It shuts.'], 'fits'],
    ['a new paragraph above the same text', 'key.', 'key.||It clicks.', ['Press the', 'Hit the'], 'fits'],
    ['a removal', 'Press the key.||', '', ['It closes.', 'It shuts.'], 'fits'],
    ['a text that has changed already', 'the key', 'a key', ['the key', 'a key'], 'already there'],
    ['a paragraph that is there', 'key.', 'key.||It clicks.', ['key.', 'key.||It clicks.'], 'already there'],
    ['a paragraph that has gone', 'Press the key.||', '', ['Press the key.||', ''], 'already there'],
    ['another text', 'the key', 'a key', ['the key', 'the keys'], 'conflict'],
    ['a text that is there twice', 'the key', 'a key', ['opens.', 'opens.||Press the key.'], 'conflict'],
    ['a text without its heading', 'the key', 'a key', ['#one', '#three'], 'not there'],
    ['no text in its place', 'the key', 'a key', ['Press the key.||', ''], 'not there'],
  ] as const)('%s', (_, from, to, [ours, theirs], status) => {
    const base = readLines(PAGE);
    const [change] = changesBetween(base, readLines(PAGE.replace(from, to)));
    expect(change && judge(change, base, readLines(PAGE.replace(ours, theirs))).status).toBe(status);
  });
  it('judges rows of a table one by one, by their first cell', () => {
    const base = read('| A | 1 |\n| B | 2 |');
    const changes = changesBetween(base, read('| A | one |\n| B | two |'));
    const target = read('| B | 2 |\n| C | 3 |');
    expect(changes.map((change) => judge(change, base, target).status)).toEqual(['not there', 'fits']);
  });
  it('leaves open which of two equal texts is meant', () => {
    const base = readLines('Press.||Press.');
    const [change] = changesBetween(base, readLines('Press.||Hit.'));
    expect(change && judge(change, base, readLines('Press.')).status).toBe('conflict');
  });
});

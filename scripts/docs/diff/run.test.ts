import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {releases, type Release} from '../../../src/data/releases';
import {page, rowsFor} from '../testing/small-tree';
import {releasesIn} from './releases-at';
import {formatReport, passageLines} from './report';
import {diff, USAGE} from './run';

let root: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

function write(file: string, text: string): void {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), {recursive: true});
  writeFileSync(absolute, text);
}

const ROWS = rowsFor(['1.1.0', '1.0.0']);

async function reportWith(releases: readonly Release[], ...args: string[]): Promise<string> {
  let printed = '';
  await diff(root, args, releases, (text) => {
    printed += text;
  });
  return printed;
}

const report = (...args: string[]): Promise<string> => reportWith(ROWS, ...args);

/** The text of releases.ts with these rows. */
const rowsFile = (releases: readonly Release[]): string =>
  `export type Engine = string;\nexport const releases: readonly unknown[] = ${JSON.stringify(releases)};\n`;

const FAQ = 'versioned_docs/version-1.1.0/faq.mdx';
const OLD_FAQ = 'versioned_docs/version-1.0.0/faq.mdx';
const TEXT = page('FAQ', 'The first passage.\n\n## Doors\n\nA door of %%version%% opens by a key.');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-diff-'));
  write('versions.json', '["1.1.0","1.0.0"]');
  write(FAQ, TEXT);
  write(OLD_FAQ, TEXT);
  write('versioned_docs/version-1.0.0/old.mdx', page('Old', 'An old page.'));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('docs:diff', () => {
  it('shows a change of several versions once, with facts in place', async () => {
    const changed = TEXT.replace('by a key', 'by a lever');
    write(FAQ, changed);
    expect(await report()).toContain(
      [
        '### faq in 1.1.0',
        '',
        '```diff',
        '@@ 2 passages as before @@',
        '  # Doors',
        '- A door of 1.1.0 opens by a key.',
        '+ A door of 1.1.0 opens by a lever.',
        '```',
      ].join('\n'),
    );
    write(FAQ, TEXT.replace('first passage', 'opening'));
    write(OLD_FAQ, TEXT.replace('first passage', 'opening'));
    expect(await report()).toContain('2 pages change for readers.\n\n### faq in 1.1.0, 1.0.0\n');
  });

  it('names pages that come and go', async () => {
    rmSync(path.join(root, 'versioned_docs/version-1.0.0/old.mdx'));
    write('docs/features/new.mdx', page('New', 'A new page.'));
    const text = await report('--base', 'HEAD');
    expect(text).toContain('### features/new in next, new page');
    expect(text).toContain('+ A new page.');
    expect(text).toContain('### old in 1.0.0, page removed');
    expect(text).toContain('- An old page.');
  });

  it('shows a renamed page with its own difference, once for all versions', async () => {
    for (const folder of ['docs', 'versioned_docs/version-1.1.0', 'versioned_docs/version-1.0.0']) {
      write(`${folder}/features/door.mdx`, page('Doors', 'A door is old.\n\nIt opens.'));
    }
    git('add', '.');
    git('commit', '--quiet', '--message', 'Door');
    for (const folder of ['docs', 'versioned_docs/version-1.1.0']) {
      rmSync(path.join(root, `${folder}/features/door.mdx`));
      const renamed = page('Doors', 'A door is new.\n\nIt opens.').replace(
        '---\n',
        '---\nrenamed_from: features/door\n',
      );
      write(`${folder}/gates/gate.mdx`, renamed);
    }
    expect(await report()).toBe(
      [
        '## What readers will see',
        '2 pages change for readers.',
        '### gates/gate in next, 1.1.0, renamed from features/door',
        '```diff\n  # Doors\n- A door is old.\n+ A door is new.\n@@ 1 passage as before @@\n```',
      ].join('\n\n'),
    );
    write(
      'docs/gates/gate.mdx',
      page('Doors', 'A door is old.\n\nIt opens.').replace('---\n', '---\nrenamed_from: features/door\n'),
    );
    expect(await report()).toContain(
      '### gates/gate in next, renamed from features/door\n\n```diff\n@@ 3 passages as before @@\n```',
    );
  });

  it('counts changes that readers do not see', async () => {
    write(FAQ, TEXT.replace('sidebar_position: 1', 'sidebar_position: 2'));
    expect(await report()).toBe(
      '## What readers will see\n\n0 pages change for readers. 1 more has changes that readers do not see.',
    );
  });

  it('shows the changelog, which belongs to no version', async () => {
    write('src/pages/changelog.mdx', '---\ntitle: Changelog\n---\n\n## 1.1.0\n\n- A door is new.\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Changelog');
    write('src/pages/changelog.mdx', '---\ntitle: Changelog\n---\n\n## 1.1.0\n\n- A lever is new.\n');
    const text = await report();
    expect(text).toContain('1 page changes for readers.\n\n### changelog\n');
    expect(text).toContain('- * A door is new.\n+ * A lever is new.');
  });

  it('leaves out what has come to the base meanwhile', async () => {
    git('checkout', '--quiet', '-b', 'work');
    write(FAQ, TEXT.replace('by a key', 'by a lever'));
    git('commit', '--quiet', '--all', '--message', 'Lever');
    git('checkout', '--quiet', 'main');
    write(OLD_FAQ, TEXT.replace('first passage', 'opening'));
    git('commit', '--quiet', '--all', '--message', 'Opening');
    git('checkout', '--quiet', 'work');
    const text = await report();
    expect(text).toContain('1 page changes for readers.');
    expect(text).toContain('+ A door of 1.1.0 opens by a lever.');
    expect(text).not.toContain('opening');
  });

  it('says that a revision has nothing in common with the tree', async () => {
    git('checkout', '--quiet', '--orphan', 'other');
    git('commit', '--quiet', '--message', 'Other');
    await expect(report()).rejects.toThrow('"main" and this tree have no commit in common here. Fetch more');
  });

  it('shows what the correction of a row does to pages that are as they were', async () => {
    const runs = page('Runs', 'It runs on UE %%engines%%.');
    write('versioned_docs/version-1.1.0/runs.mdx', runs);
    write('versioned_docs/version-1.0.0/runs.mdx', runs);
    write('src/data/releases.ts', rowsFile(ROWS));
    git('add', '.');
    git('commit', '--quiet', '--message', 'Rows');
    expect(await report()).toContain('0 pages change for readers.');
    const corrected = ROWS.map((row) => (row.version === '1.0.0' ? {...row, engines: ['5.5', '5.6'] as const} : row));
    expect(await reportWith(corrected)).toBe(
      [
        '## What readers will see',
        '1 page changes for readers.',
        '### runs in 1.0.0',
        '```diff\n  # Runs\n- It runs on UE 5.6.\n+ It runs on UE 5.5, 5.6.\n```',
      ].join('\n\n'),
    );
  });

  it('says what is wrong with the command line', async () => {
    expect(await report('--help')).toBe(USAGE);
    await expect(report('--base', 'nowhere')).rejects.toThrow('there is no revision "nowhere"');
    await expect(report('--bas', 'main')).rejects.toThrow(USAGE);
  });
});

describe('the rows of an older commit', () => {
  it('are read from the text of the file', () => {
    const source = readFileSync(path.join(import.meta.dirname, '../../../src/data/releases.ts'), 'utf8');
    expect(releasesIn(source)).toEqual(releases);
    expect(releasesIn(rowsFile(ROWS))).toEqual(ROWS);
  });
  it.each([
    ['no file', undefined],
    ['another form', 'export const releases = [{version: 1}];'],
    ['no rows', 'export const releases = [];'],
    ['no list', 'export const rows = 1;'],
    ['a fault', 'throw new Error("x");'],
    ['more than data', "import {readFileSync} from 'node:fs'; export const releases = readFileSync('x');"],
    ['no end', 'for (;;) {}'],
  ])('are left out with %s', (_, source) => {
    expect(releasesIn(source)).toBeUndefined();
  });
});

describe('passageLines', () => {
  it.each([
    [
      ['text', 'Same ', ['-', 'old'], ['+', 'new'], ' end'],
      ['- Same old end', '+ Same new end'],
    ],
    [['item', ['+', 'An item']], ['+ * An item']],
    [['heading', 'Where'], ['  # Where']],
    [
      ['code', ['-', 'a\nb']],
      ['- a', '- b'],
    ],
  ] as const)('of %j', (passage, lines) => {
    expect(passageLines(passage)).toEqual(lines);
  });
});

describe('formatReport', () => {
  it('leaves out what no summary can hold', () => {
    const long = 'word '.repeat(50_000);
    const changes = ['a', 'b'].map(
      (name) => ({page: name, version: '1.0.0', status: 'added', difference: [['text', ['+', long + name]]]}) as const,
    );
    const text = formatReport(changes);
    expect(text).toContain('### a in 1.0.0');
    expect(text).not.toContain('### b in 1.0.0');
    expect(text).toMatch(/The rest is left out here/);
  });
});

import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Release} from '../../../src/data/releases';
import {CHANGELOG_HEAD, entry, page, rowsFor, SIDEBAR, SmallRepository, smallTree} from '../testing/small-tree';
import {cut} from './run';

const RELEASES: readonly Release[] = [
  ...rowsFor(['1.11.0'], ['5.9']),
  ...rowsFor(['1.10.0'], ['5.6', '5.7']),
  ...rowsFor(['1.9.0'], ['5.5', '5.6']),
  ...rowsFor(['1.8.0', '1.0.0']),
];
const CHANGELOG = 'src/pages/changelog.mdx';
const PAGES = {'a.mdx': page('A', 'Text of A.'), 'b.mdx': page('B', 'Text of B.', 2)};

/** Does what Docusaurus does, as far as files go. */
const COPY = `
  const [, , command, ...args] = process.argv;
  fs.appendFileSync('node_modules/calls.txt', [command, ...args, process.env.DOCS_ONLY_VERSIONS].join(' ') + '\\n');
  if (command === 'docs:version') {
    fs.cpSync('docs', 'versioned_docs/version-' + args[0], {recursive: true});
    fs.mkdirSync('versioned_sidebars', {recursive: true});
    fs.writeFileSync('versioned_sidebars/version-' + args[0] + '-sidebars.json', '${SIDEBAR}');
    fs.writeFileSync('versions.json', JSON.stringify([args[0], ...JSON.parse(fs.readFileSync('versions.json', 'utf8'))]));
  } else if (command === 'build') {
    fs.mkdirSync(args[1], {recursive: true});
    fs.writeFileSync(args[1] + '/index.html', 'build of all');
  }
`;

let repository: SmallRepository;
let output = '';

beforeEach(() => {
  const changelog = CHANGELOG_HEAD + ['1.10.0', '1.9.0', '1.8.0'].map(entry).join('\n');
  repository = new SmallRepository(
    smallTree(['1.9.0', '1.8.0'], PAGES, {'.gitignore': '/node_modules\n/build\n/build-*\n', [CHANGELOG]: changelog}),
  );
  repository.write({'build/index.html': 'old build'});
  fakeDocusaurus('');
});

afterEach(() => {
  repository.remove();
});

/** Puts a script in the place of Docusaurus. */
function fakeDocusaurus(afterwards: string): void {
  const script = `import fs from 'node:fs'; ${COPY} ${afterwards}`;
  repository.write({'node_modules/@docusaurus/core/bin/docusaurus.mjs': script});
}

function run(args: readonly string[], signal = new AbortController().signal): Promise<number> {
  output = '';
  const print = (text: string): void => {
    output += `${text}\n`;
  };
  return cut({root: repository.root, args, releases: RELEASES, print}, signal);
}

describe('a cut', () => {
  it('makes the version and the build, and says what changed for readers', async () => {
    vi.stubEnv('DOCS_ONLY_VERSIONS', '1.9.0');
    repository.edit('docs/a.mdx', 'Text of A.', 'New text of A.');
    repository.commit('A');
    expect(await run(['1.10.0'])).toBe(0);
    vi.unstubAllEnvs();
    expect(output).toContain(
      '1.10.0 against 1.9.0, for readers: 0 added (+), 1 changed (*), 0 removed (-).\n  * a.mdx',
    );
    expect(repository.read('build/index.html')).toBe('build of all');
    expect(repository.status()).toEqual([
      ' M versions.json',
      '?? versioned_docs/version-1.10.0/a.mdx',
      '?? versioned_docs/version-1.10.0/b.mdx',
      '?? versioned_sidebars/version-1.10.0-sidebars.json',
    ]);
    // With all versions, whatever the shell says.
    const calls = ['docs:version 1.10.0 ', 'build --out-dir build-of-cut '];
    expect(repository.read('node_modules/calls.txt')).toBe(calls.map((call) => `${call}\n`).join(''));
  });
  it('tells what is written by hand; a comment is no change for readers', async () => {
    const textFor = (comment: string): string =>
      `From UE 5.6 on.\n\n- Old: UE 5.5 {/* other-versions: ${comment} */}\n\n| Since |\n|---|\n| 1.9.0 |`;
    repository.edit('docs/a.mdx', 'Text of A.', textFor('history'));
    repository.edit('versioned_docs/version-1.9.0/a.mdx', 'Text of A.', textFor('why'));
    repository.commit('A');
    await run(['1.10.0']);
    expect(output).toContain('0 added (+), 0 changed (*), 0 removed (-)');
    expect(output).toContain(
      [
        '2 lines of 1.10.0 name a version or an engine by hand. Read whether they hold:',
        '  versioned_docs/version-1.10.0/a.mdx:7: From UE 5.6 on.',
        '  versioned_docs/version-1.10.0/a.mdx:9: - Old: UE 5.5 {/* other-versions: history */}\n\n',
      ].join('\n'),
    );
  });
});

describe('the preflight changes nothing and refuses', () => {
  it.each([
    [[], 'docs:cut takes one version of three numbers, newer than 1.9.0. For example: npm run docs:cut 1.10.0'],
    [['1.10'], 'newer than 1.9.0, and not "1.10". For example: npm run docs:cut 1.10.0'],
    [['1.10.0-beta.1'], 'and not "1.10.0-beta.1"'],
    [['../1.10.0'], 'and not "../1.10.0"'],
    [['1.9.0'], 'newer than 1.9.0, and not "1.9.0".'],
    [['1.8.2'], 'newer than 1.9.0, and not "1.8.2".'],
    [['1.10.0', '1.11.0'], 'one version of three numbers, newer than 1.9.0, and not "1.10.0 1.11.0".'],
    [['--dry-run'], "Unknown option '--dry-run'"],
    [['1.12.0'], /docs version 1\.12\.0 has no row[^]*\{version: '1\.12\.0', date: /],
  ])('%j: %s', async (args, message) => {
    await expect(run(args)).rejects.toThrow(message);
    expect(repository.status()).toEqual([]);
  });
  it('a missing entry of the changelog, and an engine that is typed by hand', async () => {
    repository.edit(CHANGELOG, entry('1.10.0'), '');
    repository.edit('docs/a.mdx', 'Text of A', 'Runs on UE 5.5');
    repository.commit('x');
    const refusal = await run(['1.10.0']).catch(String);
    expect(refusal).toContain(
      'docs:check finds errors. Fix them first:\n  docs/a.mdx:7: UE 5.5 is typed by hand, and 1.10.0 runs on UE 5.6, 5.7.',
    );
    expect(refusal).toContain(
      `${CHANGELOG}:1: There is no entry of 1.10.0 with an id. Write it above the others:\n\n## 1.10.0 {/* #v1-10-0 */}\n\nReleased 2026-01-01.\n\n**Added**\n\n- …\n\n<ReleasePages version="1.10.0" isFolded />\n`,
    );
    expect(repository.status()).toEqual([]);
    expect(repository.read('build/index.html')).toBe('old build');
  });
  it('a tree with changes', async () => {
    repository.edit('docs/a.mdx', 'Text', 'Words');
    repository.write({'notes.txt': ''});
    const reason = 'docs:cut starts from a clean tree. Commit or stash these files first:\n  docs/a.mdx\n  notes.txt';
    await expect(run(['1.10.0'])).rejects.toThrow(reason);
    expect(repository.status()).toEqual([' M docs/a.mdx', '?? notes.txt']);
  });
});

describe('a failure restores the tree', () => {
  it.each([
    ['while copying', 'process.exit(3);', 'docusaurus docs:version 1.10.0 failed'],
    [
      'of docs:check on the copy',
      "fs.writeFileSync('versioned_docs/version-1.10.0/c.mdx', 'x');",
      'docs:check finds errors in 1.10.0:\n  versioned_docs/version-1.10.0/c.mdx:1: ',
    ],
    ['while building', "if (command === 'build') process.exit(3);", 'docusaurus build --out-dir build-of-cut failed'],
    [
      'of the check of the build',
      "if (command === 'build') fs.writeFileSync(args[1] + '/a.html', '<a href=\"none\">None</a>');",
      'The built site has faults:\n  a.html names none, which does not exist',
    ],
  ])('%s', async (_, afterwards, message) => {
    fakeDocusaurus(afterwards);
    await expect(run(['1.10.0'])).rejects.toThrow(message);
    expectRestored();
  });
  it('by a signal, after Docusaurus has ended', async () => {
    fakeDocusaurus(`
      fs.writeFileSync('node_modules/started.txt', '');
      setTimeout(() => fs.writeFileSync('late.txt', ''), 500);
    `);
    const controller = new AbortController();
    const refusal = run(['1.10.0'], controller.signal).catch(String);
    await vi.waitUntil(() => existsSync(path.join(repository.root, 'node_modules/started.txt')), 20_000);
    controller.abort(new Error('Interrupted by SIGINT.'));
    expect(await refusal).toBe('Error: Interrupted by SIGINT.');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expectRestored();
  });
});

function expectRestored(): void {
  expect(output).toContain('The tree is as it was before.');
  expect(repository.status()).toEqual([]);
  expect(repository.read('build/index.html')).toBe('old build');
  expect(existsSync(path.join(repository.root, 'build-of-cut'))).toBe(false);
  expect(existsSync(path.join(repository.root, 'versioned_docs/version-1.10.0'))).toBe(false);
}

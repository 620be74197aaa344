import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Release} from '../../../src/data/releases';
import {page, SIDEBAR, SmallRepository, smallTree} from '../testing/small-tree';
import {OUT_DIR} from './parts';
import {cut} from './run';
import {docusaurusTools, Interrupted, type Tools} from './tools';

const row = (version: Release['version']): Release => ({version, date: '2026-01-01', engines: ['5.6']});
const RELEASES: readonly Release[] = [
  {...row('1.10.0'), engines: ['5.6', '5.7']},
  {...row('1.9.0'), engines: ['5.5', '5.6']},
  row('1.8.0'),
];
const CHANGELOG = 'src/pages/changelog.mdx';
const PAGES_OF = '<ReleasePages version="1.10.0" isFolded />\n';
const ENTRY = '## 1.10.0 {/* #v1-10-0 */}\n\nReleased 2026-01-01.\n\n**Added**\n\n- Support for UE 5.7.\n\n' + PAGES_OF;
const OLD_ENTRY = '## 1.9.0 {/* #v1-9-0 */}\n\nReleased 2026-01-01.\n\n- Old.\n';
const LOG = `# Changelog\n\n${ENTRY}\n${OLD_ENTRY}`;
const PAGES = {'a.mdx': page('A', 'Text of A.'), 'b.mdx': page('B', 'Text of B.', 2)};

let repository: SmallRepository;
let output = '';

beforeEach(() => {
  repository = new SmallRepository(
    smallTree(['1.9.0', '1.8.0'], PAGES, {'.gitignore': 'node_modules\nbuild\n', [CHANGELOG]: LOG}),
  );
  repository.write({'build/index.html': 'old build'});
});

afterEach(() => {
  repository.remove();
});

/** Does what Docusaurus does, as far as files go. */
function fakeTools(fail: Partial<Tools> = {}): Tools {
  return {
    copyVersion: (name) => {
      const names = [name, ...(JSON.parse(repository.read('versions.json')) as string[])];
      repository.write({
        'versions.json': JSON.stringify(names),
        [`versioned_sidebars/version-${name}-sidebars.json`]: SIDEBAR,
        [`versioned_docs/version-${name}/a.mdx`]: repository.read('docs/a.mdx'),
        [`versioned_docs/version-${name}/b.mdx`]: repository.read('docs/b.mdx'),
      });
      return Promise.resolve();
    },
    build: () => {
      mkdirSync(path.join(repository.root, OUT_DIR), {recursive: true});
      writeFileSync(path.join(repository.root, OUT_DIR, 'index.html'), 'build of all');
      return Promise.resolve();
    },
    ...fail,
  };
}

function run(args: readonly string[], tools = fakeTools(), releases: readonly Release[] = RELEASES): Promise<number> {
  output = '';
  return cut(args, {
    root: repository.root,
    releases,
    tools,
    print: (text) => {
      output += `${text}\n`;
    },
  });
}

describe('a cut', () => {
  it('makes the version and the build, and says what changed for readers', async () => {
    repository.edit('docs/a.mdx', 'Text of A.', 'New text of A.');
    repository.commit('A');
    expect(await run(['1.10.0'])).toBe(0);
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
  });
  it('tells engines and what is written by hand, lost engines first', async () => {
    repository.edit(
      'docs/a.mdx',
      'Text of A.',
      'From UE 5.6 on.\n\n- Old: UE 5.5 {/* other-versions: history */}\n\n| Since |\n|---|\n| 1.9.0 |',
    );
    repository.commit('A');
    await run(['1.10.0']);
    expect(output).toContain('Engines: UE 5.7 gained, UE 5.5 lost; 1.10.0 runs on UE 5.6, 5.7.');
    expect(output).toContain(
      [
        '2 lines of 1.10.0 name a version or an engine by hand. Read whether they still hold:',
        ' These name an engine that is lost:',
        '  versioned_docs/version-1.10.0/a.mdx:9: - Old: UE 5.5 {/* other-versions: history */}',
        ' These name others:',
        '  versioned_docs/version-1.10.0/a.mdx:7: From UE 5.6 on.',
        '1 more rows of tables do so in a column for it, such as "Since".',
      ].join('\n'),
    );
  });
  it('does not count a new mark as a change for readers', async () => {
    repository.edit('docs/a.mdx', 'Text of A.', '{/* other-versions: history */}\n\nSince 1.9.0.');
    repository.edit('versioned_docs/version-1.9.0/a.mdx', 'Text of A.', 'Since 1.9.0.');
    repository.commit('A');
    await run(['1.10.0']);
    expect(output).toContain('0 added (+), 0 changed (*), 0 removed (-)');
  });
  it('knows nothing of later releases', async () => {
    await run(['1.10.0'], fakeTools(), [{...row('1.11.0'), engines: ['5.9']}, ...RELEASES]);
    expect(output).toContain('1.10.0 runs on UE 5.6, 5.7.');
  });
  it('builds nothing in a rehearsal that does so later', async () => {
    await run(
      ['1.10.0', '--no-build'],
      fakeTools({build: () => Promise.reject(new Error('Nobody asked for a build.'))}),
    );
    expect(output).toContain('Cut 1.10.0. Build it and look at it, then commit it:');
  });
});

describe('the preflight changes nothing and refuses', () => {
  it.each<readonly [string, readonly string[], () => void, RegExp]>([
    ['a bad name', ['1.10'], () => undefined, /is not a version/],
    [
      'a missing row',
      ['1.11.0'],
      () => undefined,
      /docs version 1\.11\.0 has no row[^]*\{version: '1\.11\.0', date: [^]*Commit it, then cut/,
    ],
    [
      'a missing entry of the changelog',
      ['1.10.0'],
      () => {
        repository.edit(CHANGELOG, ENTRY, '');
        repository.commit('x');
      },
      /changelog\.mdx: there is no section with the id v1-10-0\.[^]*## 1\.10\.0 \{\/\* #v1-10-0 \*\/\}\n\nReleased 2026-01-01\.\n\n\*\*Added\*\*\n\n- Support for UE 5\.7\.\n\n\*\*Removed\*\*\n\n- Support for UE 5\.5\.\n\n<ReleasePages version="1\.10\.0" isFolded \/>\n\nCommit it, then cut/,
    ],
    [
      'an empty entry of the changelog',
      ['1.10.0'],
      () => {
        repository.edit(CHANGELOG, '- Support for UE 5.7.', '');
        repository.commit('x');
      },
      /the entry of 1\.10\.0 is empty\. Say what is new/,
    ],
    [
      'an entry without the list of pages',
      ['1.10.0'],
      () => {
        repository.edit(CHANGELOG, PAGES_OF, '');
        repository.commit('x');
      },
      /the entry of 1\.10\.0 does not list the pages that it changes\. End it with <ReleasePages>/,
    ],
    [
      'an entry with another date',
      ['1.10.0'],
      () => {
        repository.edit(CHANGELOG, '2026-01-01', '2026-01-02');
        repository.commit('x');
      },
      /docs:check finds errors\..*:\n.*changelog\.mdx:\d+: 1\.10\.0 is released 2026-01-02 here, and 2026-01-01 in/,
    ],
    [
      'an engine that is typed by hand',
      ['1.10.0'],
      () => {
        repository.edit('docs/a.mdx', 'Text of A.', 'Runs on UE 5.5.');
        repository.commit('x');
      },
      /docs\/a\.mdx:7: UE 5\.5 is typed by hand, and 1\.10\.0 runs on UE 5\.6, 5\.7\. Write a fact/,
    ],
    [
      'a changed file',
      ['1.10.0'],
      () => {
        repository.edit('docs/a.mdx', 'Text', 'Words');
      },
      /starts from a clean tree\. .*:\n {2}docs\/a\.mdx/,
    ],
    [
      'a new file',
      ['1.10.0'],
      () => {
        repository.write({'notes.txt': ''});
      },
      /starts from a clean tree\. .*:\n {2}notes\.txt/,
    ],
    [
      'errors of docs:check',
      ['1.10.0'],
      () => {
        repository.edit('docs/a.mdx', 'Text', '[x](./none.mdx)');
        repository.commit('x');
      },
      /docs:check finds errors\. Fix them first:\n {2}docs\/a\.mdx:7: The link/,
    ],
  ])('%s', async (_, args, spoil, message) => {
    spoil();
    const before = repository.status();
    await expect(run(args)).rejects.toThrow(message);
    expect(repository.status()).toEqual(before);
    expect(repository.read('build/index.html')).toBe('old build');
  });
});

describe('a failure restores the tree', () => {
  it.each<readonly [string, Partial<Tools>, RegExp]>([
    [
      'while copying',
      {
        copyVersion: async (name): Promise<void> => {
          await fakeTools().copyVersion(name);
          throw new Error('no room');
        },
      },
      /no room/,
    ],
    [
      'of docs:check on the copy',
      {
        copyVersion: async (name) => {
          await fakeTools().copyVersion(name);
          repository.write({[`versioned_docs/version-${name}/c.mdx`]: 'x'});
        },
      },
      /docs:check finds errors in 1\.10\.0/,
    ],
    [
      'while building',
      {
        build: async (): Promise<void> => {
          await fakeTools().build();
          throw new Error('broken link');
        },
      },
      /broken link/,
    ],
    ['by Ctrl-C', {build: () => Promise.reject(new Interrupted('SIGINT'))}, /Interrupted by SIGINT/],
  ])('%s', async (_, fail, message) => {
    const list = repository.read('versions.json');
    await expect(run(['1.10.0'], fakeTools(fail))).rejects.toThrow(message);
    expect(output).toContain('The tree is as it was before.');
    expect(repository.status()).toEqual([]);
    expect(repository.read('versions.json')).toBe(list);
    expect(repository.read('build/index.html')).toBe('old build');
    expect(existsSync(path.join(repository.root, OUT_DIR))).toBe(false);
    expect(existsSync(path.join(repository.root, 'versioned_docs/version-1.10.0'))).toBe(false);
  });
  it('to having no version at all', async () => {
    repository.git('rm', '-r', '--quiet', 'versioned_docs', 'versioned_sidebars');
    repository.write({'versions.json': '[]'});
    repository.commit('None');
    await expect(run(['1.10.0'], fakeTools({build: () => Promise.reject(new Error('no'))}))).rejects.toThrow('no');
    expect(repository.status()).toEqual([]);
    expect(existsSync(path.join(repository.root, 'versioned_docs'))).toBe(false);
  });
  it('and says which files somebody else has changed meanwhile', async () => {
    const tools = fakeTools({
      build: (): Promise<void> => {
        repository.edit('docs/a.mdx', 'Text', 'Words');
        return Promise.reject(new Error('no'));
      },
    });
    await expect(run(['1.10.0'], tools)).rejects.toThrow('no');
    expect(output).toContain('have changed meanwhile, not by docs:cut: docs/a.mdx');
  });
});

describe('docusaurusTools', () => {
  /** Puts a script in the place of Docusaurus, and of tsx, which Node loads before a script of the site. */
  function fakeCommands(script: string): void {
    repository.write({
      'node_modules/@docusaurus/core/bin/docusaurus.mjs': script,
      'node_modules/tsx/index.mjs': script,
      'node_modules/tsx/package.json': '{"exports": "./index.mjs"}',
    });
  }
  const {signal} = new AbortController();

  it('runs docs:version, build and its check, with all versions whatever the shell says', async () => {
    fakeCommands(`
      import {appendFileSync} from 'node:fs';
      appendFileSync('calls.txt', [...process.argv.slice(2), '[' + process.env.DOCS_ONLY_VERSIONS + ']'].join(' ') + '\\n');
      process.exit();
    `);
    vi.stubEnv('DOCS_ONLY_VERSIONS', '1.9.0');
    const tools = docusaurusTools(repository.root, signal);
    await tools.copyVersion('1.10.0');
    await tools.build();
    vi.unstubAllEnvs();
    const calls = ['docs:version 1.10.0', `build --out-dir ${OUT_DIR}`, `--dir ${OUT_DIR}`];
    expect(repository.read('calls.txt')).toBe(calls.map((call) => `${call} []\n`).join(''));
  });
  it('fails when Docusaurus fails', async () => {
    fakeCommands('process.exit(3);');
    await expect(docusaurusTools(repository.root, signal).copyVersion('1.10.0')).rejects.toThrow(
      'docusaurus.mjs docs:version 1.10.0 failed',
    );
  });
  it('ends Docusaurus and what it has started when the signal comes', async () => {
    const late = "setTimeout(() => require('node:fs').writeFileSync('late.txt', ''), 500)";
    fakeCommands(`
      import {spawn} from 'node:child_process';
      import {writeFileSync} from 'node:fs';
      spawn(process.execPath, ['-e', ${JSON.stringify(late)}], {stdio: 'ignore'});
      writeFileSync('started.txt', '');
    `);
    const controller = new AbortController();
    const build = docusaurusTools(repository.root, controller.signal).build();
    await vi.waitUntil(() => existsSync(path.join(repository.root, 'started.txt')), 5000);
    controller.abort('SIGTERM');
    await expect(build).rejects.toThrow('Interrupted by SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(existsSync(path.join(repository.root, 'late.txt'))).toBe(false);
  });
});

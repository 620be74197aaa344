import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {figureText} from '../../figures';
import {loadBlockReader} from './blocks';
import {assertSamePages, compileArchive, type Archive} from './compile';
import {readLibrary, titlesOf} from './pages';
import type {Redirects} from '../../kit/current-id';

const VERSIONS = ['1.2.0', '1.1.0', '1.0.0'];
const ENGINES = {'1.2.0': 'UE 5.5-5.6', '1.1.0': 'UE 5.5', '1.0.0': 'UE 5.4'};
const FACTS = {
  '1.2.0': {version: '1.2.0', engines: '5.5, 5.6'},
  '1.1.0': {version: '1.1.0', engines: '5.5'},
  '1.0.0': {version: '1.0.0', engines: '5.4'},
};
let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'page-history-'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

function page(version: string, id: string, body: string, title = 'A title'): void {
  const file = path.join(site, `versioned_docs/version-${version}/${id}.mdx`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `---\ntitle: ${title}\ndescription: Of ${version}.\n---\n\n${body}\n`);
}

async function compile(redirects: Redirects = {}): Promise<Archive> {
  return compileArchive(
    readLibrary(site, VERSIONS, redirects, FACTS, await loadBlockReader({readFigure: figureText})),
    VERSIONS,
    ENGINES,
  );
}

describe('compileArchive', () => {
  it('compares the words of the pages', async () => {
    page('1.0.0', 'faq', 'One.');
    page('1.1.0', 'faq', 'One.\n', 'Another title');
    page('1.2.0', 'faq', 'Two.');
    page('1.2.0', 'features/hold', 'Hold.', 'Holding a key');
    page('1.2.0', '_partial', 'No page.');
    const {histories, releases: changes, differences} = await compile();
    expect([...histories.keys()].sort()).toEqual(['1.0.0/faq', '1.1.0/faq', '1.2.0/faq', '1.2.0/features/hold']);
    const {earlier, ...words} = histories.get('1.2.0/faq') ?? {};
    const file = earlier?.[0]?.[1] ?? '';
    expect(words).toEqual({
      version: '1.2.0',
      engines: 'UE\u00a05.5-5.6',
      form: 'in this form since\u00a01.2.0',
      past: 'Since 1.0.0 · changed in 1.2.0',
    });
    expect(earlier).toEqual([
      ['1.1.0', file],
      ['1.0.0', file],
    ]);
    expect(JSON.parse(differences.get(file) ?? '')).toEqual([
      ['text', ['-', 'One.']],
      ['text', ['+', 'Two.']],
    ]);
    expect(histories.get('1.1.0/faq')?.earlier).toEqual([['1.0.0']]);
    expect(changes.get('1.2.0')).toMatchObject({
      previous: '1.1.0',
      added: [['features/hold', 'Holding a key']],
      changed: [['faq', 'A title']],
    });
    expect(changes.get('1.1.0')).toMatchObject({added: [], changed: [], removed: []});
    expect(changes.has('1.0.0')).toBe(false);
  });
  it('does not count facts of the release as changes, and shows them where a page has changed', async () => {
    page('1.0.0', 'faq', 'Runs on UE %%engines%%.');
    page('1.1.0', 'faq', 'Runs on UE %%engines%%.');
    page('1.2.0', 'faq', 'Runs on UE %%engines%%.\n\nPlugin %%version%% is new.');
    page('1.1.0', 'figure', '```text\nUE_%%engines%%\n```', 'Of %%version%%');
    page('1.2.0', 'figure', '```text\nUE_%%engines%%\n```', 'Of %%version%%');
    const {histories, releases: changes, differences} = await compile();
    expect(histories.get('1.1.0/faq')?.earlier).toEqual([['1.0.0']]);
    expect(histories.get('1.2.0/figure')?.earlier).toEqual([['1.1.0']]);
    expect(changes.get('1.1.0')).toMatchObject({added: [['figure', 'Of 1.1.0']], changed: []});
    const files = histories.get('1.2.0/faq')?.earlier.map(([, file]) => file) ?? [];
    const shown = files.map((file) => differences.get(file ?? '')).join('\n');
    expect(shown).toContain('Plugin 1.2.0 is new.');
    expect(shown).not.toMatch(/Runs on|%%|⟨/);
  });
  it('names file, line and the facts that exist when a page names another one', async () => {
    page('1.2.0', 'faq', 'Runs on\n%%engine%%.');
    await expect(compile()).rejects.toThrow(
      'versioned_docs/version-1.2.0/faq.mdx:7: %%engine%% is not a fact of this version. Write one of these: engines, version.',
    );
  });
  it('follows a page that has moved', async () => {
    page('1.0.0', 'tap', 'Old.', 'Tap');
    page('1.1.0', 'faq', 'Text.');
    page('1.2.0', 'taps', 'New.', 'Taps');
    const {histories, releases: changes} = await compile({tap: 'taps'});
    expect(histories.get('1.2.0/taps')?.past).toMatch(/^Since 1\.0\.0 · changed in 1\.2\.0/);
    expect(changes.get('1.2.0')).toMatchObject({added: [['taps', 'Taps']], removed: [['faq', 'A title']]});
  });
  it('writes equal differences once', async () => {
    for (const id of ['faq', 'help']) {
      page('1.0.0', id, `Page ${id}.\n\nOld.`);
      page('1.1.0', id, `Page ${id}.\n\nNew.`);
      page('1.2.0', id, `Page ${id}.\n\nNew.`);
    }
    const {differences, histories} = await compile();
    expect(differences.size).toBe(1);
    expect(histories.get('1.2.0/help')?.earlier).toEqual([['1.1.0'], ['1.0.0', [...differences.keys()][0]]]);
  });
  it('names the page that cannot be read', async () => {
    VERSIONS.forEach((version) => {
      page(version, 'faq', 'Text.');
    });
    page('1.1.0', 'faq', 'Text <Open>.');
    await expect(compile()).rejects.toThrow('page-history: versioned_docs/version-1.1.0/faq.mdx cannot be read:');
  });
});

describe('assertSamePages', () => {
  const histories: Archive['histories'] = new Map([
    ['1.0.0/faq', {version: '1.0.0', engines: '', form: '', past: '', earlier: []}],
  ]);
  it('accepts the pages of the docs plugin, whatever else is built or not', () => {
    expect(() => {
      assertSamePages(histories, [
        {versionName: '1.0.0', docs: [{id: 'faq'}]},
        {versionName: 'current', docs: [{id: 'new'}]},
      ]);
      assertSamePages(histories, []);
    }).not.toThrow();
  });
  it.each([[[]], [[{id: 'faq'}, {id: 'help'}]], [[{id: 'frequent'}]]])('refuses %o', (docs) => {
    expect(() => {
      assertSamePages(histories, [{versionName: '1.0.0', docs}]);
    }).toThrow(/another id than the path of their file says.*1\.0\.0\/(faq|help)/);
  });
});

describe('titlesOf', () => {
  it('takes the title of the newest version that has the page', () => {
    const pages = [
      {id: 'a', version: '1.2.0', title: 'Newest'},
      {id: 'a', version: '1.1.0', title: 'Older'},
      {id: 'b', version: '1.0.0', title: 'Gone'},
      {id: 'old', key: 'new', version: '1.0.0', title: 'Under its former name'},
    ].map((page) => ({key: page.id, ...page, contentHash: '', visibleHash: ''}));
    expect(titlesOf(pages)).toEqual({
      a: 'Newest',
      b: 'Gone',
      old: 'Under its former name',
      new: 'Under its former name',
    });
  });
});

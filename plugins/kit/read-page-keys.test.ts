import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPageKeys} from './read-page-keys';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'page-keys-'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

function page(file: string, frontMatter = 'title: A page'): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), `---\n${frontMatter}\n---\n\nrenamed_from: in words.\n`);
}

describe('readPageKeys', () => {
  it('reads names of pages, and what they were called, whatever else their front matter says', () => {
    page('docs/a/newest.mdx', 'title: %%version%%\nrenamed_from:\n  - a/new\n  - a/old');
    page('docs/a/_partial.mdx', 'renamed_from: a/other');
    page('versioned_docs/version-1.1.0/a/new.mdx', 'renamed_from: a/old');
    page('versioned_docs/version-1.1.0/_category_.json');
    page('versioned_docs/version-1.0.0/a/old.mdx');
    page('versioned_docs/version-1.0.0/faq.mdx', 'title: %%version%%');
    expect(Object.fromEntries(readPageKeys(site, ['current', '1.1.0', '1.0.0']))).toEqual({
      'current/a/newest': 'a/newest',
      '1.1.0/a/new': 'a/newest',
      '1.0.0/a/old': 'a/newest',
      '1.0.0/faq': 'faq',
    });
    expect(readPageKeys(site, ['1.1.0', '1.0.0']).get('1.0.0/a/old')).toBe('a/new');
  });

  it('names the file with a name that is none, and one that cannot be read', () => {
    page('versioned_docs/version-1.0.0/faq.mdx', 'renamed_from: help.mdx');
    expect(() => readPageKeys(site, ['1.0.0'])).toThrow(
      'versioned_docs/version-1.0.0/faq.mdx: renamed_from is "help.mdx". Write the path',
    );
    page('versioned_docs/version-1.0.0/faq.mdx', 'renamed_from: [help');
    expect(() => readPageKeys(site, ['1.0.0'])).toThrow(
      'versioned_docs/version-1.0.0/faq.mdx: the front matter cannot be read: ',
    );
  });
});

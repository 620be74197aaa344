import {describe, expect, it} from 'vitest';
import {runsOf, SAME_PAGE, shareOf} from '../backport/similarity';
import {readTree} from '../shared/read-tree';
import {splitFrontMatter} from '../shared/page';
import {isPage, readReleased, siteFrom, type Site} from '../shared/site';
import {CURRENT, folderOf} from '../shared/versions';
import {formatReaderChanges} from './reader-changes';
import {movesSince, unsaidRenames} from './renames';

const WORDS = 'A lever moves when a character pulls it, and then the door of the room behind it opens for ten seconds.';

const page = (body: string, title = 'T', more = '') => `---\ntitle: ${title}\ndescription: d\n${more}---\n\n${body}\n`;

/** A site with pages in docs/ and in one version before. */
function siteOf(docs: Readonly<Record<string, string>>, before: Readonly<Record<string, string>>): Site {
  const files = new Map([['versions.json', '["1.0.0"]']]);
  for (const [folder, pages] of [['docs', docs] as const, ['versioned_docs/version-1.0.0', before] as const]) {
    for (const [name, text] of Object.entries(pages)) {
      files.set(`${folder}/${name}`, text);
    }
  }
  return siteFrom(files);
}

const report = (site: Site): string => formatReaderChanges('1.1.0', movesSince('1.0.0', site), site.same);

describe('what changes for readers', () => {
  it('is wording, not spaces and not the rest of the front matter', () => {
    const before = {
      'same.mdx': page('A  b\n\nc'),
      'text.mdx': page('A'),
      'title.mdx': page('A'),
      'gone.mdx': page('A'),
    };
    const after = {
      'new.mdx': page('A'),
      'same.mdx': page('A b\n\n\nc').replace('description: d', 'description: other'),
      'text.mdx': page('B'),
      'title.mdx': page('A', 'U'),
    };
    expect(report(siteOf(after, before))).toBe(
      '1.1.0 against 1.0.0, for readers: 1 added (+), 2 changed (*), 1 removed (-).\n  + new.mdx\n  * text.mdx\n  * title.mdx\n  - gone.mdx',
    );
  });

  it('names pages that have another name, and not those whose links follow them', () => {
    const before = {
      'a/old.mdx': page(WORDS, 'Old'),
      'b/old.mdx': page(WORDS, 'Old'),
      'faq.mdx': page('See [Old](./a/old.mdx#x).'),
      'log.mdx': page('See [this](./a/old.mdx).'),
    };
    const after = {
      'a/new.mdx': page(WORDS, 'Old', 'renamed_from: a/old\n'),
      'c/new.mdx': page(`${WORDS} It closes.`, 'New', 'renamed_from: b/old\n'),
      'faq.mdx': page('See [Old](./a/new.mdx#x).'),
      'log.mdx': page('See [that](./a/new.mdx).'),
    };
    expect(report(siteOf(after, before))).toBe(
      [
        '1.1.0 against 1.0.0, for readers: 0 added (+), 1 changed (*), 2 renamed (>), 0 removed (-).',
        '  * log.mdx',
        '  > a/new.mdx, was a/old.mdx',
        '  > c/new.mdx, was b/old.mdx, changed',
      ].join('\n'),
    );
  });
});

describe('a page that came with the words of one that went', () => {
  const unsaid = (docs: Readonly<Record<string, string>>): string[] =>
    unsaidRenames(movesSince('1.0.0', siteOf(docs, {'a/old.mdx': page(WORDS), 'faq.mdx': page(WORDS)})));

  it('is asked about, with both names', () => {
    const [message, ...more] = unsaid({'a/new.mdx': page(WORDS.replace('ten', 'five')), 'faq.mdx': page(WORDS)});
    expect(message).toMatch(
      /^docs\/a\/new\.mdx:1: .*a\/old\.mdx of 1\.0\.0 went.* 8\d %.* write `renamed_from: a\/old`.*`renamed_from: \[\]`/,
    );
    expect(more).toEqual([]);
  });

  it.each([
    ['says that it was renamed', {'a/new.mdx': page(WORDS, 'T', 'renamed_from: a/old\n')}],
    ['says that it was not', {'a/new.mdx': page(WORDS, 'T', 'renamed_from: []\n')}],
    ['is another one', {'a/new.mdx': page('A lever can be pulled by everybody who stands near enough to reach it.')}],
    ['came beside the old one', {'a/new.mdx': page(WORDS), 'a/old.mdx': page(WORDS)}],
  ])('is not when it %s', (_, docs) => {
    expect(unsaid({...docs, 'faq.mdx': page(WORDS)})).toEqual([]);
  });
});

it('takes no two pages of this site for one, and every page for that of the release before', () => {
  const files = readTree(process.cwd());
  const versions = [CURRENT, ...readReleased(files.get('versions.json'))].map((version) => {
    const folder = `${folderOf(version)}/`;
    const pages = [...files].filter(([file]) => file.startsWith(folder) && isPage(file.slice(folder.length)));
    return new Map(pages.map(([file, source]) => [file.slice(folder.length), source]));
  });
  const scoreOf = (one: string, other: string): number =>
    one === other ? 1 : shareOf(runsOf(splitFrontMatter(one).body), runsOf(splitFrontMatter(other).body));
  const next = [...(versions[0] ?? [])].map(([path, source]) => ({path, runs: runsOf(splitFrontMatter(source).body)}));
  const alike = next.flatMap((one, index) =>
    next.slice(index + 1).map((other) => ({pages: `${one.path}, ${other.path}`, score: shareOf(one.runs, other.runs)})),
  );
  expect(alike.filter(({score}) => score >= SAME_PAGE)).toEqual([]);
  const kept = versions.slice(1).flatMap((pages, index) =>
    [...pages].flatMap(([path, source]) => {
      const later = versions[index]?.get(path);
      return later === undefined ? [] : [{path, score: scoreOf(source, later)}];
    }),
  );
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter(({score}) => score < SAME_PAGE)).toEqual([]);
}, 60_000);

import {describe, expect, it} from 'vitest';
import {addHistory} from './source';

const sources = {
  siteDir: '/site',
  versions: ['1.10.0', '1.9.0', '1.8.0'],
  introduction: 'getting-started/introduction',
  changelog: '/site/src/pages/changelog.mdx',
};

/** What is added to a text, without empty lines. */
function linesOf(file: string, text: string): string[] {
  return addHistory({filePath: `/site/${file}`, fileContent: text}, sources)
    .split(/\n+/)
    .filter(Boolean);
}

const history = (page: string): string =>
  `export {default as pageHistory} from '@generated/page-history/default/pages/${page}.json';`;
const IMPORT = "import ReleasePages from '@theme/ReleasePages';";

describe('a page', () => {
  it.each([
    ['docs/faq.mdx', []],
    ['versioned_docs/version-1.7.0/faq.mdx', []],
    ['versioned_docs/version-1.9.0/features/_part.mdx', []],
    ['src/pages/roadmap.mdx', []],
    ['versioned_docs/version-1.9.0/features/hold.mdx', [history('1.9.0/features/hold')]],
    [
      'versioned_docs/version-1.10.0/getting-started/introduction.mdx',
      [
        history('1.10.0/getting-started/introduction'),
        IMPORT,
        '## Upgrading from 1.9.0 {/* #upgrading */}',
        '<ReleasePages version="1.10.0" />',
      ],
    ],
    [
      'versioned_docs/version-1.9.0/getting-started/introduction.mdx',
      [
        history('1.9.0/getting-started/introduction'),
        IMPORT,
        '## Upgrading from 1.8.0 {/* #upgrading */}',
        '<ReleasePages version="1.9.0" />',
      ],
    ],
    ['versioned_docs/version-1.8.0/getting-started/introduction.mdx', [history('1.8.0/getting-started/introduction')]],
  ])('%s', (file, expected) => {
    expect(linesOf(file, 'Text.')).toEqual(['Text.', ...expected]);
  });

  it('ends before what is added', () => {
    const text = addHistory({filePath: '/site/versioned_docs/version-1.9.0/a.mdx', fileContent: '- item'}, sources);
    expect(text).toMatch(/^- item\n\nexport /);
  });
});

describe('the changelog', () => {
  const idsOf = (ids: readonly string[]): string[] =>
    linesOf(
      'src/pages/changelog.mdx',
      ids.map((id) => `${id.startsWith('x') ? '###' : '##'} ${id} {/* #${id} */}\n\nText.\n`).join('\n'),
    )
      .filter((line) => line !== 'Text.')
      .map((line) => /^#+ (\S+)|version="[^"]+"/.exec(line)?.slice(0).reverse().find(Boolean) ?? line);

  it('ends each section with its list, the oldest version has none', () => {
    expect(idsOf(['v1-10-0', 'x-detail', 'v1-9-0', 'v1-8-1', 'v1-8-0'])).toEqual([
      'v1-10-0',
      'x-detail',
      'version="1.10.0"',
      'v1-9-0',
      'version="1.9.0"',
      'v1-8-1',
      'v1-8-0',
      IMPORT,
    ]);
  });
  it.each([[['v1-9-0-2023-05-23', 'v1-9-0-2023-04-27']], [['v1-9-0-2023-04-27', 'v1-9-0-2023-05-23']]])(
    'has the list in the later of two sections: %o',
    (ids) => {
      const entries = idsOf(['v1-10-0', ...ids, 'v1-8-0']);
      expect(entries[entries.indexOf('v1-9-0-2023-05-23') + 1]).toBe('version="1.9.0"');
      expect(entries.filter((entry) => entry.includes('1.9.0'))).toHaveLength(1);
    },
  );
  it('does without a section that is not written yet', () => {
    expect(idsOf(['v1-9-01', 'v1-9-0-beta', 'v1-9-0'])).toEqual([
      'v1-9-01',
      'v1-9-0-beta',
      'v1-9-0',
      'version="1.9.0"',
      IMPORT,
    ]);
  });
  it('shows the lists folded', () => {
    expect(linesOf('src/pages/changelog.mdx', '## A {/* #v1-9-0 */}\n\nText.\n')).toContain(
      '<ReleasePages version="1.9.0" isFolded />',
    );
  });
});

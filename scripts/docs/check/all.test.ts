// cspell:words dropdwn
import {describe, expect, it} from 'vitest';
import {formatDiagnostic} from '../shared/diagnostic';
import {page, rowsFor, SIDEBAR, smallTree, type Tree} from '../testing/small-tree';
import {checkSite} from './all';

const VERSIONS = ['1.1.0', '1.0.0'];
const ROWS = rowsFor(['1.1.0', '1.0.5', '1.0.0']);
const PAGES: Tree = {
  'start/one.mdx': page(
    'One',
    '## First {/* #first */}\n\nSee [two](../two.mdx#second), [the log](/changelog) and `UTBIA_Thing`.',
  ),
  'two.mdx': page(
    'Two',
    '## Second {/* #second */}\n\nBack to [one](./start/one.mdx), [above](#second), https://example.org.',
  ),
  'start/_category_.json': '{"label": "Start", "position": 1}',
};
const V11 = 'versioned_docs/version-1.1.0';
const V10 = 'versioned_docs/version-1.0.0';

/** The errors of the small tree with other or further files; an empty text stands for a file that is gone. */
function errorsOf(changes: Tree): string[] {
  const tree = Object.entries(smallTree(VERSIONS, PAGES, changes)).filter(
    ([file, text]) => text !== '' || file.endsWith('.png'),
  );
  return checkSite(new Map(tree), ROWS).diagnostics.map(formatDiagnostic);
}

const GRAPH = [
  '```blueprint',
  'alt: A graph in which one single node stands alone.',
  'caption: A graph.',
  'nodes: {a: {kind: event, title: A}}',
  '```',
].join('\n');
const CHART = [
  '```dot',
  '// alt: A chart in which one step stands before the end.',
  '// caption: A chart.',
  'digraph {',
  'a [label="A", kind=data]',
  'b [label="B", kind=end]',
  'a -> b',
  '}',
  '```',
].join('\n');
const PANEL = [
  '```panel',
  'alt: A panel with the property Lever Is Up switched on.',
  'caption: A panel.',
  'title: Lever',
  'sections: [{title: Lever, rows: [{name: Lever Is Up, value: true, changed: true}]}]',
  '```',
].join('\n');

const two = (body: string) => ({[`${V11}/two.mdx`]: page('Two', `## Second {/* #second */}\n\n${body}`)});

describe('checkSite', () => {
  it('has nothing to say about a good tree', () => {
    expect(errorsOf({})).toEqual([]);
  });

  const cases: readonly (readonly [name: string, changes: Tree, error: RegExp])[] = [
    // The cause first, and alone: each page below breaks the link of start/one.mdx, too.
    ...(
      [
        ['a conflict marker', 'a\n\n<<<<<<< HEAD\nb', /^\S*two\.mdx:9: This is a conflict marker of git\. [^\n]*$/],
        [
          'a fence that is never closed',
          '```cpp\nint a;',
          /^\S*two\.mdx:7: The block of code that begins here is never/,
        ],
        ['a fence that ends with the next one', '```cpp\na\n\n```dot\nb\n```', /^\S*two\.mdx:7: The block of code/],
        [
          'an element that is never closed',
          'a\n\nb\n\n<div>',
          /^\S*two\.mdx:11: MDX cannot read this: Expected a closing tag/,
        ],
        [
          'an HTML comment',
          'a <!-- b -->',
          /^\S*two\.mdx:7: MDX cannot read this: .* Write a comment as `\{\/\* … \*\/\}`\.$/,
        ],
      ] as const
    ).map(([name, body, error]) => [name, {[`${V11}/two.mdx`]: page('Two', body)}, error] as const),
    [
      'a byte order mark',
      {[`${V11}/two.mdx`]: `\u{feff}${page('Two', 'x')}`},
      /^\S*two\.mdx:1: The page begins with a byte order mark/,
    ],
    [
      'front matter that is never closed',
      {[`${V11}/two.mdx`]: '---\ntitle: Two\n\nText.\n'},
      /^\S*two\.mdx:1: The front matter that begins here is never closed/,
    ],
    // Markup
    [
      'an unknown language',
      two('```cp\nx\n```'),
      /two\.mdx:9: No code and no figure has the language "cp"\. Did you mean cpp/,
    ],
    [
      'an unknown callout',
      two(':::notes\n\nx\n\n:::'),
      /two\.mdx:9: There is no callout :::notes\. Did you mean note\?/,
    ],
    ['a callout that is never closed', two(':::note\n\nx'), /two\.mdx:9: The callout that begins here is never closed/],
    [
      'an unknown component',
      two('<MenuPaths>x</MenuPaths>'),
      /two\.mdx:9: There is no component <MenuPaths>\. Did you mean MenuPath/,
    ],
    ['braces in a table', two('| a |\n| --- |\n| {b} |'), /two\.mdx:11: \{b\} is read as JavaScript/],
    ['an address with a space', two('![a](./my door.png)'), /two\.mdx:9: The address of .* has a space/],
    [
      'a link with an old title',
      {
        [`${V11}/start/one.mdx`]: PAGES['start/one.mdx']?.replace('title: One', 'title: First steps') ?? '',
        ...two('[One](./start/one.mdx)'),
      },
      /two\.mdx:9: The link "One" has the title of its target in docs\/, 1\.0\.0\. Here it is "First steps"\./,
    ],
    [
      'a name with a slip',
      {
        'glossary/identifiers.yml': '- {name: On Post Interact, kind: event, since: 1.0.0, home: [two]}\n',
        ...two('`On Pst Interact` and `On Pots Interact`'),
      },
      /two\.mdx:9: On Pots Interact is not in the glossary\. Did you mean On Post Interact[^]*two\.mdx:9: On Pst Interact is not/,
    ],
    [
      'a name before its version',
      {
        'glossary/identifiers.yml':
          '- {name: UTBIA_Thing, kind: class, since: 1.1.0, release: 1.1.0, home: [start/one]}\n',
      },
      /version-1\.0\.0\/start\/one\.mdx:9: UTBIA_Thing exists since 1\.1\.0; this is 1\.0\.0/,
    ],
    [
      'what a page must not say',
      {'glossary/demands.yml': "- {page: '*', text: Back to, without: '1.1.0'}"},
      /version-1\.1\.0\/two\.mdx:9: 1\.1\.0 must not say "Back to"/,
    ],
    [
      'an engine that is typed by hand',
      two('Runs on UE 5.6.'),
      /two\.mdx:9: UE 5\.6 is typed by hand\. Write %%engines%%/,
    ],
    [
      'its own version typed by hand',
      two('This is 1.1.0.'),
      /two\.mdx:9: 1\.1\.0 is typed by hand\. Write %%version%%/,
    ],
    // Front matter
    [
      'no title',
      {[`${V11}/two.mdx`]: page('Two', '## Second {/* #second */}').replace('title: Two\n', '')},
      /^versioned_docs\/version-1\.1\.0\/two\.mdx:1: The front matter has no title\. Add `title:`/,
    ],
    [
      'an empty title',
      {[`${V11}/two.mdx`]: page('Two', '## Second {/* #second */}').replace('title: Two', 'title: ""')},
      /two\.mdx:2: The front matter has no title/,
    ],
    [
      'no description',
      {[`${V11}/two.mdx`]: page('Two', '## Second {/* #second */}').replace(/description: .*\n/, '')},
      /two\.mdx:1: The front matter has no description\. .* 60 to 160 characters/,
    ],
    [
      'a short description',
      {[`${V11}/two.mdx`]: page('Two', '## Second {/* #second */}').replace(/description: .*/, 'description: Short.')},
      /two\.mdx:3: The description has 6 characters\. Write 60 to 160/,
    ],
    [
      'a long description',
      {
        [`${V11}/two.mdx`]: page('Two', '## Second {/* #second */}').replace(
          /description: .*/,
          `description: ${'x'.repeat(161)}`,
        ),
      },
      /two\.mdx:3: The description has 161 characters/,
    ],
    [
      'no position',
      {[`${V11}/two.mdx`]: page('Two', '## Second {/* #second */}').replace(/sidebar_position: .*\n/, '')},
      /two\.mdx:1: The front matter has no sidebar_position/,
    ],
    [
      'YAML that cannot be read',
      {[`${V11}/two.mdx`]: page('Two', '## Second {/* #second */}').replace('title: Two', 'title: a: b')},
      /two\.mdx:2: The front matter cannot be read: .*quote values with a colon/,
    ],
    [
      'a draft',
      {[`${V11}/two.mdx`]: page('Two', '## Second {/* #second */}').replace('title: Two', 'draft: true\ntitle: Two')},
      /two\.mdx:2: `draft: true` keeps the page out of the sidebar/,
    ],
    [
      'a title that another page has',
      {[`${V11}/three.mdx`]: page('Two', 'Text.', 3).replace('page Two', 'page Three')},
      /The title is that of (?:three|two)\.mdx, too\. Write one that fits this page alone/,
    ],
    [
      'a description that another page has',
      {[`${V11}/three.mdx`]: page('Two', 'Text.', 3).replace('title: Two', 'title: Three')},
      /:3: The description is that of (?:three|two)\.mdx, too/,
    ],
    [
      'a position that another page has',
      {[`${V11}/three.mdx`]: page('Three', 'Text.')},
      /:4: The sidebar_position is that of (?:three|two)\.mdx, too/,
    ],
    // Versions
    ['no versions.json', {'versions.json': ''}, /^versions\.json:1: The file cannot be read: .* Restore it with/],
    [
      'a versions.json that cannot be read',
      {'versions.json': '["1.1.0",'},
      /^versions\.json:1: The file cannot be read/,
    ],
    [
      'a versions.json that is not a list',
      {'versions.json': '{"a": 1}'},
      /^versions\.json:1: The file cannot be read: Invalid input: expected array/,
    ],
    [
      'a name that is not a version',
      {'versions.json': '["1.1.0",\n"1.0.0", "1.0"]'},
      /^versions\.json:2: "1\.0" is not a version/,
    ],
    [
      'a name twice',
      {'versions.json': '["1.1.0", "1.1.0", "1.0.0"]'},
      /"1\.1\.0" is not older than "1\.1\.0" above it/,
    ],
    [
      'a wrong order',
      {'versions.json': '["1.0.0",\n"1.1.0"]'},
      /^versions\.json:2: "1\.1\.0" is not older than "1\.0\.0" above it\. Sort the list newest first/,
    ],
    [
      'a version without a sidebar',
      {'versioned_sidebars/version-1.0.0-sidebars.json': ''},
      /^versions\.json:3: 1\.0\.0 has no versioned_sidebars\/version-1\.0\.0-sidebars\.json/,
    ],
    [
      'a version without a row',
      {...smallTree(['1.2.0', ...VERSIONS], PAGES)},
      /1\.2\.0 has no row in src\/data\/releases\.ts\. Add one: \{version: '1\.2\.0'/,
    ],
    [
      'a folder without a name',
      {'versioned_docs/version-0.9.0/two.mdx': page('Two', 'x')},
      /^versioned_docs\/version-0\.9\.0:1: This is left over: versions\.json has no "0\.9\.0"/,
    ],
    [
      'a sidebar without a name',
      {'versioned_sidebars/version-0.9.0-sidebars.json': SIDEBAR},
      /^versioned_sidebars\/version-0\.9\.0-sidebars\.json:1: This is left over/,
    ],
    // Links
    [
      'a link to no page',
      two('[a](./start/none.mdx)'),
      /two\.mdx:9: The link \.\/start\/none\.mdx leads to no page of 1\.1\.0\. Did you mean start\/one\.mdx\?/,
    ],
    [
      'a link in a table',
      two('| a |\n|---|\n| [a](./none.mdx) |'),
      /two\.mdx:11: The link \.\/none\.mdx leads to no page/,
    ],
    ['a link of an element', two('<a href="./none.mdx">a</a>'), /two\.mdx:9: The link \.\/none\.mdx leads to no page/],
    [
      'a link with a definition',
      two('[a][b]\n\n[b]: ./none.mdx'),
      /two\.mdx:11: The link \.\/none\.mdx leads to no page/,
    ],
    [
      'a link without extension',
      two('[a](./start/one)'),
      /leads to no page of 1\.1\.0\. Link to the file with its extension: start\/one\.mdx/,
    ],
    [
      'a page of other versions',
      {[`${V10}/old.mdx`]: page('Old', 'Text.', 3), ...two('[a](./old.mdx)')},
      /leads to no page of 1\.1\.0\. That page is only in 1\.0\.0/,
    ],
    [
      'a link to no heading',
      two('[a](./start/one.mdx#fist)'),
      /leads to no heading of start\/one\.mdx\. Did you mean #first\?/,
    ],
    ['a link to no heading of the same page', two('[a](#third)'), /The link #third leads to no heading of two\.mdx/],
    [
      'a link out of the version',
      two('[a](../../docs/two.mdx)'),
      /The link \.\.\/\.\.\/docs\/two\.mdx leads out of versioned_docs\/version-1\.1\.0/,
    ],
    [
      'a link below /docs',
      two('[a](/docs/two)'),
      /The link \/docs\/two is absolute: it leaves the reader's version\. Link to the file/,
    ],
    [
      'a link to the site itself',
      two('[a](https://site.example/base/docs/two)'),
      /The link https:\/\/site\.example\/base\/docs\/two is absolute/,
    ],
    ['an escaped link', two('[a](pathname:///docs/two)'), /The link pathname:\/\/\/docs\/two is absolute/],
    [
      'the address of a site page',
      two('[a](https://site.example/base/changelog)'),
      /is absolute: .* Write \/changelog\./,
    ],
    // Pictures
    ['a picture without alt', two('![](./door.png)'), /two\.mdx:9: The picture \.\/door\.png has no alt text/],
    ['an img without alt', two('<img src="./door.png" />'), /two\.mdx:9: The picture \.\/door\.png has no alt text/],
    [
      'a blueprint without alt',
      two(GRAPH.replace(/alt: .*\n/, '')),
      /two\.mdx:\d+: The key "alt" is missing\. Every figure needs one: one sentence/,
    ],
    [
      'a panel with an empty alt',
      two(PANEL.replace(/alt: .*/, 'alt:')),
      /two\.mdx:10: "alt": Invalid input: expected string, received null/,
    ],
    [
      'a dot figure without alt',
      two(CHART.replace(/\/\/ alt: .*\n/, '')),
      /two\.mdx:\d+: The key "alt" is missing\. Every figure needs one: one sentence/,
    ],
    [
      'a word that the language of a figure does not have',
      two(PANEL.replace('changed: true', 'type: dropdwn')),
      /two\.mdx:13: .*"dropdwn", which is not one of its values\. Did you mean "dropdown"\?/,
    ],
    [
      'a mark that is the number of no step',
      two(`1. Switch it on.\n\n${PANEL.replace('changed: true', 'mark: 2')}`),
      /two\.mdx:15: The mark 2 is the number of no step around the figure\. Use one of 1\./,
    ],
    [
      'a panel beside steps without a mark',
      two(`1. Switch it on.\n\n2. Save.\n\n${PANEL}`),
      /two\.mdx:13: The section has numbered steps, and no part of the figure has the number of one\. Mark /,
    ],
    ['a picture that is not there', two('![A door](./img/door.png)'), /two\.mdx:9: The picture .* Put it at versioned/],
    [
      'a picture of the whole site that is not there',
      {'static/img/logo.svg': '<svg/>', ...two('![The logo](/img/logos.svg)')},
      /two\.mdx:9: The picture \/img\/logos\.svg does not exist\. Did you mean static\/img\/logo\.svg\?/,
    ],
    // Orphans
    [
      'a partial that no page imports',
      {[`${V11}/_old.mdx`]: 'Text.'},
      /_old\.mdx:1: No page of this version refers to this file/,
    ],
    [
      'a picture that no page shows',
      {[`${V11}/img/door.png`]: ''},
      /img\/door\.png:1: No page of this version refers to this file/,
    ],
    [
      'a category that is not JSON',
      {[`${V11}/start/_category_.json`]: '{'},
      /_category_\.json:1: The category cannot be read/,
    ],
    [
      'a category without position',
      {[`${V11}/start/_category_.json`]: '{"label": "Start"}'},
      /_category_\.json:1: The category cannot be read: .*position/,
    ],
    [
      'two categories at one place',
      {[`${V11}/end/_category_.json`]: '{"label": "End", "position": 1}', [`${V11}/end/x.mdx`]: page('X', 'x')},
      /The position 1 is that of (?:start|end)\/_category_\.json, too/,
    ],
    [
      'a sidebar that is typed',
      {'versioned_sidebars/version-1.0.0-sidebars.json': '{"a": ["two"]}'},
      /version-1\.0\.0-sidebars\.json:1: The sidebar is not made from all folders/,
    ],
    [
      'a sidebar that cannot be read',
      {'versioned_sidebars/version-1.0.0-sidebars.json': '{'},
      /The sidebar is not made from all folders: .*JSON/,
    ],
    // Headings
    [
      'a linked heading without id',
      {[`${V11}/two.mdx`]: page('Two', '## Second')},
      /two\.mdx:7: The heading "Second" has no id of its own, and \S*start\/one\.mdx:9 links to #second\. Write its id: `Second \{\/\* #second \*\/\}`/,
    ],
    [
      'a heading that only another version links to',
      {[`${V10}/two.mdx`]: page('Two', '## Second'), [`${V10}/start/one.mdx`]: page('One', '[two](../two.mdx)')},
      /^versioned_docs\/version-1\.0\.0\/two\.mdx:7: The heading "Second" has no id of its own/,
    ],
    [
      'an id that has gone while a page links to it',
      {[`${V11}/two.mdx`]: page('Two', '## Next {/* #next */}')},
      /version-1\.1\.0\/start\/one\.mdx:9: The link \.\.\/two\.mdx#second leads to no heading of two\.mdx\. In 1\.0\.0 a heading has this id: give it back/,
    ],
    ['an id twice', two('## Other {/* #second */}'), /two\.mdx:9: The id #second is on this page twice/],
    // Identifiers
    [
      'an unknown identifier',
      two('Use `UTBIA_Thnig`.'),
      /two\.mdx:9: UTBIA_Thnig is not in the glossary\. Did you mean UTBIA_Thing\? A new name gets a row in glossary\/identifiers\.yml: - \{name: UTBIA_Thnig, kind: class, since: 1\.1\.0, release: 1\.1\.0, home: \[two#second\]\}$/,
    ],
    [
      'an unknown identifier in code',
      two('```cpp\nATBIA_Thing* Thing;\n```'),
      /two\.mdx:10: ATBIA_Thing is not in the glossary/,
    ],
    // Facts
    [
      'a date that is not that of the name',
      two('| Class | Since |\n| --- | --- |\n| `UTBIA_Thing` | 1.1.0 |'),
      /two\.mdx:11: The table dates UTBIA_Thing "1\.1\.0"; the glossary says 1\.0\.0/,
    ],
    ['no changelog', {'src/pages/changelog.mdx': ''}, /^src\/pages\/changelog\.mdx:1: The changelog has no release/],
    [
      'a changelog with another date than the row',
      {'src/pages/changelog.mdx': '## 1.1.0 {/* #v1-1-0 */}\n\nReleased 2026-01-02. The second.\n'},
      /^src\/pages\/changelog\.mdx:3: 1\.1\.0 is released 2026-01-02 here, and 2026-01-01 in src\/data\/releases\.ts\. Make both/,
    ],
    [
      'an entry of the changelog without a date',
      {'src/pages/changelog.mdx': '\n## 1.1.0 {/* #v1-1-0 */}\n\n- New.\n'},
      /^src\/pages\/changelog\.mdx:2: The entry of 1\.1\.0 does not say when .* Write "Released 2026-01-01\."$/,
    ],
    [
      'an entry of the changelog without a row',
      {'src/pages/changelog.mdx': '## 1.2.0 {/* #v1-2-0 */}\n\nReleased 2026-01-01.\n'},
      /^src\/pages\/changelog\.mdx:1: No row of src\/data\/releases\.ts is that of the entry v1-2-0\. Add the row of 1\.2\.0/,
    ],
    [
      'a demand that no page fulfils',
      {'glossary/demands.yml': "- {page: two.mdx, text: a lever, with: '1.1.0'}"},
      /^versioned_docs\/version-1\.1\.0\/two\.mdx:1: 1\.1\.0 does not say "a lever" \(glossary\/demands\.yml:1\)/,
    ],
    ['no demands', {'glossary/demands.yml': ''}, /^glossary\/demands\.yml:1: The table cannot be read/],
    // Later versions
    [
      'a later release on the page of an older version',
      {[`${V10}/two.mdx`]: page('Two', '## Second {/* #second */}\n\nSince 1.0.5 it is so.')},
      /version-1\.0\.0\/two\.mdx:9: This page of 1\.0\.0 speaks of 1\.0\.5\. Say what holds in this version/,
    ],
    // Syntax
    [
      'a page that MDX cannot read',
      two('Use TArray<int> here.\n\n</b>'),
      /two\.mdx:\d+: MDX cannot read this: .*Put `<`, `\{` and identifiers into backticks/,
    ],
    [
      'an id in the old form',
      two('### Third {#third}'),
      /two\.mdx:9: MDX cannot read this: .*Write the id of a heading as `\{\/\* #id \*\/\}`/,
    ],
    // Glossary
    [
      'no glossary',
      {'glossary/identifiers.yml': ''},
      /^glossary\/identifiers\.yml:1: The table cannot be read: it is missing/,
    ],
    [
      'a glossary that is not YAML',
      {'glossary/identifiers.yml': '- {name: ['},
      /^glossary\/identifiers\.yml:1: The table cannot be read: /,
    ],
    [
      'a glossary without rows',
      {'glossary/identifiers.yml': '# none\n'},
      /^glossary\/identifiers\.yml:1: The table cannot be read: it has no rows/,
    ],
    [
      'a glossary row with an unknown field',
      {'glossary/identifiers.yml': '\n- {name: UTBIA_Thing, kind: class, from: 1.0.0}\n'},
      /^glossary\/identifiers\.yml:2: The row cannot be read/,
    ],
    [
      'a glossary name twice',
      {
        'glossary/identifiers.yml':
          '- {name: UTBIA_Thing, kind: class, since: 1.0.0}\n- {name: UTBIA_Thing, kind: class, since: 1.0.0}\n',
      },
      /^glossary\/identifiers\.yml:2: UTBIA_Thing has two rows/,
    ],
    [
      'a name without a home',
      {'glossary/identifiers.yml': '- {name: UTBIA_Thing, kind: class, since: 1.0.0}\n'},
      /^glossary\/identifiers\.yml:1: UTBIA_Thing has no home in docs\/, 1\.1\.0, 1\.0\.0\. Add the place/,
    ],
    [
      'a name whose home is missing in one version',
      {
        [`${V10}/start/one.mdx`]: page('One', '## First {/* #first */}\n\nSee [two](../two.mdx#second).'),
        [`${V10}/two.mdx`]: page(
          'Two',
          '## Second {/* #second */}\n\nBack to [one](./start/one.mdx) of `UTBIA_Thing`.',
        ),
      },
      /^glossary\/identifiers\.yml:1: UTBIA_Thing has no home in 1\.0\.0\. /,
    ],
    [
      'a home that is no place',
      {'glossary/identifiers.yml': '- {name: UTBIA_Thing, kind: class, since: 1.0.0, home: [../one.mdx]}\n'},
      /^glossary\/identifiers\.yml:1: The row cannot be read \(home\.0 is not `page`/,
    ],
  ];
  it.each(cases)('reports %s', (_, changes, error) => {
    expect(errorsOf(changes).join('\n')).toMatch(new RegExp(error.source, 'm'));
  });

  it.each<readonly [string, Tree]>([
    ['an imported partial', {[`${V11}/_part.mdx`]: 'Text.', ...two("import Part from './_part.mdx';\n\n<Part />")}],
    [
      'a picture of the whole site, and one from elsewhere',
      {'static/img/logo.svg': '<svg/>', ...two('![The logo](/img/logo.svg) ![A badge](https://example.org/a.svg)')},
    ],
    ['a picture that a page shows', {[`${V11}/img/door.png`]: '', ...two('![A door](./img/door.png)')}],
    [
      'figures with alt',
      two(
        `${GRAPH}\n\n${CHART}\n\n${PANEL}\n\n## Steps {/* #steps */}\n\n1. Open it.\n\n2. Switch it on.\n\n${PANEL.replace('A panel', 'Another panel').replace('changed: true', 'mark: 2')}`,
      ),
    ],
    ['code that looks like a heading or a link', two('```md\n## Second\n[a](/docs/x)\n```')],
    ['elements that reach over a heading', two('<div>\n\n## Third {/* #third */}\n\n</div>')],
    ['an element with an id', two('<span id="here" /> [here](#here)')],
    ['its own and an older release', two('Since 1.0.5, in %%version%%, not in 1.1.0.5 or Companion 5.6.0.')],
    [
      'another engine with a mark',
      two('{/* other-versions: history */}\n\nUE 5.1 and 5.2 ran it. UE 4.27 or later does.'),
    ],
    ['an address that begins like the site', two('https://site.example/basement')],
  ])('accepts %s', (_, changes) => {
    expect(errorsOf(changes)).toEqual([]);
  });
});

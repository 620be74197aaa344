import path from 'node:path';
import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {homesOfNames} from './index';
import remarkNames from './remark-names';
import {nameRow} from './rows';

const siteDir = temporaryFolder({
  'versioned_docs/version-1.1.0/architecture/one.mdx':
    '## Properties {/* #properties */}\n\n`Range`\n\n## Other {/* #other */}\n\n`TBIA_Two`\n',
  'versioned_docs/version-1.1.0/architecture/two.mdx': '`TBIA_Two`\n\n## Reach {/* #reach */}\n\n`The Range`\n',
  'versioned_docs/version-1.0.0/architecture/one.mdx': '## Properties {/* #properties */}\n\nNothing.\n',
  'docs/architecture/former.mdx': '## Reach {/* #reach */}\n\n`Range`\n',
});

/** Gives headings the ids that Docusaurus reads off their text. */
const addIds = () => (tree: Root) => {
  visit(tree, 'heading', (heading) => {
    const [text] = heading.children;
    heading.data = {hProperties: {id: text?.type === 'text' ? text.value.toLowerCase() : ''}};
  });
};

const rows = [
  {
    name: 'Range',
    kind: 'property',
    also: ['The Range'],
    home: ['architecture/one#properties', 'architecture/two#reach', 'architecture/former#reach'],
  },
  {name: 'TBIA_Two', kind: 'class', home: ['architecture/two']},
].map((row) => nameRow.parse(row));

const options = {
  siteDir,
  baseUrl: '/base/',
  rows,
  folders: {'1.1.0': 'docs', '1.0.0': 'docs/1.0.0', current: 'docs/next'},
  kinds: {},
};

/** The links of a page after the plugin: text, address, name. */
function links(text: string, file = 'versioned_docs/version-1.1.0/features/page.mdx'): string[] {
  const page = remark()
    .use([remarkGfm, remarkMdx, addIds])
    .use(remarkNames, options)
    .processSync({path: path.join(siteDir, file), value: text});
  const found = String(page).matchAll(/<a href="(.*?)" data-name="(.*?)">`(.*?)`<\/a>/g);
  return Array.from(found, ([, href, name, spelling]) => `${spelling} ${href} ${name}`.trim());
}

const RANGE = 'Range /base/docs/architecture/one#properties';
const TWO = 'TBIA_Two /base/docs/architecture/two';

it.each([
  ['a sentence', 'Set `Range`, then `TBIA_Two`.', [RANGE, TWO]],
  ['strong text, lists and cells', '- **`Range`**\n\n| A |\n| --- |\n| `TBIA_Two` |', [RANGE, TWO]],
  [
    'another spelling, with the name of the glossary',
    '`TheRange`',
    ['TheRange /base/docs/architecture/one#properties Range'],
  ],
  ['a section once', '`Range` and `Range` or `The Range`', [RANGE]],
  [
    'each section, with all that is below its heading',
    '`Range`\n\n## Next\n\n`Range`\n\n### Below\n\n`Range`',
    [RANGE, RANGE],
  ],
  ['a part of a section where the name comes there first', '## Next\n\n### Below\n\n`Range`', [RANGE]],
  [
    'each tab',
    '<Tabs>\n<TabItem>\n`Range`\n</TabItem>\n<TabItem>\n`Range` `Range`\n</TabItem>\n</Tabs>',
    [RANGE, RANGE],
  ],
])('links names in %s', (_case, text, expected) => {
  expect(links(text)).toEqual(expected);
});

it.each([
  ['a heading', '## `Range`'],
  ['a link', '[the `Range`](./x.mdx)'],
  ['a link by reference', '[the `Range`][x]\n\n[x]: ./x.mdx'],
  ['an HTML link', '<a href="/x">`Range`</a>'],
  ['a summary', '<details><summary>`Range`</summary></details>'],
  ['a code block', '```\n`Range`\n```'],
  ['plain text', 'Range and TBIA_Two'],
  ['a part of a text in code font', '`Range = 3` and `TBIA_Two.h`'],
])('links nothing in %s', (_case, text) => {
  expect(links(text)).toEqual([]);
});

const ONE = 'versioned_docs/version-1.1.0/architecture/one.mdx';
const TWO_FILE = 'versioned_docs/version-1.1.0/architecture/two.mdx';

it('links to the heading on the page that explains the name, and not in the section below that heading', () => {
  expect(links('`Range`\n\n## properties\n\n`Range`\n\n| `Range` |\n| --- |\n\n## After\n\n`Range`', ONE)).toEqual([
    'Range #properties',
    'Range #properties',
  ]);
});

it('links nothing on a page that is the home as a whole', () => {
  expect(links('`TBIA_Two`\n\n## Below\n\n`TBIA_Two`', TWO_FILE)).toEqual([]);
});

it('leads to the home that is on the page, before the first one', () => {
  expect(links('`Range`', TWO_FILE)).toEqual(['Range #reach']);
});

it('stays in the version of the page, where a home must exist and speak of the name', () => {
  expect(links('`Range`', 'versioned_docs/version-1.0.0/features/page.mdx')).toEqual([]);
  expect(links('`Range`', 'docs/features/page.mdx')).toEqual(['Range /base/docs/next/architecture/former#reach']);
});

it('tells the search which place explains a name', () => {
  expect(homesOfNames('1.1.0', options)).toEqual({
    Range: 'architecture/one#properties',
    'The Range': 'architecture/one#properties',
    TBIA_Two: 'architecture/two',
  });
  expect(homesOfNames('1.0.0', options)).toEqual({});
});

it.each(['src/pages/changelog.mdx', 'versioned_docs/version-1.1.0/_part.mdx', 'versioned_docs/version-0.9.0/a.mdx'])(
  'leaves %s alone',
  (file) => {
    expect(links('`Range`', file)).toEqual([]);
  },
);

import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {markdownFiles} from './markdown-files';

const doc = (id: string) => ({type: 'doc', id});
const SIDEBAR = [
  doc('c'),
  {type: 'category', label: 'One', items: [doc('b'), {type: 'category', label: 'Deep', items: [doc('d')]}]},
  {type: 'category', label: 'Two', items: [{type: 'link', href: '/x', label: 'X'}, doc('a')]},
];

const version = (versionName: string, sidebar: readonly unknown[]) => ({
  versionName,
  label: versionName,
  path: `/base/docs/${versionName}`,
  docs: ['d', 'c', 'b', 'a'].map((id) => ({
    id,
    title: id === 'a' ? 'Why: a "door"?' : id,
    description: `About ${id}.`,
    permalink: `/base/docs/${versionName}/${id}`,
  })),
  sidebars: {main: sidebar},
});

it('makes the Markdown of each page, and lists of pages below their categories, as the sidebars have them', async () => {
  const site = {
    outDir: '',
    baseUrl: '/base/',
    siteConfig: {url: 'https://example.org', title: 'Product', tagline: 'What it does.'},
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        content: {loadedVersions: [version('2.0', SIDEBAR), version('1.0', [doc('a')])]},
      },
    ],
  };
  const files = await markdownFiles(site as unknown as Props, {
    engines: {'2.0': ['5.3', '5.4']},
    pages: [{path: 'news', title: 'News', description: 'All of it.'}],
    readArticle: (_outDir, route) => Promise.resolve({sections: [], markdown: `# ${route}`}),
  });
  expect(files['docs/2.0/a.md']).toBe(
    '---\ntitle: \'Why: a "door"?\'\ndescription: About a.\nversion: "2.0"\nengines:\n  - "5.3"\n  - "5.4"\n' +
      'address: https://example.org/base/docs/2.0/a\n---\n\n# docs/2.0/a\n',
  );
  expect(files['docs/1.0/a.md']).toMatch(/version: "1\.0"\naddress/);
  expect(files['news.md']).toMatch(/description: All of it\.\naddress/);
  expect(files['docs/2.0/llms.txt']?.split('\n').filter((line) => /^[#>-]/.test(line))).toEqual([
    '# Product 2.0',
    '> What it does.',
    '## Pages',
    '- [c](https://example.org/base/docs/2.0/c.md): About c.',
    '## One',
    '- [b](https://example.org/base/docs/2.0/b.md): About b.',
    '- [d](https://example.org/base/docs/2.0/d.md): About d.',
    '## Two',
    '- [Why: a "door"?](https://example.org/base/docs/2.0/a.md): About a.',
  ]);
  expect(files['llms.txt']).toMatch(
    /those of 2\.0.*## Versions\n\n- \[2\.0\]\(https:\/\/example\.org\/base\/docs\/2\.0\/llms\.txt\): the pages of 2\.0, for Unreal Engine 5\.3, 5\.4\n- \[1\.0\].*: the pages of 1\.0\n\n## Pages.*## One.*## Optional\n\n- \[News\]/s,
  );
});

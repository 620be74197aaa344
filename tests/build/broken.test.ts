import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {SiteCopy} from '../support/site-copy';

const FAQ = 'versioned_docs/version-1.9.0/faq.mdx';
let site: SiteCopy;

beforeEach(() => {
  site = new SiteCopy();
});

afterEach(() => {
  site.remove();
});

/** A configuration with one more navbar item. */
function withNavbarItem(item: string): void {
  site.edit(
    'docusaurus.config.ts',
    'const navbarItems: NavbarItem[] = [',
    `const navbarItems: NavbarItem[] = [${item},`,
  );
}

interface Case {
  readonly name: string;
  readonly spoil: () => void;
  readonly message: RegExp;
}

const append = (line: string) => () => {
  site.edit(FAQ, 'Text of the section.', line);
};

const cases: readonly Case[] = [
  {
    name: 'a broken Markdown link',
    spoil: append('See [this](./quick-start/using-nothing.mdx).'),
    message: /faq\.mdx.*using-nothing\.mdx|using-nothing\.mdx.*faq\.mdx/s,
  },
  {
    name: 'a broken site link',
    spoil: append('See [this](/nowhere).'),
    message: /broken links.*\/TBIA-Documentation\/docs\/faq.*\/nowhere/is,
  },
  {
    name: 'a broken anchor',
    spoil: append('See [this](./getting-started/introduction.mdx#gone).'),
    message: /broken anchors.*#gone/is,
  },
  {
    name: 'a missing picture',
    spoil: append('![A door](./door.png)'),
    message: /faq\.mdx.*door\.png|door\.png.*faq\.mdx/s,
  },
  {
    name: 'an unknown kind of navbar item',
    spoil: () => {
      withNavbarItem("{type: 'carousel'} as unknown as NavbarItem");
    },
    message: /Bad navbar item type carousel/,
  },
  {
    name: 'a sidebar that does not exist',
    spoil: () => {
      withNavbarItem("{type: 'docSidebar', sidebarId: 'noSidebar', label: 'X'}");
    },
    message: /Can't find any sidebar with id "noSidebar"/,
  },
  {
    name: 'a doc that does not exist',
    spoil: () => {
      withNavbarItem("{type: 'doc', docId: 'no/doc', label: 'X'}");
    },
    message: /Couldn't find any doc with id "no\/doc"/,
  },
  {
    name: 'a docs version without its row in releases.ts',
    spoil: () => {
      site.edit('src/data/releases.ts', "version: '1.9.0'", "version: '1.9.9'");
    },
    message: /docs version 1\.9\.0 has no row.*\{version: '1\.9\.0', date: 'YYYY-MM-DD'/s,
  },
  {
    name: 'an unknown version in DOCS_ONLY_VERSIONS',
    spoil: () => {
      process.env.DOCS_ONLY_VERSIONS = '1.2.3';
    },
    message: /there is no version "1\.2\.3"\. Known: 1\.9\.0/,
  },
];

describe('the build stops at', () => {
  afterEach(() => {
    delete process.env.DOCS_ONLY_VERSIONS;
  });
  it.each(cases)('$name', async ({spoil, message}) => {
    spoil();
    const {isGreen, output} = await site.run();
    expect(isGreen).toBe(false);
    expect(output.replace(/\s+/g, ' ')).toMatch(message);
  });
});

it('builds the unspoilt copy, and shows the documented error for a page without a default export', async () => {
  site.write('src/pages/empty.tsx', 'export const nothing = 1;\n');
  const {isGreen, output} = await site.run();
  // A page without a default export renders the error where its text would be, if it does not stop the build.
  const text = isGreen ? site.read('build/empty.html') : output;
  expect(text).toMatch(/default export/i);
});

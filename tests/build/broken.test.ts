// What must stop a build. A build goes on as far as it can and lists what it found, so one build shows several faults.
import {afterEach, describe, expect, it} from 'vitest';
import {SiteCopy} from '../support/site-copy';

const LATEST = 'versioned_docs/version-1.9.0';
const OLDER = 'versioned_docs/version-1.8.1';
const TEXT = 'Text of the section.';
let site: SiteCopy | undefined;

function copy(): SiteCopy {
  site = new SiteCopy(['1.9.0', '1.8.1']);
  return site;
}

afterEach(() => {
  site?.remove();
  site = undefined;
});

/** Builds a copy that is spoilt, and returns what the build printed, on one line. */
async function refused(spoilt: SiteCopy, env?: Readonly<Record<string, string>>): Promise<string> {
  const {isGreen, output} = await spoilt.run(['build'], env);
  expect(isGreen, output).toBe(false);
  return output.replace(/\s+/g, ' ');
}

describe('the build does not start with', () => {
  it('an unknown kind of navbar item', async () => {
    const spoilt = copy();
    const first = "    {type: 'doc', docId: entryPage,";
    spoilt.edit('config/navigation.ts', first, `    {type: 'carousel'} as unknown as NavbarItem,\n${first}`);
    expect(await refused(spoilt)).toMatch(/Bad navbar item type carousel/);
  });

  it('a docs version without its row in releases.ts', async () => {
    const spoilt = copy();
    spoilt.edit('src/data/releases.ts', "version: '1.9.0'", "version: '1.9.9'");
    expect(await refused(spoilt)).toMatch(/docs version 1\.9\.0 has no row.*\{version: '1\.9\.0', date: 'YYYY-MM-DD'/s);
  });

  it('an unknown version in DOCS_ONLY_VERSIONS', async () => {
    expect(await refused(copy(), {DOCS_ONLY_VERSIONS: '1.2.3'})).toMatch(/1\.2\.3.* Known: 1\.9\.0/);
  });
});

it('the bundler lists a broken Markdown link and a missing picture', async () => {
  const spoilt = copy();
  spoilt.edit(`${LATEST}/faq.mdx`, TEXT, 'See [this](./quick-start/using-nothing.mdx).');
  spoilt.edit(`${LATEST}/getting-started/installation.mdx`, TEXT, '![A door](./door.png)');
  const output = await refused(spoilt);
  expect(output).toMatch(/using-nothing\.mdx/);
  expect(output).toMatch(/faq\.mdx/);
  expect(output).toMatch(/door\.png/);
  expect(output).toMatch(/installation\.mdx/);
});

it('the rendering of pages lists a sidebar and a doc that do not exist, and a page without a default export', async () => {
  const spoilt = copy();
  const page = (item: string, attribute: string): string =>
    [
      `import Layout from '@theme/Layout';`,
      `import Item from '@theme/NavbarItem/${item}';`,
      `export default function Page() {\n  return <Layout><Item ${attribute} label="X" /></Layout>;\n}\n`,
    ].join('\n');
  spoilt.write('src/pages/no-sidebar.jsx', page('DocSidebarNavbarItem', 'sidebarId="noSidebar"'));
  spoilt.write('src/pages/no-doc.jsx', page('DocNavbarItem', 'docId="no/doc"'));
  spoilt.write('src/pages/empty.tsx', 'export const nothing = 1;\n');
  const output = await refused(spoilt);
  expect(output).toMatch(/Can't find any sidebar with id "noSidebar"/);
  expect(output).toMatch(/Couldn't find any doc with id "no\/doc"/);
  expect(output).toMatch(/The page component at \/TBIA-Documentation\/empty doesn't have a default export/);
});

/** Links that Docusaurus does not check, because they are HTML. */
const links = (...targets: readonly string[]): string =>
  targets.map((target) => `<a href="/TBIA-Documentation/${target}">there</a>`).join(' ');

it('the check of the result lists what is missing, not named, or no script', async () => {
  const spoilt = copy();
  spoilt.edit(`${LATEST}/faq.mdx`, TEXT, links('nowhere', 'docs/getting-started/introduction#gone'));
  spoilt.edit(`${OLDER}/faq.mdx`, TEXT, '<img src="/TBIA-Documentation/img/gone.png" alt="A picture that is gone" />');
  spoilt.write('static/assets/unused.txt', 'Nothing names this file.\n');
  spoilt.write('static/broken.js', 'function broken( {\n');
  expect(await spoilt.run(['build'])).toMatchObject({isGreen: true});
  const {isGreen, output} = await spoilt.check();
  expect(isGreen).toBe(false);
  expect(output).toContain('The built site has');
  expect(output).toMatch(/docs\/faq\.html names \/TBIA-Documentation\/nowhere, which does not exist/);
  expect(output).toMatch(/introduction#gone, but docs\/getting-started\/introduction\.html has no id "gone"/);
  expect(output).toMatch(/docs\/1\.8\.1\/faq\.html names \/TBIA-Documentation\/img\/gone\.png, which does not exist/);
  expect(output).toMatch(/assets\/unused\.txt is (?:named by nothing|not referenced by any file)/);
  expect(output).toMatch(/broken\.js is not a script that parses/);
});

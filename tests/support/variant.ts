import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {readText} from '../../plugins/kit/read-text';
import {servePages} from '../../scripts/pages-server';
import {BASE} from '../pages';
import {ALGOLIA_ENV} from './algolia';
import {SiteCopy} from './site-copy';

const NAVBAR = `
  {to: '/roadmap', label: 'Plain link', position: 'left'},
  {label: 'More', position: 'left', items: [{to: '/changelog', label: 'First'}, {to: '/roadmap', label: 'Second'}, {type: 'html', value: '<hr>'}]},
  {type: 'localeDropdown', position: 'left'},
  {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Sidebar link', position: 'left'},
  {type: 'docsVersion', label: 'Version link', position: 'left'},
  {type: 'html', value: '<b>Raw HTML</b>', position: 'right'},
  {type: 'search', position: 'right'},
`;

const PARAGRAPHS = Array.from({length: 60}, (_item, index) => `Paragraph ${index} of a long page.\n`).join('\n');

const LONG_PAGE = `---
title: Long page
description: A long page with pictures, made by a test of the build, so that there is something to scroll and to enlarge.
---

[A picture in a link: ![Linked](/img/logo.svg)](https://example.org)

![First picture](/img/logo.svg)

<figure className="tbia-figure"><img src="/TBIA-Documentation/img/logo.svg" width="300" height="300" alt="Second picture" /></figure>

${PARAGRAPHS}

## Far down {/* #far-down */}

${PARAGRAPHS}
`;

/** A page that the reader's browser must render: its tabs ask for more than those that are served do. */
const LIVE_PAGE = `---
title: Live tabs
description: A page with tabs that React has to render, made by a test of the build, so that there is such a page.
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

See [the questions](../faq.mdx).

<Tabs queryString="kind">
<TabItem value="first" label="First">

One

</TabItem>
<TabItem value="second" label="Second">

Two

</TabItem>
</Tabs>
`;

const CRASH_PAGE = `
import {useState} from 'react';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
function Bomb({armed}) {
  if (armed && !window.isFixed) { throw new Error('The fuse <b>burnt</b> down'); }
  return null;
}
export default function Crash() {
  const [where, setWhere] = useState('');
  return (
    <>
      <Bomb armed={where === 'outside'} />
      <Layout title="Crash" description="A page of a test that crashes on demand, inside or outside of the layout.">
        <main>
          <h1>Crash</h1>
          <Bomb armed={where === 'inside'} />
          <button onClick={() => setWhere('inside')}>Crash inside</button>
          <button onClick={() => setWhere('outside')}>Crash outside</button>
          <button onClick={() => setWhere('loading')}>Load</button>
          {where === 'loading' && <Loading isLoading pastDelay error={null} retry={() => undefined} />}
        </main>
      </Layout>
    </>
  );
}
`;

const STYLE_GUIDE = path.join(__dirname, '../browser/style-guide.mdx');

/** A small build of the site with everything switched on that the site itself has off, served as GitHub Pages would. */
export class Variant {
  /** Origin and base path, without a slash at the end. */
  readonly url: string;

  private constructor(
    private readonly site: SiteCopy,
    private readonly server: Server,
  ) {
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  }

  /** @throws with the output of the build when it fails */
  static async build(): Promise<Variant> {
    const site = new SiteCopy(['1.9.0', '1.0.0']);
    site.edit('config/navigation.ts', "  return [\n    {type: 'doc'", `  return [${NAVBAR}\n    {type: 'doc'`);
    site.edit('docusaurus.config.ts', '  navbar: {', '  navbar: {\n    hideOnScroll: true,');
    site.edit(
      'docusaurus.config.ts',
      'announcementBar: undefined',
      "announcementBar: {id: 'news-1', content: 'There is <a href=\"/TBIA-Documentation/changelog\">news</a>', backgroundColor: '#003b46', textColor: '#ffffff', isCloseable: true}",
    );
    site.write('versioned_docs/version-1.9.0/features/interact-active-type.mdx', LONG_PAGE);
    site.write('versioned_docs/version-1.9.0/features/live-tabs.mdx', LIVE_PAGE);
    site.write('versioned_docs/version-1.9.0/features/style-guide.mdx', readText(STYLE_GUIDE));
    site.write('src/pages/crash.jsx', CRASH_PAGE);
    const {isGreen, output} = await site.run(['build'], {GTAG_TRACKING_ID: 'G-TEST123', ...ALGOLIA_ENV});
    if (!isGreen) {
      site.remove();
      throw new Error(output);
    }
    return new Variant(site, await servePages(path.join(site.folder, 'build'), `${BASE}/`, 0));
  }

  /** Stops the server and removes the files. */
  close(): void {
    this.server.closeAllConnections();
    this.server.close();
    this.site.remove();
  }
}

// Change: the page's line and, on narrow screens, the contents stand below the title, because readers look for the title first.
// The canonical address of an old page is that of the same page in the latest version, or search engines would offer old pages.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyPage from '@site/plugins/article/CopyPage.tsx';
import {idAt, pagePath, usePageVersions} from '@site/plugins/history/client';
import PageLine from '@site/plugins/history/PageLine.tsx';
import Content from '@theme-original/DocItem/Content';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';

export default function ContentWrapper({children, ...props}: Props): ReactNode {
  const {toc, frontMatter, metadata} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  const versions = usePageVersions();
  const id = idAt(versions, metadata.permalink);
  const latest = versions.find(({isLast}) => isLast);
  const path = latest && id && pagePath(latest, id);
  return (
    <Content {...props}>
      {path && (
        <Head>
          <meta property="og:url" content={url + path} />
          <link rel="canonical" href={url + path} />
        </Head>
      )}
      <PageLine>
        <CopyPage />
      </PageLine>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <Contents />}
      {children}
    </Content>
  );
}

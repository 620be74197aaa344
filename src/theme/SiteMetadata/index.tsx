// Change: an old docs page is canonical to its twin in the latest version, because search engines otherwise offer old ones.
// There are no links to languages: there is one language, and they would contradict the canonical address.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import SearchMetadata from '@theme/SearchMetadata';
import {idAt, pagePath, usePageVersions} from '@site/plugins/history/client';
import {canonicalPath} from '@site/src/lib/canonical';

function useCanonicalUrl(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const versions = usePageVersions();
  const {activeDoc} = useActiveDocContext(undefined);
  const id = activeDoc && idAt(versions, activeDoc.path);
  const latest = versions.find(({isLast}) => isLast);
  const twin = latest && id !== undefined ? pagePath(latest, id) : undefined;
  return siteConfig.url + canonicalPath(pathname, siteConfig.baseUrl, twin);
}

export default function SiteMetadata(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {metadata, image} = useThemeConfig();
  const canonicalUrl = useCanonicalUrl();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={canonicalUrl} />
        <meta property="og:locale" content={i18n.currentLocale.replace('-', '_')} />
        <link rel="canonical" href={canonicalUrl} />
      </Head>
      {image && <PageMetadata image={image} />}
      <SearchMetadata tag="default" locale={i18n.currentLocale} />
      {/* A Head of its own, so that these replace those above. */}
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}

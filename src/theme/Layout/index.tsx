// Change: adds image zoom, the progress bar's markup and the banner for a wrong base path, and has the router follow plain links, because the classic layout does not.
import {useEffect, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {followLinks} from '@site/src/client/links';
import {bannerScript} from './bannerScript';
import ImageZoom from './ImageZoom';
import './progressBar';

export default function LayoutWrapper(props: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  useEffect(() => followLinks(history), [history]);
  return (
    <>
      {/* The script runs while the browser reads the document: React must not add it again. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{bannerScript(baseUrl)}</script>
        </Head>
      )}
      <ImageZoom />
      <Layout {...props} />
    </>
  );
}

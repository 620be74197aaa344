import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bannerScript} from './bannerScript';

/**
 * Says in every document when its scripts did not load, and when the site is served at another base path than it was
 * built for. Docusaurus' own banner is on the home page only, and always blames the base path.
 */
export default function BaseUrlBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // It runs as the document is read: React must not add it again.
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{bannerScript(siteConfig.baseUrl)}</script>
    </Head>
  );
}

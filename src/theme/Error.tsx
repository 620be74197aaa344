// Change: shows the same crash page as inside of the layout, because the original's words, sizes and colours differ.
import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

const ROUTE_CONTEXT = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function ErrorPage(props: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={ROUTE_CONTEXT}>
      {/* The layout may be what crashed. */}
      <ErrorBoundary fallback={() => content}>
        <Head>
          {/* What usually sets the language is gone with the rest of the page. */}
          <html lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang} />
          <title>Page Error</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

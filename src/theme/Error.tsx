// Change: the crash page that the classic theme shows inside of its layout, because the core's own differs in its words.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

export default function ErrorPage(props: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <>
      <Head>
        {/* What usually sets the language is gone with the rest of the page. */}
        <html lang={localeConfigs[currentLocale]?.htmlLang} />
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}

import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {Redirect, useLocation} from '@docusaurus/router';

/** Redirects to a page, with query and fragment. @param to path with the base URL */
export default function Landing({to}: {readonly to: string}): ReactNode {
  const {search, hash} = useLocation();
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Redirect to={{pathname: to, search, hash}} />
    </>
  );
}

// Change: has "Copy page" beside the title and the Markdown in the head, because this place is on every page of a version.
// Ejected: the original's translation of two words costs every page more bytes than the menu.
import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {MARKDOWN_EXTENSION} from '../../shared/formats';
import styles from './styles.module.css';

export default function DocVersionBadge(): ReactNode {
  const {badge, label} = useDocsVersion();
  const markdown = useDoc().metadata.permalink + MARKDOWN_EXTENSION;
  const [menu, setMenu] = useState<typeof import('../../client/CopyMenu')>();
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      {badge && <span className="theme-doc-version-badge badge badge--secondary">Version: {label}</span>}
      <details
        className={styles.copy}
        onToggle={() => {
          void import(/* webpackChunkName: "copy" */ '../../client/CopyMenu').then(setMenu);
        }}
      >
        <summary>Copy page</summary>
        {menu ? <menu.default markdown={markdown} /> : <a href={markdown}>View as Markdown</a>}
      </details>
    </>
  );
}

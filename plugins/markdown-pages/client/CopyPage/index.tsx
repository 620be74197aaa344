import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {MARKDOWN_EXTENSION} from '../../shared/formats';
import styles from './styles.module.css';

/** The menu "Copy" of a docs page; the head of the page names its Markdown. */
export default function CopyPage(): ReactNode {
  const markdown = useDoc().metadata.permalink + MARKDOWN_EXTENSION;
  const [menu, setMenu] = useState<typeof import('./CopyMenu')>();
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <details
        className={styles.copy}
        onToggle={() => {
          void import(/* webpackChunkName: "copy" */ './CopyMenu').then(setMenu);
        }}
      >
        <summary>Copy</summary>
        {menu ? <menu.default markdown={markdown} /> : <a href={markdown}>View as Markdown</a>}
      </details>
    </>
  );
}

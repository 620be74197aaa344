// Change: shows code that the build has highlighted (plugins/static-code), because Prism costs every reader 30 kB. Its buttons are served; client/code-buttons.ts says what they do.
import {type ReactNode, useMemo} from 'react';
import Title from '@theme/CodeBlock/Title';
import type {Props as UpstreamProps} from '@theme/CodeBlock';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends Omit<UpstreamProps, 'children'> {
  readonly children?: ReactNode;
  /** Highlighted code, from the build. */
  readonly html?: string;
}

export default function CodeBlock({children, html, className, title, language = 'text'}: Props): ReactNode {
  // React rewrites the code when it gets a new object.
  const innerHtml = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  const languageClass = className ?? `language-${language}`;
  return (
    <div className={clsx(languageClass, styles.codeBlockContainer, 'theme-code-block')}>
      {title && (
        <div className={styles.codeBlockTitle}>
          <Title>{title}</Title>
        </div>
      )}
      <div className={styles.codeBlockContent}>
        <pre
          // A block that is too wide is scrolled with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={clsx('prism-code', languageClass, styles.codeBlock, 'thin-scrollbar')}
        >
          {innerHtml === undefined ? (
            <code className={styles.codeBlockLines}>
              {typeof children === 'string' ? children.replace(/\n$/, '') : children}
            </code>
          ) : (
            <code className={styles.codeBlockLines} dangerouslySetInnerHTML={innerHtml} />
          )}
        </pre>
        <div className={styles.buttonGroup}>
          <button type="button" className={styles.wrapButton} aria-label="Toggle word wrap" title="Toggle word wrap">
            <IconWordWrap />
          </button>
          <button type="button" className={styles.copyButton} aria-label="Copy code to clipboard" title="Copy">
            <IconCopy />
            <IconSuccess />
          </button>
        </div>
      </div>
    </div>
  );
}

// Change: shows code that the build has highlighted (plugins/static-code), because Prism costs every reader 30 kB. Its buttons come later, from client/code-buttons.ts.
import {type ReactNode, useMemo} from 'react';
import Title from '@theme/CodeBlock/Title';
import type {Props as UpstreamProps} from '@theme/CodeBlock';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends Omit<UpstreamProps, 'children'> {
  readonly children?: ReactNode;
  /** Highlighted code, from the build. */
  readonly html?: string;
  readonly lineNumbersStart?: number;
}

/** Text of children, as long as they are text. */
function textOf(children: ReactNode): string | undefined {
  const parts = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return parts.every((part) => typeof part === 'string' || part === undefined) ? parts.join('') : undefined;
}

export default function CodeBlock({
  children,
  html,
  className,
  title,
  language = 'text',
  lineNumbersStart,
}: Props): ReactNode {
  const text = textOf(children)?.replace(/\n$/, '');
  // React rewrites the code when it gets a new object.
  const innerHtml = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  const codeClassName = clsx(
    styles.codeBlockLines,
    lineNumbersStart !== undefined && styles.codeBlockLinesWithNumbering,
  );
  return (
    <div className={clsx(className ?? `language-${language}`, styles.codeBlockContainer, 'theme-code-block')}>
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
          className={clsx('prism-code', className ?? `language-${language}`, styles.codeBlock, 'thin-scrollbar')}
        >
          {innerHtml === undefined ? (
            <code className={codeClassName}>{text ?? children}</code>
          ) : (
            <code
              className={codeClassName}
              style={lineNumbersStart === undefined ? undefined : {counterReset: `line-count ${lineNumbersStart - 1}`}}
              dangerouslySetInnerHTML={innerHtml}
            />
          )}
        </pre>
      </div>
    </div>
  );
}

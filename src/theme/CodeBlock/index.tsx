// Change: shows code that the build has highlighted (plugins/static-highlight), because Prism costs every reader 30 kB.
import {type ReactNode, useMemo} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Title from '@theme/CodeBlock/Title';
import type {Props as UpstreamProps} from '@theme/CodeBlock';
import clsx from 'clsx';
import {codeOfHtml} from '@site/src/lib/code-of-html';
import {useWordWrap} from './use-word-wrap';
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
  const wordWrap = useWordWrap();
  const text = textOf(children)?.replace(/\n$/, '');
  const code = useMemo(() => (html === undefined ? (text ?? '') : codeOfHtml(html)), [html, text]);
  // React writes the code anew when it comes in another object.
  const innerHtml = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  const metadata = {
    code,
    codeInput: code,
    className: className ?? '',
    language,
    title,
    lineNumbersStart,
    lineClassNames: {},
  };
  const isCopyable = html !== undefined || text !== undefined;
  // The hook returns the ref beside the state of word wrap.
  /* eslint-disable react-hooks/refs */
  const codeClassName = clsx(
    styles.codeBlockLines,
    lineNumbersStart !== undefined && styles.codeBlockLinesWithNumbering,
    wordWrap.isEnabled && styles.codeBlockLinesWrapped,
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <div className={clsx(className ?? `language-${language}`, styles.codeBlockContainer, 'theme-code-block')}>
        {title && (
          <div className={styles.codeBlockTitle}>
            <Title>{title}</Title>
          </div>
        )}
        <div className={styles.codeBlockContent}>
          <pre
            ref={wordWrap.codeBlockRef}
            // A block that is too wide is scrolled with the arrow keys.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={clsx('prism-code', className ?? `language-${language}`, styles.codeBlock, 'thin-scrollbar')}
          >
            {innerHtml === undefined ? (
              <code className={codeClassName}>{text ?? children}</code>
            ) : (
              <code
                className={codeClassName}
                style={
                  lineNumbersStart === undefined ? undefined : {counterReset: `line-count ${lineNumbersStart - 1}`}
                }
                dangerouslySetInnerHTML={innerHtml}
              />
            )}
          </pre>
          {isCopyable && <Buttons className={undefined} />}
        </div>
      </div>
    </CodeBlockContextProvider>
  );
  /* eslint-enable react-hooks/refs */
}

// Change: shows code that the build has colored (plugins/code), because Prism costs every reader 30 kB; its buttons are served.
import {type ReactNode, useMemo, useRef, useState} from 'react';
import type {Props as UpstreamProps} from '@theme/CodeBlock';
import IconCopy from '@theme/Icon/Copy';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends Pick<UpstreamProps, 'className' | 'title'> {
  /** Colored code, from the build. */
  readonly html: string;
  /** What the head says if there is no title. */
  readonly language?: string;
}

export default function CodeBlock({html, className, title, language}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const [copied, setCopied] = useState<string>();
  // React writes the HTML again when it gets another object.
  const content = useMemo(() => ({__html: html}), [html]);

  const copy = async (): Promise<void> => {
    const code = pre.current ?? document.body;
    try {
      await navigator.clipboard.writeText(code.textContent);
      setCopied('Copied');
    } catch {
      // A page without HTTPS has no clipboard.
      getSelection()?.selectAllChildren(code);
      setCopied('Not copied, but selected');
    }
    setTimeout(setCopied, 2000);
  };

  return (
    <div className={clsx(styles.codeBlock, isWrapped && styles.wrapped, 'theme-code-block')}>
      <div className={styles.head}>
        {title ?? <span data-search="off">{language}</span>}
        <button
          type="button"
          title="Toggle word wrap"
          aria-pressed={isWrapped}
          className={clsx('clean-btn', styles.wrap)}
          onClick={() => {
            setIsWrapped(!isWrapped);
          }}
        >
          <IconWordWrap />
        </button>
        <button type="button" className="clean-btn" title="Copy code to clipboard" onClick={() => void copy()}>
          {copied && <span>{copied}</span>}
          <IconCopy />
        </button>
      </div>
      {/* A block that is too wide is scrolled with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={pre} tabIndex={0} className="thin-scrollbar">
        <code className={clsx(className, styles.lines)} dangerouslySetInnerHTML={content} />
      </pre>
    </div>
  );
}

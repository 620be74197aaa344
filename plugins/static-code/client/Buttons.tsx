import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';

/** What the button for word wrap and the block share; the shape of Docusaurus' hook of the same purpose. */
interface WordWrap {
  readonly codeBlockRef: {readonly current: HTMLPreElement};
  readonly isEnabled: boolean;
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/**
 * Wraps the lines of a code block on request. The size is read when the browser has laid the block out anyway; asking
 * for it earlier would cost a layout of the whole page before it is shown.
 */
function useWordWrap(pre: HTMLPreElement): WordWrap {
  const [isEnabled, setIsEnabled] = useState(false);
  const [isTooWide, setIsTooWide] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setIsTooWide(pre.scrollWidth > pre.clientWidth);
    });
    [pre, ...pre.children].forEach((element) => {
      observer.observe(element);
    });
    return () => {
      observer.disconnect();
    };
  }, [pre]);
  useEffect(() => {
    pre.firstElementChild?.classList.toggle(styles.wrapped ?? '', isEnabled);
  }, [pre, isEnabled]);
  const toggle = (): void => {
    setIsEnabled(!isEnabled);
  };
  return {codeBlockRef: {current: pre}, isEnabled, isCodeScrollable: isTooWide || isEnabled, toggle};
}

function Buttons({pre}: {readonly pre: HTMLPreElement}): ReactNode {
  const wordWrap = useWordWrap(pre);
  const metadata = useMemo(() => {
    const code = pre.textContent;
    const unused = {className: '', language: '', title: '', lineNumbersStart: undefined, lineClassNames: {}};
    return {code, codeInput: code, ...unused};
  }, [pre]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <WordWrapButton />
      <CopyButton />
    </CodeBlockContextProvider>
  );
}

/**
 * Adds the theme's buttons to code blocks.
 * @returns takes them away
 */
export function addButtons(blocks: readonly Element[]): () => void {
  const roots = blocks.flatMap((block) => {
    const pre = block.querySelector('pre');
    if (!pre) {
      return [];
    }
    const host = document.createElement('div');
    host.className = styles.buttonGroup ?? '';
    pre.after(host);
    const root = createRoot(host);
    root.render(<Buttons pre={pre} />);
    return {host, root};
  });
  return () => {
    roots.forEach(({host, root}) => {
      root.unmount();
      host.remove();
    });
  };
}

import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

/** What the button for word wrap and the block share; the shape of Docusaurus' hook of the same purpose. */
interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/**
 * Wraps the lines of a code block on request. The size is read when the browser has laid the block out anyway; asking
 * for it earlier would cost a layout of the whole page before it is shown.
 */
export function useWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isTooWide, setIsTooWide] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsTooWide(block.scrollWidth > block.clientWidth);
    });
    [block, ...block.children].forEach((element) => {
      observer.observe(element);
    });
    return () => {
      observer.disconnect();
    };
  }, []);
  const toggle = useCallback(() => {
    setIsEnabled((value) => !value);
  }, []);
  return {codeBlockRef, isEnabled, isCodeScrollable: isTooWide || isEnabled, toggle};
}

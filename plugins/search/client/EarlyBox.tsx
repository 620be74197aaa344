import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {Magnifier} from './Magnifier';
import {useInertPage} from './useInertPage';
import styles from './styles.module.css';

interface Props {
  /** The version that is searched, as readers know it. */
  readonly label: string;
  readonly initialQuery: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/**
 * The box of the search window until the window is there: it looks like it, and what is typed into it stays. It takes
 * the focus while the page still handles what opened it, as phones show their keyboard only then.
 */
export function EarlyBox({label, initialQuery, onQuery, onClose}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useInertPage();
  useLayoutEffect(() => {
    const {current} = input;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return (
    <div
      className={styles.early}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) {
          // Otherwise the page takes the focus, after the button that opened the box has got it back.
          event.preventDefault();
          onClose();
        }
      }}
    >
      <div className={styles.earlyBar} role="dialog" aria-modal="true" aria-label="Search" aria-busy="true">
        <Magnifier />
        <input
          ref={input}
          type="search"
          defaultValue={initialQuery}
          placeholder={`Search ${label}`}
          aria-label={`Search the documentation of ${label}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          onChange={({target}) => {
            onQuery(target.value);
          }}
        />
        <button type="button" className="clean-btn" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
    </div>
  );
}

import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

function labelOf(frame: HTMLElement): string {
  const number = [...document.querySelectorAll(`.${styles.frame ?? ''}`)].indexOf(frame) + 1;
  const heads = [...frame.querySelectorAll('thead th')].map(({textContent}) => textContent.trim()).filter(Boolean);
  return `Table ${number}: ${heads.join(', ')}`;
}

/** A cell in the head of a table: an empty one is no heading. */
export function HeadCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}

/** A table that scrolls sideways where it is wider than its page. Only then, the keyboard can reach and scroll it. */
export default function WideTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string>();

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setLabel(element.scrollWidth > element.clientWidth ? labelOf(element) : undefined);
    });
    observer.observe(element);
    if (element.firstElementChild) {
      observer.observe(element.firstElementChild);
    }
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={frame} className={styles.frame} {...(label && {role: 'region', 'aria-label': label, tabIndex: 0})}>
      <table {...props} />
    </div>
  );
}

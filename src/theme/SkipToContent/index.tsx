// Change: after a navigation, the focus moves to the top once the new page is painted, because for the original, which moves it before, the browser lays the page out while the reader waits.
import {type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {afterPaint} from '@site/plugins/kit/after-paint';
import styles from './styles.module.css';

/** Moves the focus to an element that does not take it by itself. */
function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.removeAttribute('tabindex');
}

function focusText(event: MouseEvent): void {
  const text = document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  event.preventDefault();
  if (text) {
    focus(text);
  }
}

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const cancel = useRef<() => void>(undefined);
  const {action} = useHistory();
  const location = useLocation();
  const shown = useRef(location);
  const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});
  useEffect(() => () => cancel.current?.(), []);
  // Effects, as those of the theme's useLocationChange, may run after the reader has moved the focus on the new page.
  useLayoutEffect(() => {
    if (shown.current === location) {
      return;
    }
    shown.current = location;
    cancel.current?.();
    if (location.hash || action !== 'PUSH') {
      return;
    }
    const focused = document.activeElement;
    cancel.current = afterPaint(() => {
      // A reader who was faster, with Tab or by opening the search, stays there.
      if (region.current && (document.activeElement === focused || document.activeElement === document.body)) {
        focus(region.current);
      }
    });
  }, [location, action]);
  return (
    <div ref={region} role="region" aria-label={label}>
      {/* Without scripts, the link leads to the fallback. */}
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`} onClick={focusText}>
        {label}
      </a>
    </div>
  );
}

// Stands in for the classic theme's module `nprogress` (plugins/lean-client): the same bar, loaded when the reader first
// touches the page instead of with it.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** Navigations that take less show no bar, in ms. */
const DELAY = 200;
const FIRST_TOUCH = ['pointerover', 'focusin', 'touchstart'] as const;

let bar: Promise<typeof import('nprogress')> | undefined;

async function load(): Promise<typeof import('nprogress')> {
  return (await import(/* webpackChunkName: "progress" */ './first-touch')).default;
}

const loadOnce = (): Promise<typeof import('nprogress')> => (bar ??= load());

if (ExecutionEnvironment.canUseDOM) {
  const stop = new AbortController();
  const listener = (): void => {
    stop.abort();
    // Without its code there is no bar, and nothing else is lost.
    loadOnce().catch(() => undefined);
  };
  for (const type of FIRST_TOUCH) {
    document.addEventListener(type, listener, {passive: true, signal: stop.signal});
  }
}

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    let isOver = false;
    const timeout = window.setTimeout(() => {
      loadOnce().then(
        (nprogress) => {
          if (!isOver) {
            nprogress.start();
          }
        },
        () => undefined,
      );
    }, DELAY);
    return () => {
      isOver = true;
      window.clearTimeout(timeout);
    };
  },
  onRouteDidUpdate() {
    bar?.then(
      (nprogress) => nprogress.done(),
      () => undefined,
    );
  },
};

export default progressBar;

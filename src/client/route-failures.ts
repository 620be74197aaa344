import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import LoadError from '../components/LoadError';
import {mayReload} from '../lib/reload-guard';

/** Who asks for a page's code: the start of the site, a navigation, or a link that is about to be followed. */
type Asker = 'start' | 'navigation' | 'link';

let asker: Asker = 'start';
let isErrorShown = false;

interface Route {
  readonly routes?: readonly Route[];
}

interface Preloadable {
  preload?: () => Promise<unknown>;
}

async function doesServerAnswer(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/** Shows the first error above the page; a page consists of several files, which tend to fail together. */
function showError(error: unknown): void {
  if (isErrorShown) {
    return;
  }
  isErrorShown = true;
  const host = document.createElement('div');
  document.body.prepend(host);
  createRoot(host).render(createElement(LoadError, {error}));
}

/**
 * Decides what becomes of a failed preload. Docusaurus waits for the promise:
 * at the start it renders then, after a navigation it renders then or reloads if the promise is rejected.
 */
async function handle(error: unknown, askedBy: Asker): Promise<void> {
  if (askedBy === 'navigation' && mayReload(performance) && (await doesServerAnswer())) {
    // After a redeploy, the files of the old build are gone: Docusaurus warns and reloads, once, at the new address.
    throw error;
  }
  console.warn(error);
  if (askedBy === 'start') {
    showError(error);
    // Rendering without the page's code would replace the text that the server sent.
    await new Promise<never>(() => undefined);
  }
}

function guardPreload(component: Preloadable | undefined): void {
  const preload = component?.preload;
  if (component && preload) {
    component.preload = () => {
      const askedBy = asker;
      return preload().catch((error: unknown) => handle(error, askedBy));
    };
  }
}

/** Watches over the pages of all routes. A component is made when it is asked for, and guarded then. */
function guard(list: readonly Route[]): void {
  for (const route of list) {
    let component: Preloadable | undefined;
    const original = Object.getOwnPropertyDescriptor(route, 'component');
    Object.defineProperty(route, 'component', {
      get() {
        if (!component) {
          component = (original?.get ? original.get.call(route) : original?.value) as Preloadable | undefined;
          guardPreload(component);
        }
        return component;
      },
    });
    guard(route.routes ?? []);
  }
}

if (typeof window !== 'undefined') {
  guard(routes);
}

const routeFailures: ClientModule = {
  onRouteUpdate() {
    // Docusaurus preloads the next route right after this call.
    asker = 'navigation';
    queueMicrotask(() => {
      asker = 'link';
    });
  },
};

export default routeFailures;

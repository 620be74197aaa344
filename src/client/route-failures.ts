// What Docusaurus leaves open when the code of a page does not load. At the start it says nothing; after a navigation it
// reloads, which shows the browser's own error to a reader who is offline.
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import LoadError from '../components/LoadError';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

let isErrorShown = false;

/** Shows the first error above the page; a page consists of several files, which tend to fail together. */
function showError(error: unknown): void {
  if (!isErrorShown) {
    isErrorShown = true;
    const host = document.createElement('div');
    document.body.prepend(host);
    createRoot(host).render(createElement(LoadError, {error}));
  }
}

async function doesServerAnswer(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/** Lets a failed page be rendered, as an error, when the server cannot be reached. */
function guardOnce(component: Preloadable): void {
  const {preload} = component;
  if (preload) {
    component.preload = () => {
      component.preload = preload;
      return preload().catch(async (error: unknown) => {
        if (await doesServerAnswer()) {
          // After a redeploy, the files of the old build are gone: Docusaurus reloads at the new address.
          throw error;
        }
        console.warn(error);
      });
    };
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Nobody catches what fails at the start, when the text that the server sent stays, and under a pointer.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.name === 'ChunkLoadError') {
      event.preventDefault();
      console.warn(event.reason);
      if (document.documentElement.dataset.hasHydrated !== 'true') {
        showError(event.reason);
      }
    }
  });
}

const routeFailures: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      // Docusaurus preloads the next route right after this call.
      for (const {route} of matchRoutes(routes, location.pathname)) {
        guardOnce(route.component as unknown as Preloadable);
      }
    }
  },
};

export default routeFailures;

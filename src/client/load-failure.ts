// Docusaurus reloads at the new address when the code of a page does not load after a click. It says nothing where it
// loads code at the start of a page, when the text that the server sent stays, or for a link under the pointer.
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import LoadError from '../components/LoadError';

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

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.name === 'ChunkLoadError') {
      event.preventDefault();
      console.warn(event.reason);
      // A page that was saved lacks its files.
      if (document.documentElement.dataset.hasHydrated !== 'true' && window.location.protocol !== 'file:') {
        showError(event.reason);
      }
    }
  });
}

const loadFailure: ClientModule = {};

export default loadFailure;

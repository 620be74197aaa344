// Docusaurus reloads at the new address when the code of a page does not load after a click. It says nothing where it
// loads code at the start of a page, when the text that the server sent stays, or for a link under the pointer.
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import Retry from '../../plugins/kit/Retry';

const BOX = {margin: '1rem', padding: '1rem', background: '#a4161a', color: '#fff', overflowWrap: 'anywhere'} as const;

/** A red box for a page whose code did not load. */
function LoadError({error}: {readonly error: Error}): ReactNode {
  return (
    <div style={BOX} role="alert">
      <p>
        <strong>This page did not load.</strong>
      </p>
      <p>{String(error)}</p>
      <Retry />
    </div>
  );
}

let isErrorShown = false;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.name === 'ChunkLoadError') {
      event.preventDefault();
      console.warn(event.reason);
      const isReady = document.documentElement.dataset.hasHydrated === 'true';
      // A page consists of several files, which tend to fail together. One that was saved lacks its files.
      if (!isReady && !isErrorShown && window.location.protocol !== 'file:') {
        isErrorShown = true;
        const host = document.createElement('div');
        document.body.prepend(host);
        createRoot(host).render(<LoadError error={event.reason} />);
      }
    }
  });
}

const loadFailure: ClientModule = {};

export default loadFailure;

// Stands in for `react-dom/client`: what React's server writes, and what React does with attributes, Preact must be told.
import {options, type ComponentChild} from 'preact';
import {createRoot, hydrateRoot as hydrate} from 'preact/compat/client';
import {takeOver} from './parts';

const prepare = options.vnode?.bind(options);

options.vnode = (node) => {
  // React never writes this attribute; a browser complains of it where something has the focus. DocSearch, the only one
  // to ask for it, moves the focus itself.
  if (typeof node.type === 'string' && 'autoFocus' in node.props) {
    delete node.props.autoFocus;
  }
  prepare?.(node);
};

/** Takes over what the server has rendered. Nothing renders the application anew, so that no root is returned. */
function hydrateRoot(container: Element, app: ComponentChild): void {
  // React's server announces images here, which Preact would take for the first element of the application.
  container.querySelectorAll(':scope > link').forEach((link) => {
    link.remove();
  });
  // The marks of React's and Preact's servers for what is rendered later: all of the page is one part, with parts in it.
  container.prepend(new Comment('$s'));
  container.append(new Comment('/$s'));
  void takeOver(() => {
    hydrate(container, app);
  });
}

export {createRoot, hydrateRoot};

export default {createRoot, hydrateRoot};

// Stands in for the package of the same name: what the client uses of it.
export {Redirect, useHistory, useLocation} from 'react-router';
// Used by Docusaurus' own link only, which is here if `lean-link` is left out; else the bundler drops both.
export {Link, NavLink} from 'react-router-dom/esm/react-router-dom.js';
export {matchPath} from './match-path';
export {BrowserRouter} from './router';
/** The router for sites without a server, which this site is not. */
export const HashRouter = null;

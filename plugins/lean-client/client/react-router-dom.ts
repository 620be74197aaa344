// Stands in for the package of the same name: what the client uses of it.
export {Redirect, useHistory, useLocation} from 'react-router';
export {matchPath} from './match-path';
export {BrowserRouter} from './router';
/** The router for sites without a server, which this site is not. */
export const HashRouter = null;

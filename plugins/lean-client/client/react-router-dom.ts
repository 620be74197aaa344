// Stands in for the package of the same name: all of it that the client uses, with another router.
export {
  Link,
  NavLink,
  Redirect,
  Route,
  Switch,
  matchPath,
  useHistory,
  useLocation,
} from 'react-router-dom/esm/react-router-dom.js';
export {BrowserRouter} from './router';
/** The router for sites without a server, which this site is not. */
export const HashRouter = null;

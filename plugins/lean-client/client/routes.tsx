// Stands in for react-router-config, which makes a regular expression of the path of each route that it passes, and an
// element for each route that it could render. No path of this site has parameters: to compare texts is enough.
import {createElement, useContext, type ComponentType, type ReactElement, type ReactNode} from 'react';
import {__RouterContext as RouterContext, Route as RouterRoute, type RouteProps, type match} from 'react-router';
import {matchPath, type SiteRoute} from './match-path';

interface Branch {
  readonly route: SiteRoute;
  readonly match: match;
}

/** The first of the routes that leads to a path, with its place among them. */
function firstMatch(routes: readonly SiteRoute[], pathname: string): (Branch & {readonly index: number}) | undefined {
  for (const [index, route] of routes.entries()) {
    const found = matchPath(pathname, route);
    if (found) {
      return {route, match: found, index};
    }
  }
  return undefined;
}

/** The routes that lead to a path: an outer one, one in it, and so on. */
export function matchRoutes(routes: readonly SiteRoute[], pathname: string): Branch[] {
  const found = firstMatch(routes, pathname);
  return found ? [found, ...matchRoutes(found.route.routes ?? [], pathname)] : [];
}

const MatchedRoute = RouterRoute as ComponentType<RouteProps & {readonly computedMatch: match}>;

function Routes({routes, extra}: {readonly routes: readonly SiteRoute[]; readonly extra: object}): ReactNode {
  const {location} = useContext(RouterContext);
  const found = firstMatch(routes, location.pathname);
  if (!found) {
    return null;
  }
  const {route, match: computedMatch, index} = found;
  const {component, key = index} = route;
  const render = (props: object): ReactElement => createElement(component, {...props, ...extra, route});
  return <MatchedRoute key={key} location={location} computedMatch={computedMatch} render={render} />;
}

/** The page at the router's path. */
export function renderRoutes(routes: readonly SiteRoute[] | undefined, extra: object = {}): ReactNode {
  return routes ? <Routes routes={routes} extra={extra} /> : null;
}

import type {ComponentType} from 'react';
import type {match} from 'react-router';

/** A route of Docusaurus' table. */
export interface SiteRoute {
  /** Without parameters; `*` is every path. */
  readonly path: string;
  /** Only this path, none below it. */
  readonly exact?: boolean;
  readonly key?: string;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly routes?: readonly SiteRoute[];
}

/**
 * Whether a path is the one of a route, or below it. As the router has it, neither capitals nor a slash at the end of
 * the path make a difference.
 */
export function matchPath(pathname: string, {path, exact = false}: Pick<SiteRoute, 'path' | 'exact'>): match | null {
  if (path === '*') {
    return {path, url: pathname, isExact: true, params: {0: pathname}};
  }
  const start = path.endsWith('/') ? path.slice(0, -1) : path;
  const rest = pathname.slice(start.length);
  if (pathname.slice(0, start.length).toLowerCase() !== start.toLowerCase() || !/^(?:\/|$)/.test(rest)) {
    return null;
  }
  const isExact = rest === '' || rest === '/';
  if (exact && !isExact) {
    return null;
  }
  return {path, url: (isExact ? pathname : pathname.slice(0, start.length)) || '/', isExact, params: {}};
}

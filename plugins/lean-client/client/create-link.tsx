// Creates the replacement for Docusaurus' Link. The original makes an observer for each link at each rendering, and wraps
// each in three components that are rendered again at every navigation. Without that, a reader waits an eighth less for
// the next page. What a link looks like in the page is the original's: link.test.ts compares both.
import {
  use,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import {createLocation, type Location} from 'history';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';
import type {Props} from '@docusaurus/Link';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {fetchInView} from '../../kit/fetch-in-view';
import {isPlainClick} from '../../kit/plain-click';
import {matchPath} from './match-path';

/** What of the site's configuration makes the addresses of links. */
export interface LinkConfig {
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

interface Target {
  /** With the base URL; not yet resolved against the page that is shown. */
  readonly href: string | undefined;
  /** Whether the link leads to this site, be it a page or a file. */
  readonly isInternal: boolean;
}

type Resolve = (link: string | undefined, isBaseAdded: boolean) => Target;

/** How Docusaurus makes addresses of what pages and components write. */
function createResolve({baseUrl, trailingSlash}: LinkConfig): Resolve {
  const known = new Map<string, Target>();
  const addBaseUrl = (link: string): string => {
    if (!link.startsWith('/') || link.startsWith('//') || link.startsWith(baseUrl)) {
      return link;
    }
    return link === baseUrl.replace(/\/$/, '') ? baseUrl : baseUrl + link.slice(1);
  };
  return (link, isBaseAdded) => {
    if (!link) {
      return {href: link, isInternal: link !== undefined};
    }
    const key = `${isBaseAdded} ${link}`;
    let target = known.get(key);
    if (!target) {
      const isInternal = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
      // A file that is not a page has this protocol in front.
      const path = link.replace('pathname://', '');
      const href = isBaseAdded ? addBaseUrl(path) : path;
      target = {href: isInternal && href ? applyTrailingSlash(href, {trailingSlash, baseUrl}) : href, isInternal};
      known.set(key, target);
    }
    return target;
  };
}

const isHere = ({target}: Pick<Props, 'target'>): boolean => !target || target === '_self';

/** Whether the router follows a link of the site: not within the page that is shown. */
const isPage = (href: string | undefined): href is string => Boolean(href) && href?.startsWith('#') === false;

/** The address in full: only what does not begin at the root depends on the page that is shown. */
function useAddress(href: string | undefined): string | undefined {
  const history = useContext(HistoryContext);
  if (href === undefined) {
    return undefined;
  }
  const here = href.startsWith('/') ? undefined : use(RouterContext).location;
  return history.createHref(createLocation(href, undefined, undefined, here));
}

/** Leaves out properties that an element of the page must not get. */
function without<T extends object, Name extends keyof T>(props: T, names: readonly Name[]): Omit<T, Name> {
  const rest = {...props};
  for (const name of names) {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- the names are known
    delete (rest as Partial<T>)[name];
  }
  return rest;
}

/** Properties of a navigation link that a plain link does not have. */
interface NavLinkProps {
  readonly isActive?: (match: ReturnType<typeof matchPath>, location: Location) => boolean;
  readonly activeClassName?: string;
  readonly activeStyle?: CSSProperties;
  readonly exact?: boolean;
  readonly location?: Location;
  readonly className?: string | ((isActive: boolean) => string | undefined);
  readonly style?: CSSProperties | ((isActive: boolean) => CSSProperties | undefined);
}

type PlainProps = Omit<Props, 'isNavLink' | 'strict' | 'sensitive' | 'component' | keyof NavLinkProps> &
  Pick<Props, 'className' | 'style'>;

/**
 * Makes the component of links. Of the original's properties for navigation links it leaves out `strict`, `sensitive`
 * and `component`, which neither the theme nor this site uses.
 */
export function createLink(config: LinkConfig): (props: Props) => ReactNode {
  const resolve = createResolve(config);

  function PlainLink({
    to,
    href: givenHref,
    autoAddBaseUrl = true,
    replace = false,
    ref,
    onClick,
    onMouseEnter,
    onTouchStart,
    ...props
  }: PlainProps): ReactNode {
    const element = useRef<HTMLAnchorElement>(null);
    useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => element.current);
    const history = useContext(HistoryContext);
    const {href, isInternal} = resolve((to ?? '') || givenHref, autoAddBaseUrl);
    const page = useAddress(isInternal && isHere(props) && isPage(href) ? href : undefined);
    useEffect(() => {
      return page !== undefined && element.current ? fetchInView(element.current, page) : undefined;
    }, [page]);
    if (page === undefined) {
      return (
        // oxlint-disable-next-line jsx-a11y/anchor-has-content
        <a
          ref={element}
          href={href}
          {...(href && !isInternal && {target: '_blank', rel: 'noopener noreferrer'})}
          {...{onClick, onMouseEnter, onTouchStart}}
          {...props}
        />
      );
    }
    const preload = (): void => {
      void window.docusaurus.preload(page);
    };
    return (
      // oxlint-disable-next-line jsx-a11y/anchor-has-content
      <a
        {...props}
        ref={element}
        href={page}
        onMouseEnter={(event: MouseEvent<HTMLAnchorElement>) => {
          onMouseEnter?.(event);
          preload();
        }}
        onTouchStart={(event: TouchEvent<HTMLAnchorElement>) => {
          onTouchStart?.(event);
          preload();
        }}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event);
          if (!event.defaultPrevented && isPlainClick(event)) {
            event.preventDefault();
            const isSame = history.createHref(history.location) === page;
            history[replace || isSame ? 'replace' : 'push'](page);
          }
        }}
      />
    );
  }

  /** A link that knows whether it leads to the page that is shown. */
  function NavLink({
    isActive,
    activeClassName = 'active',
    activeStyle,
    exact = false,
    location: givenLocation,
    className: givenClassName,
    style: givenStyle,
    'aria-current': ariaCurrent = 'page',
    ...props
  }: Omit<PlainProps, 'className' | 'style'> & NavLinkProps): ReactNode {
    const context = useContext(RouterContext);
    const location = givenLocation ?? context.location;
    const {href, isInternal} = resolve((props.to ?? '') || props.href, props.autoAddBaseUrl ?? true);
    const isRouted = isInternal && isHere(props) && isPage(href);
    const path = isRouted ? createLocation(href, undefined, undefined, location).pathname : '';
    const match = path ? matchPath(location.pathname, {path, exact}) : null;
    const isCurrent = isRouted && (isActive ? isActive(match, location) : match !== null);
    const className = typeof givenClassName === 'function' ? givenClassName(isCurrent) : givenClassName;
    const style = typeof givenStyle === 'function' ? givenStyle(isCurrent) : givenStyle;
    return (
      <PlainLink
        {...props}
        className={isCurrent ? [className, activeClassName].filter(Boolean).join(' ') : className}
        style={isCurrent && activeStyle ? {...style, ...activeStyle} : style}
        aria-current={isCurrent ? ariaCurrent : undefined}
      />
    );
  }

  return function Link({isNavLink = false, ...given}: Props): ReactNode {
    const props = without(given, ['data-noBrokenLinkCheck', 'strict', 'sensitive']);
    const plain: PlainProps = without(props, ['isActive', 'activeClassName']);
    return isNavLink ? <NavLink {...props} /> : <PlainLink {...plain} />;
  };
}

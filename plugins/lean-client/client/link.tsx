// Stands in for Docusaurus' component of the same name. The original makes an observer for each link at each rendering,
// and wraps each in three components that are rendered anew at every navigation: with a hundred links in a page, that is
// a third of the time that a reader waits for the next one.
import {
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import {__HistoryContext as HistoryContext} from 'react-router';
import type {Props} from '@docusaurus/Link';
import siteConfig from '@generated/docusaurus.config';
import {useLocation} from '@docusaurus/router';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {isPlainClick} from '@site/src/lib/plain-click';
import {matchPath} from './match-path';

interface Target {
  /** As it stands in the page, with the base URL. */
  readonly href: string | undefined;
  /** Whether the link leads to this site, be it a page or a file. */
  readonly isInternal: boolean;
}

const {baseUrl, trailingSlash} = siteConfig;
const known = new Map<string, Target>();

function addBaseUrl(link: string): string {
  if (!link.startsWith('/') || link.startsWith('//') || link.startsWith(baseUrl)) {
    return link;
  }
  return link === baseUrl.slice(0, -1) ? baseUrl : baseUrl + link.slice(1);
}

/** Where a link leads, as Docusaurus has it. */
function resolve(link: string | undefined, isBaseAdded: boolean): Target {
  if (!link) {
    return {href: link, isInternal: link !== undefined};
  }
  const key = `${isBaseAdded} ${link}`;
  let target = known.get(key);
  if (!target) {
    const isInternal = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
    // A file that is no page has this protocol in front.
    const path = link.replace('pathname://', '');
    const href = isBaseAdded ? addBaseUrl(path) : path;
    target = {href: isInternal ? applyTrailingSlash(href, {trailingSlash, baseUrl}) : href, isInternal};
    known.set(key, target);
  }
  return target;
}

const seen = new WeakMap<Element, string>();
let observer: IntersectionObserver | undefined;

/** Has a link's page fetched once the link comes into view. Returns how to stop watching. */
function fetchInView(link: Element, href: string): (() => void) | undefined {
  if (typeof IntersectionObserver !== 'function') {
    void window.docusaurus.prefetch(href);
    return undefined;
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      const path = seen.get(target);
      if (isIntersecting && path !== undefined) {
        observer?.unobserve(target);
        void window.docusaurus.prefetch(path);
      }
    }
  });
  seen.set(link, href);
  observer.observe(link);
  return () => observer?.unobserve(link);
}

type PlainProps = Omit<Props, 'isNavLink' | 'isActive' | 'activeClassName'>;

function PlainLink({
  to,
  href: givenHref,
  autoAddBaseUrl = true,
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
  const isHere = !props.target || props.target === '_self';
  const page = isInternal && isHere && href && !href.startsWith('#') ? href : undefined;
  useEffect(() => {
    return page !== undefined && element.current ? fetchInView(element.current, page) : undefined;
  }, [page]);
  if (page === undefined) {
    return (
      // eslint-disable-next-line jsx-a11y/anchor-has-content
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
    // eslint-disable-next-line jsx-a11y/anchor-has-content
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
          const {pathname, search, hash} = history.location;
          history[pathname + search + hash === page ? 'replace' : 'push'](page);
        }
      }}
    />
  );
}

/** A link that knows whether it leads to the page that is shown. */
function NavLink({isActive, activeClassName = 'active', className, ...props}: Props): ReactNode {
  const location = useLocation();
  const {href = ''} = resolve((props.to ?? '') || props.href, props.autoAddBaseUrl ?? true);
  const [path = ''] = href.split(/[?#]/);
  const match = path ? matchPath(location.pathname, {path}) : null;
  const isCurrent = isActive ? isActive(match, location) : match !== null;
  const classNames = [className, isCurrent ? activeClassName : ''].filter(Boolean).join(' ');
  return <PlainLink {...props} className={classNames} aria-current={isCurrent ? 'page' : undefined} />;
}

/** A link to a page of the site, to a heading, to a file or to another site. */
export default function Link({isNavLink = false, ...props}: Props): ReactNode {
  return isNavLink ? <NavLink {...props} /> : <PlainLink {...props} />;
}

// Stands in for react-helmet-async in the reader's browser, at a fifth of its bytes: what `<Head>` of all mounted
// components says is written into the page's head, with the same rules for what overrides what.
import {Children, Fragment, isValidElement, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';

type Attributes = Readonly<Record<string, string>>;

interface Tag {
  readonly type: string;
  readonly props: Attributes;
}

/** Marks the tags that components have written, here as in the HTML of the build. */
const MARK = 'data-rh';
/** Attributes by which a tag is the same as another one; the inner component's wins. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src', 'innerhtml'],
  style: ['innerhtml'],
  base: ['href'],
  noscript: ['innerhtml'],
};
const RENAMED: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** Tags of each mounted component, by the order in which they were first rendered: outer ones first. */
const instances = new Map<number, readonly Tag[]>();
/** Names of the attributes that components have given to `<html>` and `<body>`. */
const given = new Map<HTMLElement, Set<string>>();
let count = 0;
let isWaiting = false;
/** The head of the build stands until all parts of the page are there, which is when effects run. */
let isStarted = false;

function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
}

/** Tags named by elements, fragments opened. Text of a tag becomes its `innerhtml`. */
export function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child): Tag[] => {
    if (!isValidElement<{readonly children?: ReactNode}>(child)) {
      return [];
    }
    const {type, props} = child;
    if (type === Fragment) {
      return tagsOf(props.children);
    }
    if (typeof type !== 'string') {
      throw new TypeError('<Head> takes plain elements only.');
    }
    const {children: content, ...rest} = props;
    const attributes = Object.entries(rest).map(([name, value]): [string, string] => [
      RENAMED[name] ?? name.toLowerCase(),
      value === undefined ? '' : String(value as string | number | boolean),
    ]);
    const text = textOf(content);
    return [{type, props: {...Object.fromEntries(attributes), ...(text && {innerhtml: text})}}];
  });
}

function identityOf({type, props}: Tag): string | undefined {
  const name = Object.keys(props).findLast(
    (key) =>
      IDENTITY[type]?.includes(key) &&
      // Other than these two, several links may have one rel: their address tells them apart.
      !(key === 'href' && props.rel === 'canonical') &&
      !(key === 'rel' && props.rel === 'stylesheet'),
  );
  const value = name && props[name];
  return value ? `${type} ${name} ${value.toLowerCase()}` : undefined;
}

/**
 * What is left of the tags of all components, outer ones first: of equal ones those of the innermost component.
 */
export function mergeTags(outerFirst: readonly (readonly Tag[])[]): Tag[] {
  const seen = new Set<string>();
  const kept = [...outerFirst].reverse().map((tags) => {
    const own = tags.flatMap((tag) => {
      const identity = identityOf(tag);
      return identity && !seen.has(identity) ? [{tag, identity}] : [];
    });
    own.forEach(({identity}) => seen.add(identity));
    return own.map(({tag}) => tag);
  });
  return kept.reverse().flat();
}

function toElement({type, props}: Tag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'innerhtml') {
      element.textContent = value;
    } else {
      element.setAttribute(name, value);
    }
  }
  element.setAttribute(MARK, 'true');
  return element;
}

function writeTags(tags: readonly Tag[]): void {
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const element of tags.map(toElement)) {
    const position = old.findIndex((other) => other.isEqualNode(element));
    if (position < 0) {
      document.head.append(element);
    } else {
      old.splice(position, 1);
    }
  }
  old.forEach((element) => {
    element.remove();
  });
}

function writeAttributes(element: HTMLElement, tags: readonly Tag[]): void {
  const attributes = Object.assign({}, ...tags.map(({props}) => props)) as Attributes;
  const names = new Set(Object.keys(attributes));
  given.get(element)?.forEach((name) => {
    if (!names.has(name)) {
      element.removeAttribute(name);
    }
  });
  given.set(element, names);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

function write(): void {
  const outerFirst = [...instances].sort(([one], [other]) => one - other).map(([, tags]) => tags);
  const all = outerFirst.flat();
  writeAttributes(
    document.documentElement,
    all.filter(({type}) => type === 'html'),
  );
  writeAttributes(
    document.body,
    all.filter(({type}) => type === 'body'),
  );
  const title = all.findLast(({type}) => type === 'title')?.props.innerhtml;
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  writeTags(mergeTags(outerFirst));
}

/** Writes once for all components of a rendering, before the browser lays the page out. */
function writeSoon(): void {
  if (isStarted && !isWaiting) {
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      write();
    });
  }
}

/** What `<Head>` renders: nothing, but the page's head gets its children. */
export function Helmet({children}: {readonly children?: ReactNode}): null {
  const [order] = useState(() => (count += 1));
  useLayoutEffect(() => {
    instances.set(order, tagsOf(children));
    writeSoon();
  });
  useEffect(() => {
    if (!isStarted) {
      isStarted = true;
      writeSoon();
    }
  }, []);
  useLayoutEffect(
    () => () => {
      instances.delete(order);
      writeSoon();
    },
    [order],
  );
  return null;
}

/** On the server it collects; in the browser there is one page, and nothing to hand down. */
export function HelmetProvider({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}

import {unescapeHtml} from '../../../kit/escape-html';

/** What a file of the built site says about others. */
export interface Mentions {
  /** Addresses, as they are written. */
  readonly addresses: ReadonlySet<string>;
  /** Ids that a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
  /** Where the document sends readers on at once. */
  readonly refresh: string | undefined;
  /** Scripts in the document itself. */
  readonly scripts: readonly string[];
}

const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
const TAG = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(?<raw>script|style)\b(?<rawAttributes>${ATTRIBUTES})>(?<text>[\s\S]*?)</\k<raw>>|<(?<tag>[a-z][\w-]*)(?<attributes>${ATTRIBUTES})>`,
  'gi',
);
const ATTRIBUTE = /(?<name>[^\s"'=<>/]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/g;
/** Attributes that say something about places, with the names of `LINKS` among them. */
const TELLING = /(?:id|name|href|src|srcset|poster|action|style|http-equiv)=/i;
const LINKS: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'action', 'xlink:href']);

/** Where a site is served. */
export interface Place {
  /** For example `https://example.org`. */
  readonly origin: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds addresses in text that is not HTML: scripts, JSON, sitemaps. Known are those with the base URL before them, and
 * files below `assets/` in quotes. What ends with a slash is the beginning of an address that a script completes.
 * @returns a function, because the patterns follow from the place
 */
export function textReader({origin, baseUrl}: Place): (text: string) => string[] {
  const whole = new RegExp(
    String.raw`(?<![\w.:/-])(?:${escapeRegExp(origin)})?${escapeRegExp(baseUrl)}[^\s"'${'`'}<>()[\]{}|\\,;$&]*`,
    'g',
  );
  const asset = /["'`](?<file>assets\/[\w./~@+-]+\.\w+)["'`\\]/g;
  return (text) => [
    ...Array.from(text.matchAll(whole), ([address]) => address.replace(/[.:!]+$/, '')).filter(
      (address) => !address.endsWith('/'),
    ),
    ...Array.from(text.matchAll(asset), ({groups}) => baseUrl + (groups?.file ?? '')),
  ];
}

/** Addresses in `url()` of a style sheet. */
export function styleAddresses(css: string): string[] {
  return Array.from(css.matchAll(/url\((?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^)"']*))\)/g), ({groups}) =>
    (groups?.double ?? groups?.single ?? groups?.bare ?? '').trim(),
  );
}

/**
 * Reads a document: its links, ids, styles and scripts. Values of other attributes are addresses when they begin with
 * that of the site.
 */
export function readHtml(html: string, place: Place, readText: (text: string) => string[]): Mentions {
  const addresses = new Set<string>();
  const ids = new Set<string>();
  const scripts: string[] = [];
  let refresh: string | undefined;
  const {origin, baseUrl} = place;
  const readAttributes = (text: string): Map<string, string> => {
    const values = new Map<string, string>();
    for (const {groups = {}} of text.matchAll(ATTRIBUTE)) {
      values.set((groups.name ?? '').toLowerCase(), unescapeHtml(groups.double ?? groups.single ?? groups.bare ?? ''));
    }
    return values;
  };
  const add = (tag: string, text: string): void => {
    // Most elements have a class and nothing else.
    if (!TELLING.test(text) && !text.includes(baseUrl)) {
      return;
    }
    const values = readAttributes(text);
    const isRefresh = values.get('http-equiv')?.toLowerCase() === 'refresh';
    for (const [name, value] of values) {
      // Names of meta elements and of fields are no places to go to.
      if (name === 'id' || (name === 'name' && tag === 'a')) {
        ids.add(value);
      } else if (LINKS.has(name)) {
        addresses.add(value);
      } else if (name === 'srcset') {
        value.split(',').forEach((part) => addresses.add(part.trim().split(/\s/)[0] ?? ''));
      } else if (name === 'content' && isRefresh) {
        refresh = /url=(?<url>.+)$/i.exec(value)?.groups?.url;
        addresses.add(refresh ?? '');
      } else if (name === 'style') {
        styleAddresses(value).forEach((address) => addresses.add(address));
      } else if (value.startsWith(baseUrl) || value.startsWith(origin + baseUrl)) {
        addresses.add(value);
      }
    }
  };
  for (const {groups = {}} of html.matchAll(TAG)) {
    const {raw, rawAttributes, text = '', tag, attributes} = groups;
    add((tag ?? raw ?? '').toLowerCase(), rawAttributes ?? attributes ?? '');
    if (raw?.toLowerCase() === 'style') {
      styleAddresses(text).forEach((address) => addresses.add(address));
    } else if (raw !== undefined && text !== '') {
      readText(text).forEach((address) => addresses.add(address));
      if (!/\btype="?(?!module|text\/javascript)[\w/+-]/.test(rawAttributes ?? '')) {
        scripts.push(text);
      }
    }
  }
  return {addresses, ids, refresh, scripts};
}

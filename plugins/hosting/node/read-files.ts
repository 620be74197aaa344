import {readTags} from './read-tags';

/** What a file of the built site says about others. */
export interface Content {
  /** Addresses, as they are written. */
  readonly addresses: ReadonlySet<string>;
  /** Scripts that are this file, or in it. */
  readonly scripts?: readonly string[];
  /** Ids that a fragment can lead to. */
  readonly ids?: ReadonlySet<string>;
  /** Where the document sends readers on at once. */
  readonly refresh?: string | undefined;
}

/** Where a site is served. */
export interface Place {
  /** For example `https://example.org`. */
  readonly origin: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
}

const LINKS: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'action', 'xlink:href']);

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
export function readHtml(html: string, {origin, baseUrl}: Place, readText: (text: string) => string[]): Content {
  const addresses: string[] = [];
  const ids = new Set<string>();
  const scripts: string[] = [];
  let refresh: string | undefined;
  for (const {name, attributes, text} of readTags(html)) {
    for (const [attribute, value] of Object.entries(attributes)) {
      // Names of meta elements and of fields are no places to go to.
      if (attribute === 'id' || (attribute === 'name' && name === 'a')) {
        ids.add(value);
      } else if (LINKS.has(attribute)) {
        addresses.push(value);
      } else if (attribute === 'srcset') {
        addresses.push(...value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''));
      } else if (attribute === 'style') {
        addresses.push(...styleAddresses(value));
      } else if (value.startsWith(baseUrl) || value.startsWith(origin + baseUrl)) {
        addresses.push(value);
      }
    }
    if (attributes['http-equiv']?.toLowerCase() === 'refresh') {
      refresh = attributes.content?.replace(/^.*?url=/i, '') ?? '';
      addresses.push(refresh);
    }
    if (name === 'style') {
      addresses.push(...styleAddresses(text));
    } else if (text !== '') {
      addresses.push(...readText(text));
      if (/^$|javascript|^module$/.test(attributes.type ?? '')) {
        scripts.push(text);
      }
    }
  }
  return {addresses: new Set(addresses), ids, refresh, scripts};
}

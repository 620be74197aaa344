import path from 'node:path';

/** Where a link of a docs page leads. */
export type LinkTarget =
  | {readonly kind: 'external'}
  /** An absolute path on the site, or the site's own address. */
  | {readonly kind: 'site'; readonly pathname: string}
  /** A file, by its path in the folder of the version. One that begins with `../` is outside of it. */
  | {readonly kind: 'file'; readonly path: string; readonly anchor: string | undefined};

/**
 * Reads the address of a link.
 * @param from path of the page within its version
 * @param siteUrl the address under which the site is published, without a slash at its end; undefined when unknown
 */
export function linkTarget(url: string, from: string, siteUrl?: string): LinkTarget {
  const own = siteUrl?.replace(/^https?:/, '');
  const schemeless = url.replace(/^https?:/, '');
  if (own !== undefined && (schemeless === own || schemeless.startsWith(`${own}/`))) {
    return {kind: 'site', pathname: schemeless.slice(own.length) || '/'};
  }
  if (/^pathname:/i.test(url)) {
    return {kind: 'site', pathname: url.replace(/^pathname:\/*/i, '/')};
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return {kind: 'external'};
  }
  if (url.startsWith('/')) {
    return {kind: 'site', pathname: url};
  }
  const [, file = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  return {
    kind: 'file',
    path: file === '' ? from : path.posix.join(path.posix.dirname(from), decode(file)),
    anchor: anchor === undefined ? undefined : decode(anchor),
  };
}

/** Decodes a part of an address; one that is not encoded rightly stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address under which the site is published, from the text of config/site-address.ts.
 * The configuration itself would bring every plugin with it, and the check should take no longer than a save.
 */
export function siteUrlFrom(config: string | undefined): string | undefined {
  const url = /\burl\s*[:=]\s*['"](https?:\/\/[^'"]+)['"]/.exec(config ?? '')?.[1];
  const baseUrl = /\bbaseUrl\s*[:=]\s*['"]([^'"]+)['"]/.exec(config ?? '')?.[1] ?? '/';
  return url === undefined ? undefined : `${url.replace(/\/$/, '')}${baseUrl}`.replace(/\/$/, '');
}

import path from 'node:path';
import {baseUrl, url as origin} from '../../../config/site-address';

/** Where a link of a docs page leads. */
export type LinkTarget =
  | {readonly kind: 'external'}
  /** An absolute path on the site, or the site's own address. */
  | {readonly kind: 'site'; readonly pathname: string}
  /** A file, by its path in the folder of the version. One that begins with `../` is outside of it. */
  | {readonly kind: 'file'; readonly path: string; readonly anchor: string | undefined};

/** The address under which the site is published, without scheme and last slash. */
const SITE = `${origin}${baseUrl}`.replace(/^https?:/, '').replace(/\/$/, '');

/**
 * Reads the address of a link.
 * @param from path of the page within its version
 */
export function linkTarget(url: string, from: string): LinkTarget {
  const schemeless = url.replace(/^https?:/, '');
  if (schemeless === SITE || schemeless.startsWith(`${SITE}/`)) {
    return {kind: 'site', pathname: schemeless.slice(SITE.length) || '/'};
  }
  if (/^pathname:/i.test(url)) {
    return {kind: 'site', pathname: url.replace(/^pathname:\/*/i, '/')};
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return {kind: 'external'};
  }
  if (url.startsWith('/')) {
    return {kind: 'site', pathname: url.startsWith(baseUrl) ? `/${url.slice(baseUrl.length)}` : url};
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

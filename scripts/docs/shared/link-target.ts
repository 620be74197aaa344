import path from 'node:path';
import {baseUrl, url as origin} from '../../../config/site-address';

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
 */
export function linkTarget(url: string, from: string): LinkTarget {
  const isOwn = `${url}/`.startsWith(origin + baseUrl);
  const local = isOwn ? url.slice(origin.length) : url.replace(/^pathname:\/*/, '/');
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(local)) {
    return {kind: 'external'};
  }
  if (local.startsWith('/')) {
    return {kind: 'site', pathname: local.startsWith(baseUrl) ? `/${local.slice(baseUrl.length)}` : local};
  }
  const [address = '', anchor] = local.split('#');
  const file = address.replace(/\?.*/, '');
  return {kind: 'file', path: file === '' ? from : path.posix.join(path.posix.dirname(from), file), anchor};
}

import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {resolveRequest} from '../scripts/pages-server';

/** What a file is to a page. */
type Kind = 'script' | 'style' | 'page' | 'picture' | 'other';

/** One request of a page, as the browser saw it. */
export interface Resource {
  readonly url: string;
  /** Fetched ahead for a link that the reader may follow. */
  readonly isPrefetch: boolean;
  /** Bytes of the body and the head as they came over the line; 0 from a cache. */
  readonly transferred: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  '.js': 'script',
  '.mjs': 'script',
  '.css': 'style',
  '.html': 'page',
  '': 'page',
  '.svg': 'picture',
  '.png': 'picture',
  '.webp': 'picture',
  '.avif': 'picture',
  '.jpg': 'picture',
  '.gif': 'picture',
  '.ico': 'picture',
};

/** Formats that are compressed already; GitHub Pages sends them as they are. */
const COMPRESSED = new Set(['.png', '.webp', '.avif', '.jpg', '.gif', '.woff2']);

/** Tells by the file's name what a request is for. A page's path has no file type, but a version may stand in it. */
export function kindOf(url: string): Kind {
  const {pathname} = new URL(url);
  const type = path.extname(pathname);
  return KINDS[/^\.\d/.test(type) ? '' : type] ?? 'other';
}

/** The requests of one kind, each file once, without those fetched ahead. */
export function requestsOf(resources: readonly Resource[], kind?: Kind): string[] {
  const wanted = resources.filter(({url, isPrefetch}) => !isPrefetch && (!kind || kindOf(url) === kind));
  return [...new Set(wanted.map(({url}) => url))];
}

/** Files that were fetched ahead and that the page itself did not need. */
export function prefetchesOf(resources: readonly Resource[]): string[] {
  const needed = new Set(requestsOf(resources));
  const ahead = resources.filter(({url, isPrefetch}) => isPrefetch && !needed.has(url));
  return [...new Set(ahead.map(({url}) => url))];
}

/** Sum of what came over the line. */
export function transferredBytes(resources: readonly Resource[]): number {
  return resources.reduce((sum, {transferred}) => sum + transferred, 0);
}

/** Size of the bytes with gzip at GitHub Pages' level. */
function gzipped(content: Buffer): number {
  return gzipSync(content, {level: 6}).length;
}

/** Sizes of the files of a build as a browser would get them. */
export class SizeTable {
  private readonly sizes = new Map<string, number>();

  /**
   * @param folder absolute path of the built site
   * @param base the site's base path with slashes at both ends
   */
  constructor(
    private readonly folder: string,
    private readonly base: string,
  ) {}

  /** @throws when the build has no answer to the request */
  of(url: string): number {
    const pathname = decodeURIComponent(new URL(url).pathname);
    const answer = resolveRequest(this.folder, this.base, pathname);
    if (answer.kind !== 'file') {
      throw new Error(`The build has no file for ${pathname}.`);
    }
    const known = this.sizes.get(answer.file);
    if (known !== undefined) {
      return known;
    }
    const content = readFileSync(answer.file);
    const size = COMPRESSED.has(path.extname(answer.file)) ? content.length : gzipped(content);
    this.sizes.set(answer.file, size);
    return size;
  }

  /** Sum over several requests. */
  sum(urls: readonly string[]): number {
    return urls.reduce((sum, url) => sum + this.of(url), 0);
  }
}

/** Bytes of all files in a folder. */
export function folderSize(folder: string): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}

/** Size of the script that every page loads, gzipped. */
export function mainScriptSize(build: string): number {
  const folder = path.join(build, 'assets/js');
  const main = readdirSync(folder).find((name) => /^main\.\w+\.js$/.test(name));
  if (!main) {
    throw new Error(`There is no main.*.js in ${folder}.`);
  }
  return gzipped(readFileSync(path.join(folder, main)));
}

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

/** Of gzip, as GitHub Pages compresses. */
const LEVEL = 6;

interface FileType {
  readonly kind: Kind;
  readonly mime: string;
  /** The format is compressed already; GitHub Pages sends it as it is. */
  readonly isCompact?: boolean;
}

const HTML: FileType = {kind: 'page', mime: 'text/html; charset=utf-8'};
const TYPES: Readonly<Record<string, FileType>> = {
  '': HTML,
  '.html': HTML,
  '.js': {kind: 'script', mime: 'text/javascript; charset=utf-8'},
  '.css': {kind: 'style', mime: 'text/css; charset=utf-8'},
  '.svg': {kind: 'picture', mime: 'image/svg+xml'},
  '.png': {kind: 'picture', mime: 'image/png', isCompact: true},
  '.webp': {kind: 'picture', mime: 'image/webp', isCompact: true},
  '.avif': {kind: 'picture', mime: 'image/avif', isCompact: true},
  '.woff2': {kind: 'other', mime: 'font/woff2', isCompact: true},
};
const OTHER: FileType = {kind: 'other', mime: 'application/octet-stream'};

/** Tells by the file's name what a request is for. A page's path has no file type, but a version may stand in it. */
export function kindOf(url: string): Kind {
  const {pathname} = new URL(url);
  const type = path.extname(pathname);
  return (TYPES[/^\.\d/.test(type) ? '' : type] ?? OTHER).kind;
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

/** A file as a browser gets it. */
interface SentFile {
  readonly body: Buffer;
  readonly type: string;
  /** Whether the body is gzipped. */
  readonly isCompressed: boolean;
}

/** The files of a build as a browser would get them, each compressed once. */
export class FileTable {
  private readonly files = new Map<string, SentFile>();

  /**
   * @param folder absolute path of the built site
   * @param base the site's base path with slashes at both ends
   */
  constructor(
    readonly folder: string,
    readonly base: string,
  ) {}

  /** Reads a file by its absolute path. */
  read(file: string): SentFile {
    const known = this.files.get(file);
    if (known) {
      return known;
    }
    const {mime, isCompact = false} = TYPES[path.extname(file)] ?? OTHER;
    const content = readFileSync(file);
    const sent = {body: isCompact ? content : gzipSync(content, {level: LEVEL}), type: mime, isCompressed: !isCompact};
    this.files.set(file, sent);
    return sent;
  }

  /**
   * Bytes of what is sent for a request.
   * @throws when the build has no answer to the request
   */
  size(url: string): number {
    const pathname = decodeURIComponent(new URL(url).pathname);
    const answer = resolveRequest(this.folder, this.base, pathname);
    if (answer.kind !== 'file') {
      throw new Error(`The build has no file for ${pathname}.`);
    }
    return this.read(answer.file).body.length;
  }

  /** Sum over several requests. */
  sum(urls: readonly string[]): number {
    return urls.reduce((sum, url) => sum + this.size(url), 0);
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
  return gzipSync(readFileSync(path.join(folder, main)), {level: LEVEL}).length;
}

import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** What GitHub Pages answers to one request path. */
type Answer = {readonly status: 200 | 404; readonly file: string} | {readonly status: 301; readonly location: string};

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/**
 * Finds the answer as GitHub Pages does: `x` is the file `x`, else `x.html`, else a redirect to `x/` if that folder
 * has an index; `x/` is `x/index.html` and nothing else; all the rest is 404.html with status 404.
 * @param folder absolute path of the built site
 * @param base the site's base path with slashes at both ends
 * @param pathname the decoded path of the request
 */
export function resolveRequest(folder: string, base: string, pathname: string): Answer {
  if (`${pathname}/` === base) {
    return {status: 301, location: base};
  }
  const file = path.join(folder, pathname.slice(base.length));
  const index = path.join(file, 'index.html');
  const isInside = pathname.startsWith(base) && index.startsWith(folder + path.sep);
  const found = (pathname.endsWith('/') ? [index] : [file, `${file}.html`]).find(isFile);
  if (isInside && found !== undefined) {
    return {status: 200, file: found};
  }
  return isInside && isFile(index)
    ? {status: 301, location: `${pathname}/`}
    : {status: 404, file: path.join(folder, '404.html')};
}

/** The path of a request; empty, which is no page, when it cannot be decoded. */
function decodePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

/** Files as they are sent, by path and time of the last change: each is compressed once. */
const compressed = new Map<string, Buffer>();

function compress(file: string): Buffer {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const body = compressed.get(key) ?? gzipSync(readFileSync(file));
  compressed.set(key, body);
  return body;
}

function respond(request: IncomingMessage, response: ServerResponse, folder: string, base: string): void {
  const answer = resolveRequest(folder, base, decodePath(request.url ?? '/'));
  if (answer.status === 301) {
    const {search} = new URL(request.url ?? '/', 'http://localhost');
    response.writeHead(301, {location: encodeURI(answer.location) + search}).end();
    return;
  }
  const type = TYPES[path.extname(answer.file)];
  const isCompressed = type !== undefined && !type.startsWith('image/png') && !type.startsWith('font/');
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const headers = {'content-type': type ?? 'application/octet-stream', 'cache-control': 'max-age=600'};
  if (isCompressed && acceptsGzip) {
    const body = compress(answer.file);
    response.writeHead(answer.status, {...headers, 'content-encoding': 'gzip', 'content-length': body.length});
    response.end(body);
  } else {
    response.writeHead(answer.status, headers);
    createReadStream(answer.file).pipe(response);
  }
}

/**
 * Serves a built site with GitHub Pages' rules on the loopback address.
 * @param port 0 for any free one
 * @returns the listening server
 */
export function servePages(folder: string, base: string, port: number): Promise<Server> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    respond(request, response, root, base);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

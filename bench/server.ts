import {createServer, type Server} from 'node:http';
import {resolveRequest} from '../scripts/pages-server';
import type {FileTable} from './resources';

/**
 * Serves a build by GitHub Pages' rules and, as its caches do, with files that were compressed beforehand: compressing
 * while the page loads would take processor time from the page.
 * @returns the listening server, on any free port of the loopback address
 */
export function serveCompressed(files: FileTable): Promise<Server> {
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const answer = resolveRequest(files.folder, files.base, decodeURIComponent(pathname));
    if (answer.kind === 'redirect') {
      response.writeHead(301, {location: encodeURI(answer.location) + search}).end();
    } else if (answer.kind === 'text') {
      response.writeHead(answer.status, {'content-type': 'text/plain'}).end(answer.text);
    } else {
      const {body, type, isCompressed} = files.read(answer.file);
      response
        .writeHead(answer.status, {
          'content-type': type,
          'content-length': body.length,
          'cache-control': 'max-age=600',
          ...(isCompressed && {'content-encoding': 'gzip'}),
        })
        .end(body);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

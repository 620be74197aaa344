import {createServer, type Server, type ServerResponse} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {resolveRequest} from '../scripts/pages-server';
import type {FileTable} from './resources';

/** A slow line: each request waits, and all share what it carries. */
export interface Line {
  readonly latencyMs: number;
  readonly bytesPerMs: number;
}

const CHUNK = 4096;

/** Sends bodies over one line, piece by piece. */
function senderOver({latencyMs, bytesPerMs}: Line): (body: Buffer, response: ServerResponse) => Promise<void> {
  let free = 0;
  return async (body, response) => {
    await sleep(latencyMs);
    for (let start = 0; start < body.length; start += CHUNK) {
      const chunk = body.subarray(start, start + CHUNK);
      free = Math.max(free, performance.now()) + chunk.length / bytesPerMs;
      await sleep(Math.max(0, free - performance.now()));
      response.write(chunk);
    }
    response.end();
  };
}

/**
 * Serves a build by GitHub Pages' rules and, as its caches do, with files that were compressed beforehand: compressing
 * while the page loads would take processor time from the page.
 * @param line that everything goes over; without it, nothing waits
 * @returns the listening server, on any free port of the loopback address
 */
export function serveCompressed(files: FileTable, line?: Line): Promise<Server> {
  const send = line && senderOver(line);
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const answer = resolveRequest(files.folder, files.base, decodeURIComponent(pathname));
    if (answer.kind === 'redirect') {
      response.writeHead(301, {location: encodeURI(answer.location) + search}).end();
    } else if (answer.kind === 'text') {
      response.writeHead(answer.status, {'content-type': 'text/plain'}).end(answer.text);
    } else {
      const {body, type, isCompressed} = files.read(answer.file);
      response.writeHead(answer.status, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'max-age=600',
        ...(isCompressed && {'content-encoding': 'gzip'}),
      });
      if (send) {
        void send(body, response);
      } else {
        response.end(body);
      }
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {FileTable} from './resources';
import {serveCompressed} from './server';

const TEXT = 'the same words, the same words, the same words, the same words';
let folder: string;
let server: Server;

async function ask(request: string): Promise<Response> {
  const {port} = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${request}`, {redirect: 'manual'});
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  for (const name of ['faq.html', '404.html', 'shot.png']) {
    writeFileSync(path.join(folder, name), TEXT);
  }
  server = await serveCompressed(new FileTable(folder, '/base/'));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

it.each([
  ['/base/faq', 200, 'text/html; charset=utf-8', 'gzip'],
  ['/base/no-such-page', 404, 'text/html; charset=utf-8', 'gzip'],
  ['/base/shot.png', 200, 'image/png', null],
])('%s is answered with %d, %s, %s', async (request, status, type, encoding) => {
  const answer = await ask(request);
  expect(await answer.text()).toBe(TEXT);
  const {headers} = answer;
  expect([answer.status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
    status,
    type,
    encoding,
  ]);
});

it('tells the length of what it sends', async () => {
  const {headers} = await ask('/base/shot.png');
  expect(headers.get('content-length')).toBe(String(TEXT.length));
});

it('leads to the base path, and has nothing beside it', async () => {
  const redirect = await ask('/base?from=here');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/base/?from=here']);
  expect((await ask('/elsewhere')).status).toBe(404);
});

it('sends all over one line when it is told how slow that is', async () => {
  const slow = await serveCompressed(new FileTable(folder, '/base/'), {latencyMs: 50, bytesPerMs: 2});
  try {
    const {port} = slow.address() as AddressInfo;
    const started = performance.now();
    const answers = await Promise.all([1, 2].map(() => fetch(`http://127.0.0.1:${port}/base/shot.png`)));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([TEXT, TEXT]);
    expect(performance.now() - started).toBeGreaterThanOrEqual(50 + TEXT.length - 5);
  } finally {
    slow.close();
  }
});

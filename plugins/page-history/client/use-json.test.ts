import {afterEach, expect, it, vi} from 'vitest';
import {fetchJson} from './use-json';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(response: Response) {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('gives what the file says, and asks the cache as wanted', async () => {
  const fetch = answer(Response.json({a: 1}));
  await expect(fetchJson('/a.json', 'no-cache')).resolves.toEqual({a: 1});
  const [[address, {cache, signal} = {}] = [], ...others] = fetch.mock.calls;
  expect({address, cache, others}).toEqual({address: '/a.json', cache: 'no-cache', others: []});
  expect(signal, 'what gives up in the end').toBeInstanceOf(AbortSignal);
});

it('throws when the file does not come', async () => {
  answer(new Response('', {status: 503}));
  await expect(fetchJson('/a.json')).rejects.toThrow('/a.json answers with 503');
});

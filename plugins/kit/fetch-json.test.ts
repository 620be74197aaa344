import {afterEach, expect, it, vi} from 'vitest';
import {fetchJson} from './fetch-json';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(response: Response) {
  const fetch = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('gives what the file says, and asks the cache as wanted', async () => {
  const fetch = answer(Response.json({a: 1}));
  await expect(fetchJson('/a.json', 'no-cache')).resolves.toEqual({a: 1});
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/a.json', {cache: 'no-cache'});
});

it('throws when the file does not come', async () => {
  answer(new Response('', {status: 503}));
  await expect(fetchJson('/a.json')).rejects.toThrow('/a.json answers with 503');
});

import {describe, expect, it, vi} from 'vitest';
import {encodeDifferingTerms, encodeIndex} from '../build/encode';
import {INDEX_FORMAT} from '../shared/format';
import {createSource, faultOf} from './source';

const index = JSON.stringify(encodeIndex('1.9.0', []));
const manifestOf = (file: string): string =>
  JSON.stringify({format: INDEX_FORMAT, indexes: {'1.9.0': file}, terms: 'terms.json'});
const terms = JSON.stringify(encodeDifferingTerms(new Map([['1.9.0', []]])));

/** A site whose files change as the test goes on; what is not there answers 404. */
function siteOf(files: Record<string, string>) {
  const fetchFile = vi.fn<(url: string, init: RequestInit) => Promise<Response>>((url) => {
    const body = files[url.replace('/base/', '')];
    return Promise.resolve(new Response(body ?? 'Not found', {status: body === undefined ? 404 : 200}));
  });
  const asked = (): string[] => fetchFile.mock.calls.map(([url]) => url.replace('/base/', ''));
  return {files, fetchFile, asked, source: createSource('/base/', fetchFile)};
}

describe('createSource', () => {
  it('loads each file once', async () => {
    const {source, asked} = siteOf({'search-manifest.json': manifestOf('a.json'), 'a.json': index});
    await Promise.all([source.engine('1.9.0'), source.engine('1.9.0')]);
    await source.engine('1.9.0');
    expect(asked()).toEqual(['search-manifest.json', 'a.json']);
  });

  it('asks for the new manifest when the site was deployed anew', async () => {
    const {source, files, asked} = siteOf({'search-manifest.json': manifestOf('old.json'), 'terms.json': terms});
    await source.differingTerms();
    Object.assign(files, {'search-manifest.json': manifestOf('new.json'), 'new.json': index});
    expect((await source.engine('1.9.0')).version).toBe('1.9.0');
    expect(asked()).toEqual(['search-manifest.json', 'terms.json', 'old.json', 'search-manifest.json', 'new.json']);
  });

  it.each([
    ['nothing is there', {}, 'missing'],
    ['the version is unknown', {'search-manifest.json': manifestOf('a.json').replace('1.9.0', '2.0.0')}, 'missing'],
    ['the manifest is cut off', {'search-manifest.json': manifestOf('a.json').slice(0, 20)}, 'damaged'],
    ['the index is cut off', {'search-manifest.json': manifestOf('a.json'), 'a.json': index.slice(0, 20)}, 'damaged'],
    ['the index is empty', {'search-manifest.json': manifestOf('a.json'), 'a.json': ''}, 'damaged'],
    ['the index is a list', {'search-manifest.json': manifestOf('a.json'), 'a.json': '[]'}, 'other-build'],
    [
      'the index is one of another version',
      {'search-manifest.json': manifestOf('a.json'), 'a.json': index.replace('1.9.0', '1.0.0')},
      'other-build',
    ],
    ['the manifest has another format', {'search-manifest.json': '{"format":0}'}, 'other-build'],
  ])('says what is wrong when %s, and loads again at the next call', async (_name, files, fault) => {
    const site = siteOf(files);
    const error: unknown = await site.source.engine('1.9.0').catch((reason: unknown) => reason);
    expect(faultOf(error)).toBe(fault);
    Object.assign(site.files, {'search-manifest.json': manifestOf('good.json'), 'good.json': index});
    expect((await site.source.engine('1.9.0')).version).toBe('1.9.0');
  });

  it('does not take a damaged file from the cache again', async () => {
    const {source, files, fetchFile} = siteOf({'search-manifest.json': manifestOf('a.json'), 'a.json': '{'});
    await source.engine('1.9.0').catch(() => undefined);
    files['a.json'] = index;
    await source.engine('1.9.0');
    const caches = fetchFile.mock.calls.filter(([url]) => url.endsWith('a.json')).map(([, init]) => init.cache);
    expect(caches).toEqual(['default', 'reload']);
  });

  it('says that the line is down', async () => {
    const source = createSource('/', () => Promise.reject(new TypeError('Failed to fetch')));
    const error: unknown = await source.texts('a.json').catch((reason: unknown) => reason);
    expect(faultOf(error)).toBe('unreachable');
  });
});

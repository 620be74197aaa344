import {describe, expect, it, vi} from 'vitest';
import {encodeDifferingTerms, encodeIndex} from '../node/encode';
import {indexFile, TERMS_FILE} from '../shared/format';
import {createSource, faultOf} from './source';

const index = JSON.stringify(encodeIndex('1.9.0', []));
const INDEX = indexFile('1.9.0');
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
    const {source, asked} = siteOf({[INDEX]: index, [TERMS_FILE]: terms});
    await Promise.all([source.engine('1.9.0'), source.engine('1.9.0')]);
    await source.engine('1.9.0');
    await Promise.all([source.differingTerms(), source.differingTerms()]);
    expect(asked()).toEqual([INDEX, TERMS_FILE]);
  });

  it.each([
    ['nothing is there', {}, 'missing'],
    ['the index is cut off', {[INDEX]: index.slice(0, 20)}, 'damaged'],
    ['the index is empty', {[INDEX]: ''}, 'damaged'],
    ['the index is a list', {[INDEX]: '[]'}, 'other-build'],
    ['the index is one of another version', {[INDEX]: index.replace('1.9.0', '1.0.0')}, 'other-build'],
    ['the index has another format', {[INDEX]: '{"format":0}'}, 'other-build'],
  ])('says what is wrong when %s, and loads again at the next call', async (_name, files, fault) => {
    const site = siteOf(files);
    const error: unknown = await site.source.engine('1.9.0').catch((reason: unknown) => reason);
    expect(faultOf(error)).toBe(fault);
    Object.assign(site.files, {[INDEX]: index});
    expect((await site.source.engine('1.9.0')).version).toBe('1.9.0');
  });

  it('does not take a file that could not be used from the cache again', async () => {
    const {source, files, fetchFile} = siteOf({[INDEX]: '{'});
    await source.engine('1.9.0').catch(() => undefined);
    files[INDEX] = index;
    await source.engine('1.9.0');
    expect(fetchFile.mock.calls.map(([, init]) => init.cache)).toEqual(['default', 'reload']);
  });

  it('says that the line is down', async () => {
    const source = createSource('/', () => Promise.reject(new TypeError('Failed to fetch')));
    const error: unknown = await source.texts('a.json').catch((reason: unknown) => reason);
    expect(faultOf(error)).toBe('unreachable');
  });
});

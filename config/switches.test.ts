import {describe, expect, it} from 'vitest';
import {readSwitches, versionOptions} from './switches';

const released = ['1.9.0', '1.8.1', '1.0.0'];

describe('readSwitches', () => {
  it('is all off in an empty environment', () => {
    expect(readSwitches({}, released)).toEqual({
      gtagTrackingId: undefined,
      algolia: undefined,
      includeNext: false,
      onlyVersions: undefined,
    });
  });
  it('reads each switch', () => {
    const env = {
      GTAG_TRACKING_ID: 'G-ABC123',
      ALGOLIA_APP_ID: 'a',
      ALGOLIA_API_KEY: 'k',
      ALGOLIA_INDEX_NAME: 'i',
      DOCS_INCLUDE_NEXT: '1',
      DOCS_ONLY_VERSIONS: ' 1.9.0, 1.0.0 ',
    };
    expect(readSwitches(env, released)).toEqual({
      gtagTrackingId: 'G-ABC123',
      algolia: {appId: 'a', apiKey: 'k', indexName: 'i'},
      includeNext: true,
      onlyVersions: ['1.9.0', '1.0.0'],
    });
  });
  it.each([
    [{GTAG_TRACKING_ID: '<script>'}, 'is not a Google tag id'],
    [{ALGOLIA_APP_ID: 'a'}, 'Missing: ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME'],
    [{DOCS_ONLY_VERSIONS: '1.9'}, 'there is no version "1.9". Known: 1.9.0, 1.8.1, 1.0.0'],
  ])('refuses %o', (env, message) => {
    expect(() => readSwitches(env, released)).toThrow(message);
  });
});

describe('versionOptions', () => {
  const off = {includeNext: false, onlyVersions: undefined};
  it('publishes every released version without banner, the first as the latest', () => {
    expect(versionOptions(released, off)).toEqual({
      lastVersion: '1.9.0',
      includeCurrentVersion: false,
      versions: Object.fromEntries(released.map((name) => [name, {label: name, banner: 'none', badge: false}])),
    });
  });
  it('adds docs/ as Next on request', () => {
    const options = versionOptions(released, {...off, includeNext: true});
    expect(options.versions.current).toEqual({label: 'Next', banner: 'none', badge: false, path: 'next'});
    expect(options.lastVersion).toBe('1.9.0');
  });
  it('builds some versions only, the newest of them as the latest', () => {
    const options = versionOptions(released, {...off, onlyVersions: ['1.0.0', '1.8.1']});
    expect(options).toMatchObject({lastVersion: '1.8.1', onlyIncludeVersions: ['1.8.1', '1.0.0']});
  });
});

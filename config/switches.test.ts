import {describe, expect, it} from 'vitest';
import {readSwitches, versionOptions} from './switches';

const released = ['1.9.0', '1.8.1', '1.0.0'];

describe('readSwitches', () => {
  it('is all off in an empty environment', () => {
    expect(readSwitches({})).toEqual({
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
    expect(readSwitches(env)).toEqual({
      gtagTrackingId: 'G-ABC123',
      algolia: {appId: 'a', apiKey: 'k', indexName: 'i'},
      includeNext: true,
      onlyVersions: ['1.9.0', '1.0.0'],
    });
  });
  it.each([
    [{GTAG_TRACKING_ID: '<script>'}, 'is not a Google tag id'],
    [{ALGOLIA_APP_ID: 'a'}, 'Missing: ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME'],
  ])('refuses %o', (env, message) => {
    expect(() => readSwitches(env)).toThrow(message);
  });
});

describe('versionOptions', () => {
  const off = {includeNext: false, onlyVersions: undefined};
  const plain = {banner: 'none', badge: false};
  it('publishes every released version without banner, the first as the latest', () => {
    expect(versionOptions(released, off)).toEqual({
      lastVersion: '1.9.0',
      includeCurrentVersion: false,
      onlyIncludeVersions: released,
      versions: {'1.9.0': plain, '1.8.1': plain, '1.0.0': plain},
    });
  });
  it('adds docs/ on request', () => {
    expect(versionOptions(released, {...off, includeNext: true})).toMatchObject({
      lastVersion: '1.9.0',
      includeCurrentVersion: true,
      versions: {current: plain},
    });
  });
  it('builds some versions only, the newest of them as the latest', () => {
    const options = versionOptions(released, {...off, onlyVersions: ['1.0.0', '1.8.1']});
    expect(options).toMatchObject({lastVersion: '1.8.1', onlyIncludeVersions: ['1.0.0', '1.8.1']});
  });
  it('leaves it to Docusaurus to refuse an unknown version', () => {
    const options = versionOptions(released, {...off, onlyVersions: ['1.9']});
    expect(options).toMatchObject({onlyIncludeVersions: ['1.9'], versions: {}});
  });
});

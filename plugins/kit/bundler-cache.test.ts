import {expect, it} from 'vitest';
import {extendCacheVersion} from './bundler-cache';

it('adds a key to the version of the cache', () => {
  const config = {experiments: {cache: {version: '1'}}};
  expect(extendCacheVersion(config, 'facts-a')).toEqual({experiments: {cache: {version: '1-facts-a'}}});
  expect(extendCacheVersion({experiments: {cache: {}}}, 'facts-a')).toEqual({
    experiments: {cache: {version: '-facts-a'}},
  });
});

it('names the files that the cache depends on', () => {
  expect(extendCacheVersion({experiments: {cache: {version: '1'}}}, 'a', ['/site/package-lock.json'])).toEqual({
    experiments: {cache: {version: '1-a', buildDependencies: ['/site/package-lock.json']}},
  });
});

it.each([{}, {experiments: {}}, {experiments: {cache: false}}, {experiments: {cache: null}}])(
  'changes nothing when the cache is off: %o',
  (config) => {
    expect(extendCacheVersion(config, 'a', ['/file'])).toEqual({});
  },
);

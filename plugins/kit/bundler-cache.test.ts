import {expect, it} from 'vitest';
import {persistentCache} from './bundler-cache';

it('gives the cache of the configuration', () => {
  expect(persistentCache({experiments: {cache: {version: '1'}}})).toEqual({version: '1'});
});

it.each([{}, {experiments: {}}, {experiments: {cache: false}}, {experiments: {cache: null}}])(
  'gives nothing when it is off: %o',
  (config) => {
    expect(persistentCache(config)).toBeUndefined();
  },
);

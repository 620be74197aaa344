import {expect, it} from 'vitest';
import {menuEngines} from './version-menu';
import {versionOptions} from './version-options';

it('has engines beside each version that is built, and none beside Next', () => {
  const {versions} = versionOptions(['1.9.0', '1.8.1', '1.0.0'], {includeNext: true, onlyVersions: ['1.9.0', '1.0.0']});
  const engines: Readonly<Record<string, string>> = {'1.9.0': '5.4-5.6', '1.0.0': '4.26-5.0'};
  expect(menuEngines(versions, (version) => engines[version] ?? '')).toEqual({
    '1.9.0': '5.4-5.6',
    '1.0.0': '4.26-5.0',
  });
});

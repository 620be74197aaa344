import {expect, it} from 'vitest';
import {menuFacts, monthOf} from './version-menu';
import {versionOptions} from './version-options';

it('has engines beside each version that is built, and none beside Next', () => {
  const {versions} = versionOptions(['1.9.0', '1.8.1', '1.0.0'], {includeNext: true, onlyVersions: ['1.9.0', '1.0.0']});
  const engines: Readonly<Record<string, string>> = {'1.9.0': '5.4-5.6', '1.0.0': '4.26-5.0'};
  expect(menuFacts(versions, (version) => engines[version] ?? '')).toEqual({
    '1.9.0': '5.4-5.6',
    '1.0.0': '4.26-5.0',
  });
});

it('names the month of a release, and none without a date', () => {
  expect(['2025-06-16', '2022-10-01', undefined].map(monthOf)).toEqual(['Jun 2025', 'Oct 2022', '']);
});

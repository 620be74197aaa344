import {expect, it} from 'vitest';
import {compare} from 'semver';
import {VERSIONS} from '../tests/pages';
import {parseCpuSeconds, parseStatus} from './process-watch';
import {isChanged, versionNames, withoutPast, withRows} from './versions';

it('made-up versions follow the latest real one, newest first', () => {
  expect(versionNames(1)).toEqual([VERSIONS[0]]);
  const names = versionNames(30);
  expect(new Set(names).size).toBe(30);
  expect(names.at(-1)).toBe(VERSIONS[0]);
  expect(names).toEqual([...names].sort(compare).reverse());
});

it('a version changes one page of four, and its neighbours change others', () => {
  const changed = (version: number): number[] =>
    Array.from({length: 8}, (_, page) => page).filter((page) => isChanged(page, version));
  expect(changed(1)).toEqual([1, 5]);
  expect(changed(2)).toEqual([2, 6]);
});

it('every made-up version gets a row in the list of releases, and the real one keeps its own', () => {
  const real = `export const releases: readonly Release[] = [\n  {version: '${VERSIONS[0]}', date: '2025-06-16'},\n];`;
  const written = withRows(real, versionNames(3));
  const rows = [...written.matchAll(/version: '([\d.]+)', date: '([\d-]+)'/g)].slice(0, 3);
  expect(rows.map(([, version]) => version)).toEqual(versionNames(3));
  expect(rows.map(([, , date]) => date)).toEqual(['2026-01-02', '2026-01-01', '2025-06-16']);
  expect(() => withRows('', ['1.10.0'])).toThrow('does not begin with');
});

it('pages say nothing by name of versions that are not there', () => {
  expect(withoutPast('UE %%engines%%; the last for UE4 is %%last-ue4-version%%.')).toBe(
    `UE %%engines%%; the last for UE4 is ${VERSIONS[0]}.`,
  );
});

it('memory is read from the description of a process', () => {
  expect(parseStatus('Name:\tnode\nVmPeak:\t 9 kB\nVmHWM:\t     200 kB\nVmRSS:\t     100 kB\nThreads:\t7\n')).toEqual({
    now: 102400,
    peak: 204800,
  });
  expect(parseStatus('')).toEqual({now: 0, peak: 0});
});

it('processor time is that of the process and its ended children', () => {
  const fields = ['S', 1, 1, 1, 0, -1, 0, 0, 0, 0, 0, 400, 50, 30, 20, 20, 0, 11];
  expect(parseCpuSeconds(`7 (node (main)) ${fields.join(' ')}`)).toBe(5);
  expect(parseCpuSeconds('')).toBe(0);
});

import {describe, expect, it} from 'vitest';
import {
  byVersion,
  compareDotted,
  copyrightYears,
  engineRange,
  monthOf,
  newestDocsFor,
  newestRelease,
  releaseOf,
  releaseLines,
  rowOf,
} from './release-facts';
import type {Release} from './releases';

/** Rows of their own: what happens to the real ones says nothing about these functions. */
const releases: readonly Release[] = [
  {version: '1.9.0', date: '2025-06-16', engines: ['5.4', '5.5', '5.6'], highlights: ['Unreal Engine 5.6 support']},
  {version: '1.8.1', date: '2025-01-28', engines: ['5.3', '5.4', '5.5']},
  {version: '1.8.0', date: '2024-11-26', engines: ['5.3', '5.4', '5.5'], highlights: ['Unreal Engine 5.5 support']},
  {version: '1.5.2', date: '2023-05-23', engines: ['4.27', '5.0', '5.1', '5.2']},
  {version: '1.5.2', date: '2023-04-27', engines: ['4.27', '5.0', '5.1']},
  {version: '1.5.0', date: '2023-01-16', engines: ['4.27', '5.0', '5.1'], highlights: ['Native gameplay tags']},
  {version: '1.4.0', date: '2022-11-24', engines: ['4.27', '5.0', '5.1'], highlights: ['Unreal Engine 5.1 support']},
  {
    version: '1.3.0',
    date: '2022-10-09',
    engines: ['4.26', '4.27', '5.0'],
    highlights: ['Multiple tap'],
    presumed: ['4.26'],
    notes: ['UE 4.26: Multiple tap needs 4.27 or 5.0.'],
  },
  {version: '1.1.1', date: '2022-07-09', engines: ['4.26', '4.27', '5.0'], presumed: ['4.26']},
  {version: '1.1.0', date: '2022-05-18', engines: ['4.26', '4.27', '5.0'], highlights: ['Enhanced Input']},
];
const later: Release = {version: '1.10.0', date: '2027-02-01', engines: ['5.5', '5.6'], highlights: ['More']};

describe('compareDotted', () => {
  it.each([
    ['1.10.0', '1.9.0', 1],
    ['1.9.0', '1.9.0', 0],
    ['4.27', '5.0', -1],
    ['5.10', '5.9', 1],
  ])('%s against %s', (a, b, sign) => {
    expect(Math.sign(compareDotted(a, b))).toBe(sign);
  });
});

describe('newestRelease and releaseOf', () => {
  it('orders by number, not by text', () => {
    expect(newestRelease([...releases, later]).version).toBe('1.10.0');
  });
  it('takes the later of the two builds of 1.5.2', () => {
    expect(releaseOf(releases, '1.5.2')).toMatchObject({date: '2023-05-23', engines: ['4.27', '5.0', '5.1', '5.2']});
  });
  it('refuses an empty list', () => {
    expect(() => newestRelease([])).toThrow('Add a row');
  });
});

it('says which line to add for a docs version without a row', () => {
  expect(() => rowOf('1.10.0', releases)).toThrow(
    /releases\.ts: docs version 1\.10\.0 has no row.*\n {2}\{version: '1\.10\.0', date:/,
  );
});

it('says 2025, and from a later release on a range of years', () => {
  expect(copyrightYears(releases)).toBe('2025');
  expect(copyrightYears([later, ...releases])).toBe('2025–2027');
});

it.each([
  [['5.4', '5.5', '5.6'], '5.4–5.6'],
  [['4.27', '5.0', '5.1', '5.2'], '4.27–5.2'],
  [['5.4', '5.6'], '5.4, 5.6'],
  [['5.6'], '5.6'],
  [[], ''],
] as const)('engines %j are %s', (engines, range) => {
  expect(engineRange(engines, releases)).toBe(range);
});

describe('newestDocsFor', () => {
  const docs = ['1.9.0', '1.8.1', '1.5.2', '1.4.0', '1.3.0'].map((name) => ({name}));
  it.each([
    ['5.6', '1.9.0'],
    ['5.3', '1.8.1'],
    ['4.27', '1.5.2'],
    ['4.25', undefined],
  ] as const)('UE %s: %s', (engine, version) => {
    expect(newestDocsFor(engine, docs, releases)?.name).toBe(version);
  });
  it('takes a version whose support is only presumed when there is no other', () => {
    expect(newestDocsFor('4.26', docs, releases)?.name).toBe('1.3.0');
    expect(newestDocsFor('4.26', [...docs, {name: '1.1.0'}], releases)?.name).toBe('1.1.0');
  });
});

it('names the month of the last build of each version', () => {
  expect(byVersion(['1.5.2', '1.3.0'], releases, monthOf)).toEqual({'1.5.2': 'May 2023', '1.3.0': 'Oct 2022'});
});

describe('releaseLines', () => {
  const lines = releaseLines(releases);
  it('has one row for each line, newest first, with the engines of all its releases', () => {
    expect(lines.map(({line, engines}) => `${line} ${engines.join(' ')}`)).toEqual([
      '1.9.x 5.4 5.5 5.6',
      '1.8.x 5.3 5.4 5.5',
      '1.5.x 4.27 5.0 5.1 5.2',
      '1.4.x 4.27 5.0 5.1',
      '1.3.x 4.26 4.27 5.0',
      '1.1.x 4.26 4.27 5.0',
    ]);
  });
  it('says of which line a note is', () => {
    expect(lines.flatMap(({notes}) => notes)).toEqual(['1.3.x, UE 4.26: Multiple tap needs 4.27 or 5.0.']);
  });
  it('asks for highlights of a new line', () => {
    const bare: Release = {version: '2.0.0', date: '2027-01-01', engines: ['5.6']};
    expect(() => releaseLines([bare, ...releases])).toThrow(
      '2.0.0 is the first release of 2.0.x and needs `highlights',
    );
  });
});

import {describe, expect, it} from 'vitest';
import {readOptions} from './options';
import {PARTS, replaceSections, type Section} from './results';
import {needsOurBuild} from './sites';

describe('readOptions', () => {
  it.each([
    [[], PARTS, ['ours', 'stock'], true],
    [['--quick'], ['bytes'], ['ours'], false],
    [['--only', 'nav, bytes'], ['bytes', 'nav'], ['ours'], false],
    [['--only', 'growth,stock'], ['growth'], ['stock'], false],
    [['--only', 'stock'], PARTS, ['stock'], false],
    [['--only', 'build,ours,stock'], ['build'], ['ours', 'stock'], false],
    [['--only', 'search'], [], ['ours'], true],
  ])('%j', (args, parts, sites, hasSearch) => {
    expect(readOptions(args)).toEqual({parts, sites, hasSearch, runs: 5, isWritten: false});
  });

  it('takes the number of runs and --write', () => {
    expect(readOptions(['--runs', '3', '--write'])).toMatchObject({runs: 3, isWritten: true});
  });

  it.each([
    [['--only', 'byte'], 'there is no "byte"'],
    [['--only', ''], 'there is no ""'],
    [['--runs', '0'], 'not a number of runs'],
    [['--fast'], 'fast'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

it.each([
  [['--quick'], true],
  [['--only', 'build,growth'], false],
  [['--only', 'bytes,stock'], false],
  [['--only', 'search'], true],
  [[], true],
])('whether %j needs a build in the repository: %s', (args, expected) => {
  expect(needsOurBuild(readOptions(args))).toBe(expected);
});

it('new sections take the place of those of the same part and site', () => {
  const section = (site: Section['site'], value: number): Section => ({
    part: 'bytes',
    site,
    measuredAt: '',
    measurements: [{subject: 'home', metric: 'scripts', value}],
  });
  expect(replaceSections([section('ours', 1), section('stock', 2)], [section('ours', 3)])).toEqual([
    section('stock', 2),
    section('ours', 3),
  ]);
});

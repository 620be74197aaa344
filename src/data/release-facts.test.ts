import {describe, expect, it} from 'vitest';
import {
  assertReleaseRows,
  compareDotted,
  copyrightYears,
  newestRelease,
  releaseOf,
  supportMatrix,
} from './release-facts';
import {releases, type Release} from './releases';

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

describe('assertReleaseRows', () => {
  it('accepts versions that have rows', () => {
    expect(() => {
      assertReleaseRows(['1.9.0', '1.0.0'], releases);
    }).not.toThrow();
  });
  it('says which line to add', () => {
    expect(() => {
      assertReleaseRows(['1.10.0'], releases);
    }).toThrow(/releases\.ts: docs version 1\.10\.0 has no row.*\n {2}\{version: '1\.10\.0', date:/);
  });
});

describe('copyrightYears', () => {
  it('is 2025 while the newest release is of 2025', () => {
    expect(copyrightYears(releases)).toBe('2025');
  });
  it('becomes a range with a later release', () => {
    expect(copyrightYears([later, ...releases])).toBe('2025-2027');
  });
});

describe('supportMatrix', () => {
  const rows = supportMatrix(releases);
  const text = rows.map((row) => `${row.line} ${row.cells.map((cell) => cell.support[0]).join('')}`);
  it('has one row per line and one cell per engine, newest first', () => {
    // s supported, l limited, d dropped, t the engine is newer than the line
    expect(text).toEqual([
      '1.9.x sssdddddd',
      '1.8.x tsssddddd',
      '1.7.x ttsssdddd',
      '1.6.x tttsssddd',
      '1.5.x ttttssssd',
      '1.4.x tttttsssd',
      '1.3.x ttttttssl',
      '1.2.x ttttttsss',
      '1.1.x ttttttssl',
      '1.0.x ttttttsss',
    ]);
  });
  it('says from which release an engine is supported', () => {
    const cell = rows.find((row) => row.line === '1.5.x')?.cells.find(({engine}) => engine === '5.2');
    expect(cell?.note).toBe('From 1.5.2 of 2023-05-23.');
  });
  it('asks for highlights of a new line', () => {
    const bare: Release = {version: '2.0.0', date: '2027-01-01', engines: ['5.6']};
    expect(() => supportMatrix([bare, ...releases])).toThrow(
      '2.0.0 is the first release of 2.0.x and needs `highlights',
    );
  });
});

import {describe, expect, it} from 'vitest';
import type {Release} from '../../../src/data/releases';
import {nextReleases} from './next-releases';

const NEWEST: Release = {version: '1.9.0', date: '2025-06-16', engines: ['5.4', '5.5', '5.6']};
const OLD: Release = {version: '1.8.1', date: '2025-01-28', engines: ['5.3', '5.4', '5.5']};

describe('the releases of a rehearsal', () => {
  it('are 1.10.0 of 2026-02-19, 1.11.0 of 2026-06-26 and 1.12.0 of 2026-10-28 when 1.9.0 is the newest', () => {
    expect(nextReleases([OLD, NEWEST])).toMatchObject([
      {version: '1.10.0', date: '2026-02-19', engines: ['5.5', '5.6', '5.7']},
      {version: '1.11.0', date: '2026-06-26', engines: ['5.6', '5.7', '5.8']},
      {version: '1.12.0', date: '2026-10-28', engines: ['5.7', '5.8', '5.9']},
    ]);
  });

  it('follow whatever is the newest', () => {
    const cut: Release = {version: '1.10.0', date: '2026-02-19', engines: ['5.5', '5.6', '5.7']};
    expect(nextReleases([cut, NEWEST])).toMatchObject([
      {version: '1.11.0', date: '2026-10-25', engines: ['5.6', '5.7', '5.8']},
      {version: '1.12.0', date: '2027-03-01', engines: ['5.7', '5.8', '5.9']},
      {version: '1.13.0', date: '2027-07-03', engines: ['5.8', '5.9', '5.10']},
    ]);
    const last: Release = {version: '2.0.1', date: '2030-12-31', engines: ['5.9', '4.27']};
    const [first, second, third] = nextReleases([last, cut]);
    expect(first).toMatchObject({version: '2.1.0', engines: ['5.9', '5.10']});
    expect(second.engines).toEqual(['5.10', '5.11']);
    expect(first.date > last.date && second.date > first.date && third.date > second.date).toBe(true);
  });
});

import {describe, expect, it} from 'vitest';
import type {Release} from '../../../src/data/releases';
import {formatProblem} from '../shared/problem';
import {changelogProblems, readChangelog} from './changelog';

/** 1.1.0 was published twice. */
const ROWS: readonly Release[] = [
  {version: '1.1.0', date: '2025-05-23', engines: ['5.6']},
  {version: '1.1.0', date: '2025-04-27', engines: ['5.5']},
  {version: '1.0.0', date: '2024-12-01', engines: ['5.5']},
];
const FIRST = '## 1.0.0 {/* #v1-0-0 */}\n\nReleased 2024-12-01.\n';

const errorsOf = (text: string): string[] => changelogProblems(readChangelog(text), ROWS).map(formatProblem);

const twice = (id: string, date: string): string =>
  `## 1.1.0 (May) {/* #${id} */}\n\nReleased ${date}. Text.\n\n${FIRST}`;

describe('the dates of the changelog', () => {
  it.each([FIRST, twice('v1-1-0-2025-05-23', '2025-05-23'), twice('v1-1-0-2025-04-27', '2025-04-27')])(
    'are those of the rows: %j',
    (text) => {
      expect(errorsOf(text)).toEqual([]);
    },
  );
  it.each([
    [
      'the date of the other build',
      twice('v1-1-0-2025-05-23', '2025-04-27'),
      /:3: 1\.1\.0 is released 2025-04-27 here, and 2025-05-23 in/,
    ],
    [
      'an id that does not say which build',
      twice('v1-1-0', '2025-04-27'),
      /:1: No row .* Let its id end with one of its dates: 2025-05-23, 2025-04-27\.$/,
    ],
    ['an older entry', FIRST.replace('12-01', '12-02'), /:3: 1\.0\.0 is released 2024-12-02 here, and 2024-12-01 in/],
  ])('are checked: %s', (_, text, error) => {
    const errors = errorsOf(text);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(error);
  });
});

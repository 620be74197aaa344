import {describe, expect, it} from 'vitest';
import {readPage} from '../shared/page';
import {formatProblem} from '../shared/problem';
import {page} from '../testing/small-tree';
import {readChangelog} from './changelog';
import {checkGlossaryDates, dateProblems} from './dates';
import {readGlossary} from './glossary';
import {lexiconFrom} from './identifiers';

const GLOSSARY = `
- {name: Thing, kind: class, since: 1.0.0, changed: [1.2.0]}
- {name: Input, kind: class, since: 1.1.1, release: 1.1.0}
- {name: Owner, kind: property, since: 1.1.1, release: unknown}
- {name: Old Map, kind: asset, since: 1.0.0, until: 1.5.2}
`;
const CHANGELOG = `
## 1.2.0 {/* #v1-2-0 */}

- \`Thing\` has more members.

## 1.1.0 {/* #v1-1-0 */}

- \`Input\` is new.
`;
const ROWS = new Set(['1.0.0', '1.1.0', '1.1.1', '1.2.0']);

const {entries} = readGlossary(GLOSSARY);
const lexicon = lexiconFrom(entries);

function errorsOf(text: string): string[] {
  return dateProblems(readPage('a.mdx', 'a.mdx', page('A', text)), lexicon).map(formatProblem);
}

const table = (header: string, row: string): string => `${header}\n${header.replace(/[^|]+/g, '---')}\n${row}`;

describe('dateProblems', () => {
  it.each([
    table('| Class | Since |', '| `Thing` | 1.0.0 |'),
    table('| Class | Since |', '| `Thing`, more members | 1.2.0 |'),
    table('| Class | Since |', '| `Input` | 1.1.0 |'),
    table('| Class | Since |', '| `Owner` | 1.1.1 or earlier |'),
    table('| Class | Since |', '| Something else | 0.9.0 |'),
    table('| Class | Documented since |', '| `Input` | 1.1.1 |'),
    table('| Since | You notice |', '| 1.2.0 | `Thing` of `Owner` has grown. |'),
  ])('accepts %s', (text) => {
    expect(errorsOf(text)).toEqual([]);
  });
  it.each([
    [
      table('| Class | Since |', '| `Input` | 1.1.1 |'),
      /^a\.mdx:9: The table dates Input "1\.1\.1"; the glossary says 1\.1\.0\. Write 1\.1\.0/,
    ],
    [table('| Class | Since |', '| `Owner` | 1.1.1 |'), /The table dates Owner "1\.1\.1".* Write 1\.1\.1 or earlier/],
    [table('| Class | Since |', '| `Thing` | 1.1.0 |'), /the glossary says 1\.0\.0, changed in 1\.2\.0/],
    [table('| Class | Documented since |', '| `Input` | 1.1.0 |'), /documented since 1\.1\.1\. Write 1\.1\.1/],
  ])('reports %s', (text, error) => {
    expect(errorsOf(text).join('\n')).toMatch(error);
  });
});

describe('checkGlossaryDates', () => {
  const check = (glossary: string, changelog = CHANGELOG): string[] => {
    const rows = readGlossary(glossary).entries;
    return checkGlossaryDates(rows, lexiconFrom(rows), readChangelog(changelog), ROWS).map(formatProblem);
  };
  it('accepts a glossary and a changelog that agree', () => {
    expect(check(GLOSSARY)).toEqual([]);
  });
  it.each([
    [
      GLOSSARY.replace('release: 1.1.0', 'release: 1.0.5'),
      CHANGELOG,
      /^glossary\/identifiers\.yml:3: Input: 1\.0\.5 is not a release/,
    ],
    [
      GLOSSARY.replace('release: 1.1.0', 'release: 1.2.0'),
      CHANGELOG,
      /Input came with 1\.2\.0, but pages of 1\.1\.1 may use it/,
    ],
    [GLOSSARY.replace('[1.2.0]', '[1.1.1, 1.2.0]'), CHANGELOG, /The changelog of 1\.1\.1 does not name Thing/],
    [
      GLOSSARY.replace(', changed: [1.2.0]', ''),
      CHANGELOG,
      /^src\/pages\/changelog\.mdx:4: 1\.2\.0 names Thing; the glossary says 1\.0\.0/,
    ],
    [
      GLOSSARY,
      CHANGELOG.replace('is new', 'is new, `Owner` too'),
      /1\.1\.0 names Owner; the glossary says 1\.1\.1 or earlier/,
    ],
  ])('reports what does not agree: %#', (glossary, changelog, error) => {
    expect(check(glossary, changelog).join('\n')).toMatch(error);
  });
  it('asks for the release of a name that came after the first one', () => {
    expect(readGlossary('- {name: New, kind: class, since: 1.2.0}').problems.map(formatProblem)).toEqual([
      'glossary/identifiers.yml:1: New has no release. Add `release:` with the plugin release that brought it, or `release: unknown`.',
    ]);
  });
});

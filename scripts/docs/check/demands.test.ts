import {describe, expect, it} from 'vitest';
import {formatProblem} from '../shared/problem';
import {siteFrom} from '../shared/site';
import {page, smallTree} from '../testing/small-tree';
import {checkDemands, readDemands} from './demands';

const tree = smallTree(
  ['1.2.0', '1.1.0', '1.0.0'],
  {'a.mdx': page('A', 'The range is 700.'), 'start/b.mdx': page('B', 'The door opens.', 2)},
  {'versioned_docs/version-1.0.0/a.mdx': page('A', 'Text.\n\nThe range is 600.')},
);
const site = siteFrom(new Map(Object.entries(tree)));

function errorsOf(row: string): string[] {
  const {demands, problems} = readDemands(row);
  return [...problems, ...checkDemands(site, demands)].map(formatProblem);
}

describe('checkDemands', () => {
  it.each([
    "- {page: a.mdx, text: is 700, with: '>=1.1.0', without: '<1.1.0'}",
    "- {page: a.mdx, pattern: 'is [67]00\\.$', with: '*'}",
    "- {page: '*', text: The door opens, with: '*'}",
    "- {page: 'start/*', text: range, without: '*'}",
    "- {page: none.mdx, text: range, without: '1.0.0'}",
    "- {page: '*', text: The, most: 2, with: '*'}",
    "- {page: none.mdx, text: range, most: 0, with: '*'}",
    "- {page: a.mdx, text: is 700, most: 0, with: '1.0.0'}",
    "- {page: '*', pattern: &range 'is \\d00', most: 1, with: '*'}\n- {page: 'start/*', pattern: *range, most: 0, with: '*'}",
  ])('accepts %s', (row) => {
    expect(errorsOf(row)).toEqual([]);
  });
  it.each([
    [
      "- {page: a.mdx, text: is 700, with: '*'}",
      'versioned_docs/version-1.0.0/a.mdx:1: 1.0.0 does not say "is 700" (glossary/demands.yml:1). Say it there, or correct the row of the table.',
    ],
    [
      "- {page: a.mdx, text: is 600, without: '<1.1.0'}",
      'versioned_docs/version-1.0.0/a.mdx:9: 1.0.0 must not say "is 600" (glossary/demands.yml:1). Leave it out of this version, or correct the row of the table.',
    ],
    [
      "- {page: '*', pattern: 'is \\d+00km', with: '1.2.0'}",
      'versioned_docs/version-1.2.0/a.mdx:1: 1.2.0 does not say /is \\d+00km/ (glossary/demands.yml:1) on any of 2 pages. Say it there, or correct the row of the table.',
    ],
    [
      "- {page: none.mdx, text: x, with: '1.2.0'}",
      'versioned_docs/version-1.2.0/none.mdx:1: 1.2.0 does not say "x" (glossary/demands.yml:1). Say it there, or correct the row of the table.',
    ],
    [
      "- {page: a.mdx, text: is 700, without: '>1.2.0'}",
      'docs/a.mdx:7: current must not say "is 700" (glossary/demands.yml:1). Leave it out of this version, or correct the row of the table.',
    ],
    [
      "- {page: '*', text: The, most: 1, with: '1.1.0'}",
      'versioned_docs/version-1.1.0/start/b.mdx:7: 1.1.0 says "The" (glossary/demands.yml:1) too often (found: 2, allowed: 1). Leave it out here; the comment above the row tells where it belongs.',
    ],
    [
      "- {page: '*', pattern: &range 'range', most: 1, with: '1.0.0'}\n- {page: a.mdx, pattern: *range, most: 0, with: '1.0.0'}",
      'versioned_docs/version-1.0.0/a.mdx:9: 1.0.0 says /range/ (glossary/demands.yml:2) too often (found: 1, allowed: 0). Leave it out here; the comment above the row tells where it belongs.',
    ],
  ])('reports %s', (row, error) => {
    expect(errorsOf(row)).toEqual([error]);
  });
});

describe('readDemands', () => {
  it.each([
    [undefined, /^glossary\/demands\.yml:1: The table cannot be read/],
    ['[]', /The table cannot be read: it has no rows/],
    ['- {page: a', /:1: The table cannot be read/],
    ["\n- {page: a.mdx, with: '*'}", /:2: The row cannot be read \(needs `text` or `pattern`\)/],
    ["- {page: a.mdx, text: x, pattern: x, with: '*'}", /needs `text` or `pattern`/],
    ['- {page: a.mdx, text: x}', /needs `with` or `without`/],
    ["- {page: a.mdx, text: x, most: 1, without: '*'}", /needs `with`, the versions in which `most` counts/],
    ["- {page: a.mdx, text: x, most: -1, with: '*'}", /most .*>=0/],
    ["- {page: a.mdx, text: x, with: 'one'}", /with is not a range of versions/],
    ["- {page: a.mdx, pattern: '(', with: '*'}", /pattern is not a regular expression/],
    ["- {page: a.mdx, txt: x, with: '*'}", /Unrecognized key/],
  ])('reports %j', (source, error) => {
    expect(readDemands(source).problems.map(formatProblem).join('\n')).toMatch(error);
  });
});

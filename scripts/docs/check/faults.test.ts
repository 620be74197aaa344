import {describe, expect, it} from 'vitest';
import {formatProblem} from '../shared/problem';
import {readPage} from '../shared/page';
import {page} from '../testing/small-tree';
import {readChangelog} from './changelog';
import {faultProblems} from './faults';

const CHANGELOG = readChangelog('## 1.2.0 {/* #v1-2-0 */}\n\n## 1.1.0 {/* #v1-1-0 */}\n\n## 1.0.0 {/* #v1-0-0 */}\n');
const LINK = '([changelog](/changelog#v1-2-0))';

/** The errors of a page that says this in a version. */
function errorsOf([version, text]: readonly [version: string, text: string]): string[] {
  return faultProblems(readPage('a.mdx', 'a.mdx', page('A', text)), version, CHANGELOG).map(formatProblem);
}

describe('faultProblems', () => {
  it.each<readonly [string, string]>([
    ['1.0.0', `The door could stay open ${LINK}.`],
    ['1.1.0', `It is a fault of the plugin ${LINK}.`],
    ['1.2.0', `Before 1.2.0 the door could have this fault ${LINK}.`],
    ['1.0.0', 'Report a bug in the tracker. The duration is fixed in advance. The default is off.'],
    ['1.0.0', '## Help and bug reports {/* #help */}'],
  ])('accepts %s: %s', (version, text) => {
    expect(errorsOf([version, text])).toEqual([]);
  });
  it.each<readonly [string, string, RegExp]>([
    ['1.0.0', 'Text.\n\nThis is a known fault.', /^a\.mdx:9: The fault \("fault"\) names no changelog entry/],
    ['1.2.0', 'The bug was fixed in 1.2.0.', /The fault \("bug"\) names no changelog entry/],
    ['1.2.0', 'It was fixed in 1.2.0.', /The fault \("fixed in 1"\) names no changelog entry/],
    [
      '1.0.0',
      'A fault ([changelog](/changelog#v1-2-9)).',
      /The changelog has no entry #v1-2-9\. Did you mean #v1-2-0\?/,
    ],
    ['1.2.0', `The door has a fault ${LINK}.`, /The fault of #v1-2-0 was corrected in 1\.2\.0; this is 1\.2\.0/],
  ])('reports %s: %s', (version, text, error) => {
    expect(errorsOf([version, text]).join('\n')).toMatch(error);
  });
});

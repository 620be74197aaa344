import {describe, expect, it} from 'vitest';
import {formatProblem} from '../shared/problem';
import {siteFrom} from '../shared/site';
import {page, smallTree, type Tree} from '../testing/small-tree';
import {readChangelog} from './changelog';
import {checkFaults} from './faults';
import {readGlossary} from './glossary';
import {lexiconFrom} from './identifiers';

const CHANGELOG = readChangelog('## 1.2.0 {/* #v1-2-0 */}\n\n## 1.1.0 {/* #v1-1-0 */}\n\n## 1.0.0 {/* #v1-0-0 */}\n');
const LEXICON = lexiconFrom(readGlossary('- {name: Lever, kind: class, since: 1.1.0, release: 1.1.0}').entries);
const LINK = '([changelog](/changelog#v1-2-0))';

/** The errors of three versions whose page `a.mdx` says this; what is left out says nothing. */
function errorsOf(texts: Readonly<Record<string, string>>): string[] {
  const more: Tree = Object.fromEntries(
    Object.entries(texts).map(([version, text]) => [`versioned_docs/version-${version}/a.mdx`, page('A', text)]),
  );
  const tree = smallTree(['1.2.0', '1.1.0', '1.0.0'], {'a.mdx': page('A', 'Text.')}, more);
  return checkFaults(siteFrom(new Map(Object.entries(tree))), LEXICON, CHANGELOG).map(formatProblem);
}

describe('checkFaults', () => {
  it.each<Tree>([
    {},
    {'1.0.0': `The door could stay open ${LINK}.`, '1.1.0': `It is a fault of the plugin ${LINK}.`},
    {'1.2.0': `Before 1.2.0 the door could have this fault ${LINK}.`},
    // A lever that 1.0.0 does not have cannot be faulty there.
    {'1.1.0': `\`Lever\` could stay up ${LINK}.`},
    {'1.0.0': 'Report a bug in the tracker. The duration is fixed in advance. The default is off.'},
    {'1.0.0': '## Help and bug reports {/* #help */}'},
  ])('accepts %j', (texts) => {
    expect(errorsOf(texts)).toEqual([]);
  });
  it.each<[Tree, RegExp]>([
    [
      {'1.0.0': 'Text.\n\nThis is a known fault.'},
      /^versioned_docs\/version-1\.0\.0\/a\.mdx:9: The fault \("fault"\) names no changelog entry/,
    ],
    [{'1.2.0': 'The bug was fixed in 1.2.0.'}, /The fault \("bug"\) names no changelog entry/],
    [{'1.2.0': 'It was fixed in 1.2.0.'}, /The fault \("fixed in 1"\) names no changelog entry/],
    [
      {'1.0.0': 'A fault ([changelog](/changelog#v1-2-9)).'},
      /The changelog has no entry #v1-2-9\. Did you mean #v1-2-0\?/,
    ],
    [{'1.2.0': `The door has a fault ${LINK}.`}, /The fault of #v1-2-0 was corrected in 1\.2\.0; this is 1\.2\.0/],
    [
      {'1.1.0': `The door could stay open ${LINK}.`},
      /^versioned_docs\/version-1\.0\.0\/a\.mdx:1: versioned_docs\/version-1\.1\.0\/a\.mdx:7 tells of the fault of #v1-2-0; this page of 1\.0\.0 does not/,
    ],
    [{'1.0.0': `\`Lever\` and door could stay open ${LINK}.`}, /this page of 1\.1\.0 does not/],
  ])('reports %j', (texts, error) => {
    expect(errorsOf(texts).join('\n')).toMatch(error);
  });
});

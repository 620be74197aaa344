import {describe, expect, it} from 'vitest';
import {formatProblem} from '../shared/problem';
import {siteFrom} from '../shared/site';
import {page, smallTree, type Tree} from '../testing/small-tree';
import {checkValues} from './values';

const panel = (rows: string, title = 'InteractActive'): string =>
  `\`\`\`panel\nalt: A panel.\nkind: details\ntitle: ${title}\nsections:\n  - rows:\n${rows.replace(/^/gm, '      ')}\n\`\`\``;

const RANGE_700 = panel('- {name: Max Range, value: "700.0", changed: true}');
const RANGE_600 = panel('- {name: Max Range, value: 600.0, changed: true}');

/** The errors of 1.0.0 with these pages. */
function errorsOf(bodies: Readonly<Record<string, string>>): string[] {
  const more: Tree = Object.fromEntries(
    Object.entries(bodies).map(([path, body]) => [`versioned_docs/version-1.0.0/${path}`, page(path, body)]),
  );
  const tree = smallTree(['1.0.0'], {}, more);
  return checkValues(siteFrom(new Map(Object.entries(tree)))).map(formatProblem);
}

describe('values in panels', () => {
  it.each<Tree>([
    {'a.mdx': RANGE_700, 'b.mdx': RANGE_700.replace('"700.0"', '700')},
    {'a.mdx': RANGE_700, 'b.mdx': RANGE_600.replace('true}', 'true} # differs: shorter here')},
    {'a.mdx': RANGE_700, 'b.mdx': RANGE_600.replace('InteractActive', 'InteractPassive')},
    // Each integration guide has a project of its own.
    {'integration_guides/a.mdx': RANGE_700, 'integration_guides/b.mdx': RANGE_600, 'b.mdx': RANGE_700},
    // Rows that count, and entries of a list.
    {
      'a.mdx': panel('- {name: Tags, value: 1 Array element}\n- {name: Tag, value: A}\n- {name: Tag, value: B}'),
      'b.mdx': panel('- {name: Tags, value: 2 Array elements}'),
    },
    {'a.mdx': '```panel\nkind: [\n```\n\n```panel\nkind: menu\npath: [A]\n```'},
  ])('agree: %#', (bodies) => {
    expect(errorsOf(bodies)).toEqual([]);
  });
  it.each<[Tree, RegExp]>([
    [
      {'a.mdx': RANGE_700, 'b.mdx': `Text.\n\n${RANGE_600}`},
      /^versioned_docs\/version-1\.0\.0\/b\.mdx:15: InteractActive has Max Range "600", but "700" in versioned_docs\/version-1\.0\.0\/a\.mdx:13\. .*# differs: reason/,
    ],
    [
      {'a.mdx': panel('- {name: Show Debug, value: true}'), 'b.mdx': panel('- {name: Show Debug, value: false}')},
      /InteractActive has Show Debug "off", but "on"/,
    ],
    [
      {
        'a.mdx': panel('- name: Slot\n  rows:\n    - {name: Group, value: A}'),
        'b.mdx': panel('- name: Slot\n  rows:\n    - {name: Group, value: B}'),
      },
      /Slot > Group "B", but "A"/,
    ],
    [
      {'a.mdx': RANGE_700, 'b.mdx': RANGE_700.replace('true}', 'true} # differs: shorter here')},
      /b\.mdx:13: Max Range of InteractActive differs from no other panel of 1\.0\.0\. Remove the comment/,
    ],
  ])('disagree: %#', (bodies, error) => {
    expect(errorsOf(bodies).join('\n')).toMatch(error);
  });
});

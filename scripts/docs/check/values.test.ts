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
    {'quick-start/using-active.mdx': `   - \`Max Range\` (default \`300.0\` cm): \`700\`, or more\n\n${RANGE_700}`},
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
      {'quick-start/using-active.mdx': `- \`Max Range\`: \`600\`\n\n${RANGE_700}`},
      /:7: InteractActive has Max Range "600", but "700"/,
    ],
    [
      {'a.mdx': RANGE_700, 'b.mdx': RANGE_700.replace('true}', 'true} # differs: shorter here')},
      /b\.mdx:13: Max Range of InteractActive differs from no other panel of 1\.0\.0\. Remove the comment/,
    ],
  ])('disagree: %#', (bodies, error) => {
    expect(errorsOf(bodies).join('\n')).toMatch(error);
  });
});

describe('defaults', () => {
  const table = (name: string, value: string, first = 'Property'): string =>
    `| ${first} | Default |\n| --- | --- |\n| \`${name}\` | ${value} |`;

  it.each<Tree>([
    {
      'architecture/interact-active.mdx': table('Max Range', '300.0'),
      'quick-start/using-active.mdx': table('Max Range', '`300.0` cm'),
    },
    {'architecture/interact-active.mdx': table('Debug', 'true'), 'quick-start/using-active.mdx': table('Debug', 'on')},
    {
      'architecture/interact-active.mdx': table('Debug', 'not documented'),
      'quick-start/using-active.mdx': table('Debug', 'on'),
    },
    {
      'architecture/interact-active.mdx': table('Debug', 'on'),
      'architecture/interact-passive.mdx': table('Debug', 'off'),
    },
    {'faq.mdx': table('Debug', 'on'), 'architecture/interact-passive.mdx': table('Debug', 'off')},
  ])('agree: %#', (bodies) => {
    expect(errorsOf(bodies)).toEqual([]);
  });
  it.each<[Tree, RegExp]>([
    [
      {
        'architecture/interact-active.mdx': table('Max Range', '300.0'),
        'quick-start/using-active.mdx': table('Max Range', '`500.0` cm'),
      },
      /using-active\.mdx:9: The default of Max Range \(Interact Active\) is "500", but "300" in .*interact-active\.mdx:9/,
    ],
    [
      {
        'architecture/interact-active.mdx': table('Max Range', '300.0'),
        'quick-start/using-active.mdx': 'Set `Max Range` (default `200.0` cm).',
      },
      /using-active\.mdx:7: The default of Max Range \(Interact Active\) is "200", but "300"/,
    ],
    [
      {'a.mdx': table('Duration', '0.0', 'Pin'), 'b.mdx': table('Duration', '1.0', 'Pin')},
      /The default of Duration \(interaction context\) is "1", but "0"/,
    ],
  ])('disagree: %#', (bodies, error) => {
    expect(errorsOf(bodies).join('\n')).toMatch(error);
  });
});

import {expect, it} from 'vitest';
import {inReadingOrder, type OrderedVersion} from './reading-order';

const category = {type: 'category', collapsed: false, collapsible: true} as const;

it('reads the sidebars from top to bottom, and then what none of them has', () => {
  const ids = ['zulu', 'alpha', 'start/install', 'start/index', 'faq'];
  const version = {
    docs: ids.map((id) => ({id})),
    sidebars: {
      main: [
        {
          ...category,
          label: 'Start',
          link: {type: 'doc', id: 'start/index'},
          items: [
            {type: 'doc', id: 'start/install'},
            {
              ...category,
              label: 'Deep',
              items: [
                {type: 'link', href: '/x', label: 'X'},
                {type: 'ref', id: 'faq'},
              ],
            },
          ],
        },
        {type: 'doc', id: 'start/install'},
        {type: 'doc', id: 'not-in-this-build'},
      ],
    },
  } as unknown as OrderedVersion;
  expect(inReadingOrder(version).map(({doc, categories}) => [doc.id, categories])).toEqual([
    ['start/index', ['Start']],
    ['start/install', ['Start']],
    ['faq', ['Start', 'Deep']],
    ['alpha', []],
    ['zulu', []],
  ]);
});

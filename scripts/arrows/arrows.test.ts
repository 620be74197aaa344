import {describe, expect, it} from 'vitest';
import {arrowsOf, capabilityTable, readArrows, roomOf, roomTable, upwardArrows} from './arrows';

const module = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((file) => ({resolved: file})),
});

const modules = [
  module('docusaurus.config.ts', 'src/data/releases.ts', 'plugins/search/index.ts'),
  module('src/pages/index.tsx', 'plugins/search/open.ts', 'src/data/releases.ts', 'node_modules/react/index.js'),
  module('plugins/search/index.ts', 'plugins/kit/options.ts', 'plugins/search/options.ts'),
  module('plugins/cards/index.ts', 'plugins/kit/options.ts', 'plugins/search/open.ts', 'plugins/search/options.ts'),
  module('plugins/cards/cards.spec.ts', 'tests/pages.ts'),
];

it.each([
  ['docusaurus.config.ts', 'config'],
  ['plugins/search/client/hits.ts', 'plugins/search'],
  ['tests/pages.ts', 'tests'],
  ['node_modules/react/index.js', undefined],
  ['plugins/README.md', undefined],
])('the room of %s is %s', (file, room) => {
  expect(roomOf(file)).toBe(room);
});

describe('arrows', () => {
  const arrows = arrowsOf(modules);

  it('lead from room to room, without those of tests', () => {
    expect(arrows.map(({from, to, imports}) => `${from} -> ${to}: ${imports}`)).toEqual([
      'config -> plugins/search: 1',
      'config -> src: 1',
      'plugins/cards -> plugins/kit: 1',
      'plugins/cards -> plugins/search: 2',
      'plugins/search -> plugins/kit: 1',
      'src -> plugins/search: 1',
    ]);
  });

  it('that go upward are found', () => {
    expect(upwardArrows(arrows)).toEqual([]);
    const upward = arrowsOf([
      module('plugins/cards/index.ts', 'src/data/releases.ts'),
      module('plugins/kit/options.ts', 'plugins/cards/index.ts'),
      module('src/pages/index.tsx', 'docusaurus.config.ts', 'tests/pages.ts'),
    ]);
    expect(upwardArrows(upward)).toEqual(upward);
  });

  it('are printed as tables', () => {
    expect(roomTable(arrows).split('\n')).toHaveLength(9);
    expect(roomTable(arrows)).toMatch(/^\| config +(?:\| +){4}\|? *\| 1 +\| 1 +\| +\|$/m);
    expect(capabilityTable(arrows)).toBe(
      '| capability | uses       |\n| ---------- | ---------- |\n| cards      | search (2) |',
    );
  });
});

it('no arrow of the site goes upward', () => {
  const arrows = readArrows();
  expect(arrows.length).toBeGreaterThan(20);
  expect(upwardArrows(arrows)).toEqual([]);
}, 120_000);

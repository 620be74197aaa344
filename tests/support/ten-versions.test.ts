// The ten versions of the specification and their pages, written down by hand. Later versions are not tested here.
import {expect, it} from 'vitest';
import {pagesOf, VERSIONS} from '../pages';

/** The pages (`section/page`) that came with each version. None of the ten has lost one. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  '1.0.0': [
    'architecture/overview',
    'architecture/interact-passive',
    'architecture/interact-active',
    'architecture/interact-animation',
    'architecture/interact-animation-cosmetic',
    'architecture/triggered-interaction-cosmetic',
    'architecture/object-interaction-tag',
    'architecture/object-interaction-timed',
    'faq',
    'getting-started/introduction',
    'getting-started/installation',
    'getting-started/demo-project',
    'getting-started/migration-guide',
    'quick-start/using-passive',
    'quick-start/using-active',
    'quick-start/using-animation-cosmetic',
    'quick-start/using-animation',
    'quick-start/using-object-timed',
  ],
  '1.1.1': [
    'features/using-enhanced-input',
    'getting-started/playable-demo',
    'integration_guides/gas-companion',
    'integration_guides/unreal-engine-4-plugins',
    'integration_guides/unreal-engine-5-plugins',
    'quick-start/using-object-tag',
    'quick-start/using-triggered-cosmetic',
  ],
  '1.2.0': ['features/proximity-interactions', 'features/passive-custom-trace', 'features/active-custom-trace'],
  '1.3.0': ['features/interact-active-type', 'features/using-multiple-tap'],
  '1.4.0': [],
  '1.5.2': ['integration_guides/lyra'],
  '1.6.0': [],
  '1.7.0': [],
  '1.8.1': [],
  '1.9.0': [],
};
const TEN = Object.keys(ADDED);

it('the ten versions are there, in their order, the oldest ones', () => {
  expect(VERSIONS.slice(-10)).toEqual([...TEN].reverse());
});

it.each(TEN)('%s has the pages that were promised for it', (version) => {
  const promised = TEN.slice(0, TEN.indexOf(version) + 1).flatMap((earlier) => ADDED[earlier] ?? []);
  expect(pagesOf(version)).toEqual(promised.sort());
});

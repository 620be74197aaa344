/**
 * The ten versions with which the site began and the pages that it promises for them, written down by hand. Nothing
 * here speaks of later versions: those are read from versions.json and their sources, see `pages.ts`.
 */

/** The ten versions, newest first. */
export const TEN_VERSIONS = [
  '1.9.0',
  '1.8.1',
  '1.7.0',
  '1.6.0',
  '1.5.2',
  '1.4.0',
  '1.3.0',
  '1.2.0',
  '1.1.1',
  '1.0.0',
] as const;

/** One of the ten. */
export type TenVersion = (typeof TEN_VERSIONS)[number];

const SINCE_1_0_0 = [
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
];
const SINCE_1_1_1 = [
  ...SINCE_1_0_0,
  'features/using-enhanced-input',
  'getting-started/playable-demo',
  'integration_guides/gas-companion',
  'integration_guides/unreal-engine-4-plugins',
  'integration_guides/unreal-engine-5-plugins',
  'quick-start/using-object-tag',
  'quick-start/using-triggered-cosmetic',
];
const SINCE_1_2_0 = [
  ...SINCE_1_1_1,
  'features/proximity-interactions',
  'features/passive-custom-trace',
  'features/active-custom-trace',
];
const SINCE_1_3_0 = [...SINCE_1_2_0, 'features/interact-active-type', 'features/using-multiple-tap'];
const SINCE_1_5_2 = [...SINCE_1_3_0, 'integration_guides/lyra'];

/** The pages (`section/page`) of each of the ten. */
export const TEN_PAGES: Readonly<Record<TenVersion, readonly string[]>> = {
  '1.9.0': SINCE_1_5_2,
  '1.8.1': SINCE_1_5_2,
  '1.7.0': SINCE_1_5_2,
  '1.6.0': SINCE_1_5_2,
  '1.5.2': SINCE_1_5_2,
  '1.4.0': SINCE_1_3_0,
  '1.3.0': SINCE_1_3_0,
  '1.2.0': SINCE_1_2_0,
  '1.1.1': SINCE_1_1_1,
  '1.0.0': SINCE_1_0_0,
};

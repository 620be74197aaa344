/** An Unreal Engine version as readers write it, for example `5.6`. */
export type Engine = `${number}.${number}`;

/** One published build of the plugin. */
export interface Release {
  /** Semantic version. 1.5.2 was published twice, so it has two rows. */
  readonly version: `${number}.${number}.${number}`;
  /** ISO date of publication. */
  readonly date: `${number}-${number}-${number}`;
  /** The engines that this build runs on, oldest first. */
  readonly engines: readonly Engine[];
  /** Engines of this build that no source names. Pages say that they are not confirmed. */
  readonly presumed?: readonly Engine[];
  /** The main features of the release line (1.9.x). The first release of a line must have them. */
  readonly highlights?: readonly string[];
  /** What readers of the roadmap must know of an engine. */
  readonly notes?: readonly string[];
}

/**
 * Every release, newest first: the only place with dates and engines.
 * A docs version without a row stops the build, and the message has the row to add.
 */
export const releases: readonly Release[] = [
  {version: '1.9.0', date: '2025-06-16', engines: ['5.4', '5.5', '5.6'], highlights: ['Unreal Engine 5.6 support']},
  {version: '1.8.1', date: '2025-01-28', engines: ['5.3', '5.4', '5.5']},
  {version: '1.8.0', date: '2024-11-26', engines: ['5.3', '5.4', '5.5'], highlights: ['Unreal Engine 5.5 support']},
  {version: '1.7.0', date: '2024-04-30', engines: ['5.2', '5.3', '5.4'], highlights: ['Unreal Engine 5.4 support']},
  {
    version: '1.6.0',
    date: '2023-09-12',
    engines: ['5.1', '5.2', '5.3'],
    highlights: ['Unreal Engine 5.3 support', 'Maintenance'],
  },
  {
    version: '1.5.2',
    date: '2023-05-23',
    engines: ['4.27', '5.0', '5.1', '5.2'],
    notes: ['UE 5.2: Supported since the May 2023 release of 1.5.2.'],
  },
  {version: '1.5.2', date: '2023-04-27', engines: ['4.27', '5.0', '5.1']},
  {version: '1.5.1', date: '2023-02-28', engines: ['4.27', '5.0', '5.1']},
  {
    version: '1.5.0',
    date: '2023-01-16',
    engines: ['4.27', '5.0', '5.1'],
    highlights: ['Native gameplay tags', 'Optional ASC initialization'],
  },
  {version: '1.4.0', date: '2022-11-24', engines: ['4.27', '5.0', '5.1'], highlights: ['Unreal Engine 5.1 support']},
  {
    version: '1.3.0',
    date: '2022-10-09',
    engines: ['4.26', '4.27', '5.0'],
    presumed: ['4.26'],
    highlights: ['Multiple tap, input hold and gameplay event interactions'],
    notes: ['UE 4.26: Not confirmed, so use 1.2.x. Multiple tap, input hold and gameplay events need 4.27 or 5.0.'],
  },
  {
    version: '1.2.0',
    date: '2022-08-06',
    engines: ['4.26', '4.27', '5.0'],
    highlights: ['Proximity interactions', 'Custom traces'],
  },
  {version: '1.1.1', date: '2022-07-09', engines: ['4.26', '4.27', '5.0'], presumed: ['4.26']},
  {
    version: '1.1.0',
    date: '2022-05-18',
    engines: ['4.26', '4.27', '5.0'],
    presumed: ['4.26'],
    highlights: ['Enhanced Input', 'Ability System Component in Blueprint'],
    notes: [
      'UE 4.26: Not confirmed, so use 1.0.x or 1.2.x. Enhanced Input needs 4.27 or 5.0.',
      'UE 4.27: The Ability System Component in Blueprint needs 5.0.',
    ],
  },
  {version: '1.0.0', date: '2022-04-30', engines: ['4.26', '4.27', '5.0'], highlights: ['Core']},
];

/** Kinds of step in a chart, in the order of the legend. `step` is a node without a kind. */
export const STEP_KINDS = [
  'start',
  'end',
  'interface',
  'internal',
  'decision',
  'ability',
  'other',
  'component',
  'class',
  'data',
] as const;
export type StepKind = (typeof STEP_KINDS)[number] | 'step';

export interface Step {
  readonly id: string;
  readonly kind: StepKind;
  /** Empty for a start or end without a name, which is drawn as a disc. */
  readonly label: string;
  /** Id of the innermost group. */
  readonly group?: string;
  /** Where the step leads, when its name does not say it. */
  readonly to?: string;
  /** Line in the fence, from 1. */
  readonly line: number;
}

export type ArrowStyle = 'solid' | 'dashed' | 'dotted';

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** `dashed`: one of several such arrows is taken. `dotted`: it is taken only where the reader sets it up. */
  readonly style: ArrowStyle;
  /** Ids of the only paths that take the arrow; undefined when all paths may take it. */
  readonly on?: readonly string[];
  /** Ids of the paths that do not take the arrow. */
  readonly off?: readonly string[];
}

/** A way through the chart that readers can choose to see. */
export interface Path {
  readonly id: string;
  readonly name: string;
}

/** A `subgraph cluster_x`. */
export interface Group {
  readonly id: string;
  readonly label: string;
  readonly parent?: string;
}

/** A checked chart. */
export interface DotFigure {
  readonly language: 'dot';
  readonly alt: string;
  readonly caption: string;
  readonly direction: 'TB' | 'LR';
  readonly steps: readonly Step[];
  readonly arrows: readonly Arrow[];
  readonly groups: readonly Group[];
  /** Ids of the sections of the page in which the rows of the steps are looked for; empty for a chart without links. */
  readonly rows: readonly string[];
  readonly paths: readonly Path[];
}

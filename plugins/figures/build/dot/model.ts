/** Kinds of step in a chart. `step` is a node without a kind. */
export const STEP_KINDS = ['start', 'end', 'interface', 'internal', 'decision', 'ability', 'actor', 'data'] as const;
export type StepKind = (typeof STEP_KINDS)[number] | 'step';

export interface Step {
  readonly id: string;
  readonly kind: StepKind;
  /** Empty for a start or end without a name, which is drawn as a disc. */
  readonly label: string;
  /** Id of the innermost group. */
  readonly group?: string;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** Dashed: one of several such arrows is taken. */
  readonly isDashed: boolean;
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
}

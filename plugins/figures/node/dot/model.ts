import type {FigureData} from '../language';
import type {StepKind} from './style';

export interface Step {
  readonly id: string;
  readonly kind: StepKind;
  /** Empty for a start or end without a name, which is drawn as a disc. */
  readonly label: string;
  readonly group?: Group | undefined;
  /** Where the step leads, when its name does not say it. */
  readonly to?: string | undefined;
  /** Line in the fence, from 1. */
  readonly line: number;
}

export interface Arrow {
  readonly from: Step;
  readonly to: Step;
  readonly label?: string | undefined;
  /** One of several such arrows is taken. */
  readonly isDashed: boolean;
  /** Whether the two steps are level with each other. */
  readonly isLevel: boolean;
  /** Ids of the only paths that take the arrow; undefined when all paths may take it. */
  readonly on?: readonly string[] | undefined;
  /** Ids of the paths that do not take the arrow. */
  readonly off?: readonly string[] | undefined;
  /** The end as it is written, where several ends of the same name are drawn as one. */
  readonly end?: Step;
  /** Line in the fence, from 1. */
  readonly line: number;
}

/** A way through the chart that readers can choose to see. */
export interface Path {
  readonly id: string;
  readonly name: string;
  /** Line in the fence, from 1. */
  readonly line: number;
}

/** A `subgraph cluster_x`. */
export interface Group {
  readonly id: string;
  readonly label: string;
}

/** A checked chart. */
export interface DotFigure extends FigureData {
  readonly direction: 'TB' | 'LR';
  readonly steps: readonly Step[];
  readonly arrows: readonly Arrow[];
  readonly groups: readonly Group[];
  /** Ids of the sections of the page in which the rows of the steps are looked for; empty for a chart without links. */
  readonly rows: readonly string[];
  readonly paths: readonly Path[];
}

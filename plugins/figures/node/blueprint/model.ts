import type {FigureData, StepMark} from '../model';
import type {NodeKind, PinType} from './style';

export type Side = 'in' | 'out';

/** One pin. The output of a variable has the name of the variable. */
export interface Pin {
  readonly name: string;
  readonly type: PinType;
  readonly isArray: boolean;
  /** What an unconnected input holds; `true` and `false` of a `bool` are drawn as a tick box. */
  readonly literal?: string;
  /** False for pins that Unreal draws without a name. */
  readonly hasLabel: boolean;
}

export interface GraphNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Set for nodes that the editor draws without a header: the word in their middle. Their pins have no labels. */
  readonly compact?: string | undefined;
  readonly in: readonly Pin[];
  readonly out: readonly Pin[];
}

/** A connection from an output pin to an input pin of the same type. */
export interface Wire {
  readonly from: {readonly node: GraphNode; readonly pin: Pin};
  readonly to: {readonly node: GraphNode; readonly pin: Pin};
}

/** The number of a step at a node or at one of its pins, which that step makes. */
export interface Mark extends StepMark {
  readonly node: GraphNode;
  readonly pin?: Pin | undefined;
}

/** A checked graph: every wire and mark points to a pin that exists. */
export interface BlueprintFigure extends FigureData {
  readonly nodes: readonly GraphNode[];
  readonly wires: readonly Wire[];
  readonly marks: readonly Mark[];
}

/** Whether execution goes through a pin. All other pins are of data. */
export function isExec({type}: Pin): boolean {
  return type === 'exec';
}

/** Whether a node is executed. All others give data to those that ask for it. */
export function isExecuted(node: GraphNode): boolean {
  return [...node.in, ...node.out].some(isExec);
}

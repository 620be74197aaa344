import type {FigureData, StepMark} from '../language';
import type {NodeKind, PinType} from './style';

export type Side = 'in' | 'out';

/** One pin. The implied exec pins and the output of a `get` node have the name `''`. */
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
  readonly subtitle?: string;
  /** Set for nodes that the editor draws without a header: the word in their middle. Their pins have no labels. */
  readonly compact?: string;
  /** Pin type of a `get` node; decides its colour. */
  readonly type?: PinType;
  readonly inputs: readonly Pin[];
  readonly outputs: readonly Pin[];
}

/** A connection from an output pin to an input pin. */
export interface Wire {
  readonly from: {readonly node: string; readonly pin: string};
  readonly to: {readonly node: string; readonly pin: string};
  readonly type: PinType;
}

/** A numbered disc at a node or at one of its pins: the step of the procedure that makes it. */
export interface Mark extends StepMark {
  readonly node: string;
  readonly pin?: {readonly side: Side; readonly name: string};
}

/** A checked graph: every wire and mark points to a pin that exists. */
export interface BlueprintFigure extends FigureData {
  readonly nodes: readonly GraphNode[];
  readonly wires: readonly Wire[];
  readonly marks: readonly Mark[];
}

/** The pins of one side of a node. */
export function pinsOf(node: GraphNode, side: Side): readonly Pin[] {
  return side === 'in' ? node.inputs : node.outputs;
}

/** Key of a pin in sets and maps. */
export function pinKey(node: string, side: Side, pin: string): string {
  return `${node}\n${side}\n${pin}`;
}

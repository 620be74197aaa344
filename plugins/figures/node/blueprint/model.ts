import type {FigureData, StepMark} from '../language';
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
  readonly subtitle?: string;
  /** Set for nodes that the editor draws without a header: the word in their middle. Their pins have no labels. */
  readonly compact?: string;
  /** Pin type of a variable; decides its color. */
  readonly type?: PinType;
  readonly in: readonly Pin[];
  readonly out: readonly Pin[];
}

/** A connection from an output pin to an input pin. */
export interface Wire {
  readonly from: {readonly node: string; readonly pin: string};
  readonly to: {readonly node: string; readonly pin: string};
  readonly type: PinType;
}

/** The number of a step at a node or at one of its pins, which that step makes. */
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

/** Key of a pin in sets and maps. */
export function pinKey(node: string, side: Side, pin: string): string {
  return `${node}\n${side}\n${pin}`;
}

/** The pins at which wires end, by their keys. */
export function wiredPins(wires: readonly Wire[]): Set<string> {
  return new Set(wires.flatMap(({from, to}) => [pinKey(from.node, 'out', from.pin), pinKey(to.node, 'in', to.pin)]));
}

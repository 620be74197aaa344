import * as z from 'zod';
import {pinKey, pinsOf, type BlueprintFigure, type GraphNode, type Mark, type Pin, type Side, type Wire} from './model';
import {NODE_KINDS, PIN_TYPES, type NodeKind} from './style';
import {fault, suggest} from '../errors';
import {checkSentences, parseYaml, textSchema, validate, type YamlSource} from '../source';

const pinSchema = z.record(z.string(), textSchema);
const nodeSchema = z.strictObject({
  kind: z.enum(NODE_KINDS),
  title: textSchema.optional(),
  subtitle: textSchema.optional(),
  compact: z.union([z.literal(true), textSchema]).optional(),
  type: textSchema.optional(),
  in: z.array(pinSchema).optional(),
  out: z.array(pinSchema).optional(),
});
const figureSchema = z.strictObject({
  alt: textSchema.optional(),
  caption: textSchema.optional(),
  nodes: z.record(z.string(), nodeSchema),
  wires: z.array(textSchema).nullish(),
  marks: z.record(z.string(), z.union([textSchema, z.array(textSchema)])).nullish(),
});
const KEYS = [figureSchema, nodeSchema].flatMap(({shape}) => Object.keys(shape));
type NodeInput = z.infer<typeof nodeSchema>;

const DEFAULT_TITLES: Partial<Record<NodeKind, string>> = {branch: 'Branch', return: 'Return Node'};
const EXEC_IN = new Set<NodeKind>(['call', 'macro', 'switch', 'branch', 'return']);
const EXEC_OUT = new Set<NodeKind>(['event', 'function', 'call', 'macro']);
const exec = (name: string): Pin => ({name, type: 'exec', isArray: false, hasLabel: name !== ''});

/** `Then` is the name by which wires reach the exec output that Unreal leaves without a name. */
const UNNAMED_EXEC = 'Then';

/** What a written type says of a pin. */
type ParsedType = Pick<Pin, 'type' | 'isArray'>;

/** `object`, or `object[]` for an array. */
function parseType(text: string, line: number): ParsedType {
  const isArray = text.endsWith('[]');
  const name = isArray ? text.slice(0, -2) : text;
  const type = PIN_TYPES.find((known) => known === name);
  if (type === undefined) {
    fault(line, `Unknown pin type "${text}"`, suggest(name, PIN_TYPES));
  }
  return {type, isArray};
}

/** Removes the quotes of `string = "Hello"`: the drawing shows the value, as the editor does. */
function unquote(text: string): string {
  const match = /^(["'])(.*)\1$/s.exec(text);
  return match?.[2] ?? text;
}

function checkLiteral(pin: Pin, side: Side, line: number): void {
  if (pin.literal === undefined) {
    return;
  }
  if (side === 'out') {
    fault(line, `The output "${pin.name}" has a value`, 'Only inputs have values: remove it');
  }
  if (pin.type === 'exec') {
    fault(line, `The exec pin "${pin.name}" has a value`, 'Remove the value');
  }
  if (pin.type === 'bool' && !pin.isArray && !['true', 'false'].includes(pin.literal)) {
    fault(line, `The bool pin "${pin.name}" has the value "${pin.literal}"`, 'Write true or false');
  }
}

function parsePin(entry: Record<string, string>, side: Side, line: number): Pin {
  const [pair, ...others] = Object.entries(entry);
  if (pair === undefined || others.length > 0) {
    fault(line, 'A pin is one "Name: type"', 'Begin every pin with its own "- "');
  }
  const [name, text] = pair;
  const equals = text.indexOf('=');
  const type = parseType((equals < 0 ? text : text.slice(0, equals)).trim(), line);
  const pin: Pin = {
    name,
    ...type,
    hasLabel: !(type.type === 'exec' && name === UNNAMED_EXEC),
    ...(equals < 0 ? {} : {literal: unquote(text.slice(equals + 1).trim())}),
  };
  checkLiteral(pin, side, line);
  return pin;
}

function parsePins(input: NodeInput, id: string, side: Side, source: YamlSource): Pin[] {
  const pins = (input[side] ?? []).map((entry, index) =>
    parsePin(entry, side, source.lineOf(['nodes', id, side, index])),
  );
  const double = pins.findIndex((pin, index) => pins.findIndex(({name}) => name === pin.name) !== index);
  if (double >= 0) {
    fault(
      source.lineOf(['nodes', id, side, double]),
      `Two ${side === 'in' ? 'inputs' : 'outputs'} of "${id}" are named "${pins[double]?.name ?? ''}"`,
      'Give every pin of one side its own name',
    );
  }
  return pins;
}

function impliedInputs(kind: NodeKind, listed: readonly Pin[]): Pin[] {
  const implied = EXEC_IN.has(kind) && !listed.some(({type}) => type === 'exec') ? [exec('')] : [];
  const hasCondition = kind !== 'branch' || listed.some(({name}) => name === 'Condition');
  return hasCondition
    ? [...implied, ...listed]
    : [...implied, {name: 'Condition', type: 'bool', isArray: false, hasLabel: true}, ...listed];
}

function impliedOutputs(kind: NodeKind, type: ParsedType | undefined, listed: readonly Pin[]): Pin[] {
  if (type && listed.length === 0) {
    return [{name: '', ...type, hasLabel: false}];
  }
  const hasExec = listed.some((pin) => pin.type === 'exec');
  if (kind === 'branch' && !hasExec) {
    return [exec('True'), exec('False'), ...listed];
  }
  return EXEC_OUT.has(kind) && !hasExec ? [exec(''), ...listed] : [...listed];
}

/** The type of a `get` node, which no other kind has. */
function writtenType({kind, type}: NodeInput, id: string, source: YamlSource): ParsedType | undefined {
  const line = source.lineOf(['nodes', id, type === undefined ? 'kind' : 'type']);
  if (kind === 'get') {
    if (type === undefined) {
      fault(line, `The get node "${id}" has no type`, 'Add "type: object" or the like');
    }
    return parseType(type, line);
  }
  if (type !== undefined) {
    fault(line, `A ${kind} node has no type`, 'Remove "type"; only get nodes have one');
  }
  return undefined;
}

function parseNode(id: string, input: NodeInput, source: YamlSource): GraphNode {
  const {kind} = input;
  const line = source.lineOf(['nodes', id]);
  const title = input.title ?? DEFAULT_TITLES[kind];
  if (!/^[\w-]+$/.test(id)) {
    fault(line, `The node id "${id}" does not fit into a wire`, 'Use letters, digits, "_" and "-" only');
  }
  if (title === undefined) {
    fault(line, `The node "${id}" has no title`, 'Add "title: ..."');
  }
  const inputs = parsePins(input, id, 'in', source);
  const outputs = parsePins(input, id, 'out', source);
  const type = writtenType(input, id, source);
  if (kind === 'switch' && !outputs.some((pin) => pin.type === 'exec')) {
    fault(line, `The switch "${id}" has no exits`, 'List them: "out: [{Authority: exec}, {Remote: exec}]"');
  }
  if (input.compact !== undefined && kind !== 'call' && kind !== 'pure') {
    fault(line, `The ${kind} node "${id}" is compact`, 'Only call and pure nodes are: remove it');
  }
  const unlabelled = (pins: Pin[]): Pin[] =>
    input.compact === undefined ? pins : pins.map((pin) => ({...pin, hasLabel: false}));
  return {
    id,
    kind,
    title,
    ...(input.compact === undefined ? {} : {compact: input.compact === true ? title : input.compact}),
    ...(input.subtitle === undefined ? {} : {subtitle: input.subtitle}),
    ...(type && {type: type.type}),
    inputs: unlabelled(impliedInputs(kind, inputs)),
    outputs: unlabelled(impliedOutputs(kind, type, outputs)),
  };
}

/** One written end of a wire: `node`, or `node.Pin Name`. */
interface End {
  readonly node: GraphNode;
  readonly pin?: string;
}

function parseEnd(text: string, nodes: ReadonlyMap<string, GraphNode>, line: number): End {
  const dot = text.indexOf('.');
  const id = (dot < 0 ? text : text.slice(0, dot)).trim();
  const node = nodes.get(id);
  if (!node) {
    fault(line, `There is no node "${id}"`, suggest(id, [...nodes.keys()]));
  }
  return dot < 0 ? {node} : {node, pin: text.slice(dot + 1).trim()};
}

/** Names by which wires reach the pins of one side; a `get` node's output goes by its title too. */
function findPin({node, pin}: End, side: Side): Pin | undefined {
  const pins = pinsOf(node, side);
  const isTitle = node.kind === 'get' && pin === node.title;
  return pins.find(({name}) => name === pin) ?? pins.find(({name}) => isTitle && name === '');
}

const wordFor = (side: Side): string => (side === 'in' ? 'input' : 'output');

/** The names of pins that have one. */
function namesOf(pins: readonly Pin[]): string[] {
  return pins.map(({name}) => name).filter((name) => name !== '');
}

function namedPin(end: End, side: Side, line: number): Pin {
  const pin = findPin(end, side);
  if (pin) {
    return pin;
  }
  const problem = `The node "${end.node.id}" (${end.node.title}) has no ${wordFor(side)} "${end.pin ?? ''}"`;
  fault(line, problem, suggest(end.pin ?? '', namesOf(pinsOf(end.node, side))));
}

/** The pin that an end without a pin name means: the implied or only exec pin, else the only data pin. */
function impliedPin(end: End, side: Side, isExec: boolean): Pin | undefined {
  const pins = pinsOf(end.node, side).filter(({type}) => (type === 'exec') === isExec);
  return (
    pins.find(({name}) => name === '') ??
    pins.find(({name}) => isExec && name === UNNAMED_EXEC) ??
    (pins.length === 1 && (!isExec || side === 'in') ? pins[0] : undefined)
  );
}

function ambiguous(end: End, side: Side, line: number): never {
  const names = namesOf(pinsOf(end.node, side));
  const list = names.length > 0 ? ` (${names.join(', ')})` : '';
  fault(
    line,
    `It is not clear which ${wordFor(side)} of "${end.node.id}" this wire means`,
    `Write "${end.node.id}.Pin Name"${list}; an exec ${wordFor(side)} besides the listed ones must be listed as "${UNNAMED_EXEC}: exec"`,
  );
}

function resolvePins(from: End, to: End, line: number): [Pin, Pin] {
  const given = from.pin === undefined ? undefined : namedPin(from, 'out', line);
  const wanted = to.pin === undefined ? undefined : namedPin(to, 'in', line);
  const written = given ?? wanted;
  for (const isExec of written ? [written.type === 'exec'] : [true, false]) {
    const out = given ?? impliedPin(from, 'out', isExec);
    const into = wanted ?? impliedPin(to, 'in', isExec);
    if (out && into) {
      return [out, into];
    }
  }
  const isInputClear = wanted ?? (given ? undefined : impliedPin(to, 'in', true));
  return isInputClear ? ambiguous(from, 'out', line) : ambiguous(to, 'in', line);
}

function checkTypes(out: Pin, into: Pin, text: string, line: number): void {
  if ((out.type === 'exec') !== (into.type === 'exec')) {
    fault(
      line,
      `"${text}" joins an exec pin and a ${(out.type === 'exec' ? into : out).type} pin`,
      'Exec pins go to exec pins, data to data',
    );
  }
  if (into.literal !== undefined) {
    fault(
      line,
      `The input "${into.name}" has a wire and the value "${into.literal}"`,
      'Remove one: a wired pin shows no value',
    );
  }
}

function parseWire(text: string, nodes: ReadonlyMap<string, GraphNode>, line: number): Wire[] {
  const ends = text.split(/\s*->\s*/).map((end) => parseEnd(end, nodes, line));
  if (ends.length < 2) {
    fault(line, `"${text}" is not a wire`, 'Write "from.Pin -> to.Pin"');
  }
  if (ends.slice(1, -1).some(({pin}) => pin !== undefined)) {
    fault(line, `"${text}" names a pin in its middle`, 'Write one wire per line');
  }
  return ends.slice(1).map((to, index) => {
    const from = ends[index] ?? to;
    const [out, into] = resolvePins(from, to, line);
    checkTypes(out, into, text, line);
    return {from: {node: from.node.id, pin: out.name}, to: {node: to.node.id, pin: into.name}, type: out.type};
  });
}

/** A data input and an exec output hold one wire each, in the editor as here. */
function checkSingle(wire: Wire, taken: Set<string>, text: string, line: number): void {
  const isExec = wire.type === 'exec';
  const key = isExec ? pinKey(wire.from.node, 'out', wire.from.pin) : pinKey(wire.to.node, 'in', wire.to.pin);
  if (taken.has(key)) {
    fault(
      line,
      `"${text}" is the second wire at ${isExec ? 'an exec output' : 'a data input'}, which holds one only`,
      isExec ? 'Chain the nodes, or put a Sequence between' : 'Remove one of the two wires',
    );
  }
  taken.add(key);
}

function parseWires(texts: readonly string[], nodes: ReadonlyMap<string, GraphNode>, source: YamlSource): Wire[] {
  const taken = new Set<string>();
  return texts.flatMap((text, index) => {
    const line = source.lineOf(['wires', index]);
    const wires = parseWire(text, nodes, line);
    for (const wire of wires) {
      checkSingle(wire, taken, text, line);
    }
    return wires;
  });
}

function parseMark(number: string, target: string, nodes: ReadonlyMap<string, GraphNode>, line: number): Mark {
  if (!/^[1-9]\d?$/.test(number)) {
    fault(line, `"${number}" is not a mark`, 'Use a number from 1 to 99');
  }
  const end = parseEnd(target, nodes, line);
  if (end.pin === undefined) {
    return {number, line, node: end.node.id};
  }
  const side = findPin(end, 'in') ? 'in' : 'out';
  const pin = findPin(end, side);
  if (!pin) {
    const names = namesOf([...end.node.inputs, ...end.node.outputs]);
    fault(line, `The node "${end.node.id}" has no pin "${end.pin}"`, suggest(end.pin, names));
  }
  return {number, line, node: end.node.id, pin: {side, name: pin.name}};
}

/**
 * Parses the body of a `blueprint` fence.
 *
 * @throws FigureError for anything that the grammar in README.md does not allow
 */
export function parseBlueprint(body: string): BlueprintFigure {
  const source = parseYaml(body);
  const input = validate(source, figureSchema, KEYS);
  const sentences = checkSentences(input, (key) => source.lineOf([key]));
  const nodes = Object.entries(input.nodes).map(([id, node]) => parseNode(id, node, source));
  if (nodes.length === 0) {
    fault(source.lineOf(['nodes']), 'The graph has no nodes', 'Add one under "nodes"');
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const wires = parseWires(input.wires ?? [], byId, source);
  const marks = Object.entries(input.marks ?? {}).flatMap(([number, targets]) =>
    [targets].flat().map((target) => parseMark(number, target, byId, source.lineOf(['marks', number]))),
  );
  return {language: 'blueprint', ...sentences, nodes, wires, marks};
}

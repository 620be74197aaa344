import * as z from 'zod';
import {isExec, type BlueprintFigure, type GraphNode, type Mark, type Pin, type Side, type Wire} from './model';
import {EXECUTE, NODES, NODE_KINDS, PIN_TYPES, THEN, type Kind, type NodeKind} from './style';
import {fault, suggest} from '../errors';
import {parseYaml, sentences, textSchema, validate, type YamlSource} from '../source';

const pins = z.array(z.record(z.string(), textSchema)).optional();
/** A text that begins as the editor begins it on nodes of one kind. */
const begins = (start: string): z.ZodString => z.string().startsWith(start, `does not begin with "${start}"`);
/** The texts of nodes of all other kinds. */
const ownTitle = textSchema.refine(
  (text) => !/^(?:cast to |set$)/i.test(text),
  'is that of a cast or of a set node: write "kind: cast" or "kind: set"',
);
const ownSubtitle = textSchema.refine(
  (text) => !/^(?:Using Interface|From) /.test(text),
  'is that of a message or of an event: write "kind: message" or "kind: event"',
);

const base = {kind: z.enum(NODE_KINDS), title: ownTitle, subtitle: ownSubtitle.optional()};
const variable = {...base, type: textSchema};
const usual = z.strictObject({...base, in: pins, out: pins});
const compactable = usual.extend({compact: z.union([z.literal(true), textSchema]).optional()});
/** What nodes of the kinds have: what is missing here is usual. */
const SCHEMAS: Partial<Record<NodeKind, z.ZodObject>> = {
  pure: compactable,
  event: usual.extend({subtitle: begins('From ').optional()}),
  message: usual.extend({subtitle: begins('Using Interface ')}),
  cast: z.strictObject({...base, title: begins('Cast To ')}),
  branch: z.strictObject({...base, title: ownTitle.default('Branch')}),
  return: usual.extend({title: ownTitle.default('Return Node')}),
  get: z.strictObject({...variable, in: pins}),
  set: z.strictObject(variable),
};
const figureSchema = z.strictObject({
  ...sentences,
  nodes: z.record(z.string(), z.looseObject({kind: z.enum(NODE_KINDS)})),
  wires: z.array(textSchema).default([]),
  marks: z.record(z.string(), z.union([textSchema, z.array(textSchema)])).default({}),
});
const KEYS = [...Object.keys(figureSchema.shape), ...Object.keys(compactable.shape), 'type'];
type Nodes = ReadonlyMap<string, GraphNode>;

/** A node as it is written. */
interface NodeInput {
  readonly kind: NodeKind;
  readonly title: string;
  readonly subtitle?: string;
  readonly compact?: string | true;
  readonly type?: string;
  readonly in?: readonly Record<string, string>[];
  readonly out?: readonly Record<string, string>[];
}

const WORDS: Readonly<Record<Side, string>> = {in: 'input', out: 'output'};

/** `object`, or `object[]` for an array. */
function parseType(text: string, line: number): Pick<Pin, 'type' | 'isArray'> {
  const name = text.replace(/\[\]$/, '');
  const type = PIN_TYPES.find((known) => known === name);
  if (type === undefined) {
    fault(line, `Unknown pin type "${text}"`, suggest(name, PIN_TYPES));
  }
  return {type, isArray: name !== text};
}

/** A pin without a value; exec pins with the names that all nodes have are drawn without them. */
function pinOf(name: string, text: string, line: number): Pin {
  const type = parseType(text, line);
  return {name, ...type, hasLabel: type.type !== 'exec' || ![EXECUTE, THEN].includes(name)};
}

/** One written pin, `Name: type` or `Name: type = value`. */
function parsePin(entry: Record<string, string>, side: Side, line: number): Pin {
  const [[name, text] = ['', ''], ...others] = Object.entries(entry);
  if (name === '' || others.length > 0) {
    fault(line, 'A pin is one "Name: type"', 'Begin every pin with its own "- "');
  }
  const [, type = '', literal] = /^(.*?)\s*(?:=\s*(.*))?$/su.exec(text) ?? [];
  const pin = pinOf(name, type, line);
  if (literal === undefined) {
    return pin;
  }
  if (side === 'out' || pin.type === 'exec') {
    fault(
      line,
      `The ${side === 'out' ? 'output' : 'exec pin'} "${name}" has a value`,
      'Only data inputs have: remove it',
    );
  }
  if (pin.type === 'bool' && !['true', 'false'].includes(literal)) {
    fault(line, `The bool pin "${name}" has the value "${literal}"`, 'Write true or false');
  }
  return {...pin, literal};
}

/** The pins of one side that a node lists, behind those that its kind has: listed exec pins stand for all of these. */
function parsePins(input: NodeInput, side: Side, implied: readonly Pin[], lineOf: (index: number) => number): Pin[] {
  const pins: Pin[] = [];
  for (const [index, entry] of (input[side] ?? []).entries()) {
    const pin = parsePin(entry, side, lineOf(index));
    if (pins.some(({name}) => name === pin.name)) {
      fault(lineOf(index), `Two ${WORDS[side]}s are named "${pin.name}"`, 'Give every pin of one side its own name');
    }
    if (pin.type === 'pose' && input.kind !== 'pose') {
      fault(lineOf(index), `The ${input.kind} node has a pose pin`, 'Write "kind: pose": it is a node of an AnimGraph');
    }
    pins.push(pin);
  }
  const listsExec = pins.some(isExec);
  return [...implied.filter((pin) => !(listsExec && isExec(pin))), ...pins];
}

/** The name of a class as the editor writes it: `BP_ThirdPersonCharacter` is `BP Third Person Character`. */
const displayName = (name: string): string => name.replaceAll('_', ' ').replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

/** The pins that a node has without listing them. */
function impliedPins({kind, title, type}: NodeInput, line: number): Readonly<Record<Side, Pin[]>> {
  const {in: inputs = [], out: outputs = []}: Kind = NODES[kind];
  const exec = (names: readonly string[]): Pin[] => names.map((name) => pinOf(name, 'exec', line));
  const variable = type === undefined ? [] : [{...pinOf(title, type, line), hasLabel: false}];
  const data: Partial<Record<NodeKind, Partial<Record<Side, Pin[]>>>> = {
    branch: {in: [pinOf('Condition', 'bool', line)]},
    cast: {in: [pinOf('Object', 'object', line)], out: [pinOf(`As ${displayName(title.slice(8))}`, 'object', line)]},
    get: {out: variable},
    set: {in: variable.map((pin) => ({...pin, hasLabel: true})), out: variable},
  };
  return {in: [...exec(inputs), ...(data[kind]?.in ?? [])], out: [...exec(outputs), ...(data[kind]?.out ?? [])]};
}

function parseNode(id: string, data: Pick<NodeInput, 'kind'>, source: YamlSource): GraphNode {
  const lineOf = (keys: readonly PropertyKey[]): number => source.lineOf(['nodes', id, ...keys]);
  const input = validate({data, lineOf}, SCHEMAS[data.kind] ?? usual, KEYS) as unknown as NodeInput;
  const {kind, title, subtitle, compact} = input;
  if (!/^[\w-]+$/.test(id)) {
    fault(lineOf([]), `The node id "${id}" does not fit into a wire`, 'Use letters, digits, "_" and "-" only');
  }
  const implied = impliedPins(input, lineOf(['type']));
  const pinsOf = (side: Side): readonly Pin[] => {
    const parsed = parsePins(input, side, implied[side], (index) => lineOf([side, index]));
    return compact === undefined ? parsed : parsed.map((pin) => ({...pin, hasLabel: false}));
  };
  return {
    ...{id, kind, title, subtitle},
    compact: compact === true ? title : compact,
    in: pinsOf('in'),
    out: pinsOf('out'),
  };
}

/** One end of a wire or a mark: `node`, or `node.Pin Name`. */
interface End {
  readonly node: GraphNode;
  readonly pin?: Pin;
}

/** @param side on which the pin is; nothing where it can be on both */
function parseEnd(text: string, side: Side | undefined, nodes: Nodes, line: number): End {
  const [, id = '', name] = /^([^.]*)(?:\.(.*))?$/su.exec(text.trim()) ?? [];
  const node = nodes.get(id.trim());
  if (!node) {
    fault(line, `There is no node "${id.trim()}"`, suggest(id.trim(), [...nodes.keys()]));
  }
  if (name === undefined) {
    return {node};
  }
  const wanted = name.trim();
  const pins = side ? node[side] : [...node.in, ...node.out];
  const pin = pins.find((each) => each.name === wanted);
  if (!pin) {
    const problem = `The node "${node.id}" (${node.title}) has no ${side ? WORDS[side] : 'pin'} "${wanted}"`;
    const names = pins.map((each) => each.name);
    fault(line, problem, suggest(wanted, names));
  }
  return {node, pin};
}

/** The exec or data pin that an end of a wire means: the one that it names, else the only one or that of every node. */
function pinAt({node, pin}: End, side: Side, isWanted: (pin: Pin) => boolean): Pin | undefined {
  const pins = (pin ? [pin] : node[side]).filter(isWanted);
  const usual = pins.find(({name}) => name === (side === 'in' ? EXECUTE : THEN));
  return usual ?? (pins.length === 1 ? pins[0] : undefined);
}

/** The pins that a wire connects: exec pins, or where one of its ends has none, data pins. */
function resolvePins(from: End, to: End, text: string, line: number): readonly [Pin, Pin] {
  for (const isWanted of [isExec, (pin: Pin) => !isExec(pin)]) {
    const [out, into] = [pinAt(from, 'out', isWanted), pinAt(to, 'in', isWanted)];
    if (out && into) {
      return [out, into];
    }
  }
  if (from.pin && to.pin) {
    fault(line, `"${text}" joins an exec pin and a data pin`, 'Exec pins go to exec pins, data to data');
  }
  const isOutput = !from.pin && (to.pin ?? pinAt(to, 'in', isExec)) !== undefined;
  const [{node}, side] = isOutput ? [from, 'out' as const] : [to, 'in' as const];
  const names = node[side].map(({name}) => `"${node.id}.${name}"`).join(', ');
  fault(
    line,
    `It is not clear which ${WORDS[side]} of "${node.id}" this wire means`,
    `Write one of ${names || 'another node'}`,
  );
}

/** One written wire; `taken` has the data inputs and exec outputs that have their one wire. */
function parseWire(text: string, nodes: Nodes, taken: Set<Pin>, line: number): Wire {
  const [start, end, ...others] = text.split('->');
  if (start === undefined || end === undefined || others.length > 0) {
    fault(line, `"${text}" is not a wire`, 'Write one "from.Pin -> to.Pin" in each line');
  }
  const [from, to] = [parseEnd(start, 'out', nodes, line), parseEnd(end, 'in', nodes, line)];
  const [out, into] = resolvePins(from, to, text, line);
  if (into.literal !== undefined) {
    fault(line, `The input "${into.name}" has a wire and the value "${into.literal}"`, 'Remove one of them');
  }
  const single = isExec(out) ? out : into;
  if (taken.has(single)) {
    fault(
      line,
      `"${text}" is the second wire at ${single === out ? 'an exec output' : 'a data input'}, which holds one only`,
      single === out ? 'Chain the nodes, or put a Sequence between' : 'Remove one of the two wires',
    );
  }
  taken.add(single);
  return {from: {node: from.node, pin: out}, to: {node: to.node, pin: into}};
}

/**
 * Parses the body of a `blueprint` fence.
 *
 * @throws FigureError for anything that the grammar in README.md does not allow
 */
export function parseBlueprint(body: string): BlueprintFigure {
  const source = parseYaml(body);
  const input = validate(source, figureSchema, KEYS);
  const {alt, caption} = input;
  const nodes = Object.entries(input.nodes).map(([id, node]) => parseNode(id, node, source));
  if (nodes.length === 0) {
    fault(source.lineOf(['nodes']), 'The graph has no nodes', 'Add one under "nodes"');
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const taken = new Set<Pin>();
  const wires = input.wires.map((text, index) => parseWire(text, byId, taken, source.lineOf(['wires', index])));
  const marks = Object.entries(input.marks).flatMap(([number, targets]) => {
    const line = source.lineOf(['marks', number]);
    return [targets].flat().map((target): Mark => ({number, line, ...parseEnd(target, undefined, byId, line)}));
  });
  return {language: 'blueprint', alt, caption, nodes, wires, marks};
}

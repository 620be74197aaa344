import * as z from 'zod';
import {pinKey, type BlueprintFigure, type GraphNode, type Mark, type Pin, type Side, type Wire} from './model';
import {EXECUTE, NODES, NODE_KINDS, PIN_TYPES, THEN, type Kind, type NodeKind} from './style';
import {fault, suggest} from '../errors';
import {checkSentences, parseYaml, textSchema, validate, type YamlSource} from '../source';

const nodeSchema = z.strictObject({
  kind: z.enum(NODE_KINDS),
  title: textSchema.optional(),
  subtitle: textSchema.optional(),
  compact: z.union([z.literal(true), textSchema]).optional(),
  type: textSchema.optional(),
  in: z.array(z.record(z.string(), textSchema)).optional(),
  out: z.array(z.record(z.string(), textSchema)).optional(),
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
type Nodes = ReadonlyMap<string, GraphNode>;

const TITLES: Partial<Record<NodeKind, string>> = {branch: 'Branch', return: 'Return Node'};
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
  const [, type = '', value] = /^(.*?)\s*(?:=\s*(.*))?$/su.exec(text) ?? [];
  const pin = pinOf(name, type, line);
  if (value === undefined) {
    return pin;
  }
  // The drawing shows a value as the editor does, without quotes.
  const literal = /^(["'])(.*)\1$/su.exec(value)?.[2] ?? value;
  if (side === 'out' || pin.type === 'exec') {
    fault(
      line,
      `The ${side === 'out' ? 'output' : 'exec pin'} "${name}" has a value`,
      'Only data inputs have: remove it',
    );
  }
  if (pin.type === 'bool' && !pin.isArray && !['true', 'false'].includes(literal)) {
    fault(line, `The bool pin "${name}" has the value "${literal}"`, 'Write true or false');
  }
  return {...pin, literal};
}

/** The pins of one side that a node lists, behind those that its kind has. */
function parsePins(input: NodeInput, side: Side, implied: readonly Pin[], lineOf: (index: number) => number): Pin[] {
  const pins: Pin[] = [];
  for (const [index, entry] of (input[side] ?? []).entries()) {
    const pin = parsePin(entry, side, lineOf(index));
    if (pins.some(({name}) => name === pin.name)) {
      fault(lineOf(index), `Two ${WORDS[side]}s are named "${pin.name}"`, 'Give every pin of one side its own name');
    }
    pins.push(pin);
  }
  const isListed = ({name, type}: Pin): boolean =>
    pins.some((pin) => (type === 'exec' ? pin.type === 'exec' : pin.name === name));
  return [...implied.filter((pin) => !isListed(pin)), ...pins];
}

/** The name of a class as the editor writes it: `BP_ThirdPersonCharacter` is `BP Third Person Character`. */
const displayName = (name: string): string => name.replaceAll('_', ' ').replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

/** The pins that a node has without listing them. */
function impliedPins({kind, type}: NodeInput, title: string, line: number): Readonly<Record<Side, Pin[]>> {
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

/** What the editor writes on nodes of some kinds, and of no others. */
const NAMED: readonly {kind: NodeKind; key: 'title' | 'subtitle'; begins: string}[] = [
  {kind: 'cast', key: 'title', begins: 'Cast To '},
  {kind: 'message', key: 'subtitle', begins: 'Using Interface '},
  {kind: 'event', key: 'subtitle', begins: 'From '},
];

/** Whether a node is what its kind says, so that it is drawn as the editor draws it. */
function checkKind(id: string, input: NodeInput, pins: readonly Pin[], lineOf: (key: string) => number): void {
  const {kind, type, compact} = input;
  for (const {kind: named, key, begins} of NAMED) {
    const text = input[key];
    const isOptional = named === 'event' && text === undefined;
    if (kind === named && !isOptional && text?.startsWith(begins) !== true) {
      fault(lineOf(key), `The ${key} of the ${kind} "${id}" is ${JSON.stringify(text)}`, `Write "${begins}..."`);
    }
    if (kind !== named && text?.startsWith(begins) === true) {
      fault(lineOf('kind'), `The ${kind} "${id}" has the ${key} of a ${named}`, `Write "kind: ${named}"`);
    }
  }
  if (kind !== 'set' && /^set$/i.test(input.title ?? '')) {
    fault(lineOf('kind'), `"${id}" sets a variable`, 'Write "kind: set" with the variable as title, and its type');
  }
  const isVariable = kind === 'get' || kind === 'set';
  if (isVariable !== (type !== undefined)) {
    const fix = isVariable ? 'Add "type: object" or the like' : 'Remove it: only get and set nodes have one';
    fault(lineOf('type'), `The ${kind} node "${id}" has ${isVariable ? 'no' : 'a'} type`, fix);
  }
  if ((kind === 'cast' || kind === 'set') && (input.in ?? input.out)) {
    fault(lineOf(input.in ? 'in' : 'out'), `The ${kind} "${id}" lists pins`, 'Remove them: its kind says which it has');
  }
  if ((kind === 'pose') !== pins.some((pin) => pin.type === 'pose')) {
    const fix = kind === 'pose' ? 'Add one, or use "kind: pure"' : 'Write "kind: pose": it is a node of an AnimGraph';
    fault(lineOf('kind'), `The ${kind} node "${id}" has ${kind === 'pose' ? 'no pose pin' : 'a pose pin'}`, fix);
  }
  if (kind === 'switch' && !pins.some((pin) => pin.type === 'exec' && pin.name !== EXECUTE)) {
    fault(lineOf('kind'), `The switch "${id}" has no exits`, 'List them: "out: [{Authority: exec}, {Remote: exec}]"');
  }
  if (compact !== undefined && kind !== 'call' && kind !== 'pure') {
    fault(lineOf('compact'), `The ${kind} node "${id}" is compact`, 'Only call and pure nodes are: remove it');
  }
}

function parseNode(id: string, input: NodeInput, source: YamlSource): GraphNode {
  const {kind, subtitle, title = TITLES[kind], compact, type} = input;
  const lineOf = (...keys: PropertyKey[]): number => source.lineOf(['nodes', id, ...keys]);
  if (!/^[\w-]+$/.test(id)) {
    fault(lineOf(), `The node id "${id}" does not fit into a wire`, 'Use letters, digits, "_" and "-" only');
  }
  if (title === undefined) {
    fault(lineOf(), `The node "${id}" has no title`, 'Add "title: ..."');
  }
  const implied = impliedPins(input, title, lineOf('type'));
  const [inputs, outputs] = (['in', 'out'] as const).map((side) =>
    parsePins(input, side, implied[side], (index) => lineOf(side, index)),
  );
  checkKind(id, input, [...(inputs ?? []), ...(outputs ?? [])], lineOf);
  const drawn = (pins: readonly Pin[] = []): readonly Pin[] =>
    compact === undefined ? pins : pins.map((pin) => ({...pin, hasLabel: false}));
  return {
    id,
    kind,
    title,
    ...(compact === undefined ? {} : {compact: compact === true ? title : compact}),
    ...(subtitle === undefined ? {} : {subtitle}),
    ...(type === undefined ? {} : {type: parseType(type, lineOf('type')).type}),
    in: drawn(inputs),
    out: drawn(outputs),
  };
}

/** One end of a wire or a mark: `node`, or `node.Pin Name`. */
interface End {
  readonly node: GraphNode;
  readonly pin?: string;
}

function parseEnd(text: string, sides: readonly Side[], nodes: Nodes, line: number): End {
  const [, id = '', pin] = /^([^.]*)(?:\.(.*))?$/su.exec(text.trim()) ?? [];
  const node = nodes.get(id.trim());
  if (!node) {
    fault(line, `There is no node "${id.trim()}"`, suggest(id.trim(), [...nodes.keys()]));
  }
  if (pin === undefined) {
    return {node};
  }
  const names = sides.flatMap((side) => node[side].map(({name}) => name));
  if (!names.includes(pin.trim())) {
    const [side] = sides;
    const word = sides.length > 1 || side === undefined ? 'pin' : WORDS[side];
    fault(line, `The node "${node.id}" (${node.title}) has no ${word} "${pin.trim()}"`, suggest(pin.trim(), names));
  }
  return {node, pin: pin.trim()};
}

/** The exec or data pin that an end of a wire means: the one that it names, else the only one or that of every node. */
function pinAt({node, pin}: End, side: Side, isExec: boolean): Pin | undefined {
  const pins = node[side].filter(({type}) => (type === 'exec') === isExec);
  const name = pin ?? (side === 'in' ? EXECUTE : THEN);
  return pins.find((each) => each.name === name) ?? (pin === undefined && pins.length === 1 ? pins[0] : undefined);
}

/** The pins that a wire connects: exec pins, or where one of its ends has none, data pins. */
function resolvePins(from: End, to: End, text: string, line: number): readonly [Pin, Pin] {
  for (const isExec of [true, false]) {
    const [out, into] = [pinAt(from, 'out', isExec), pinAt(to, 'in', isExec)];
    if (out && into) {
      return [out, into];
    }
  }
  if (from.pin !== undefined && to.pin !== undefined) {
    fault(line, `"${text}" joins an exec pin and a data pin`, 'Exec pins go to exec pins, data to data');
  }
  const isOutput = from.pin === undefined && (to.pin !== undefined || pinAt(to, 'in', true) !== undefined);
  const [{node}, side] = isOutput ? [from, 'out' as const] : [to, 'in' as const];
  const names = node[side].map(({name}) => `"${node.id}.${name}"`).join(', ');
  fault(
    line,
    `It is not clear which ${WORDS[side]} of "${node.id}" this wire means`,
    `Write one of ${names || 'another node'}`,
  );
}

/** A line of wires; `taken` has the data inputs and exec outputs that have their one wire. */
function parseWires(text: string, nodes: Nodes, taken: Set<string>, line: number): Wire[] {
  const texts = text.split('->');
  const ends = texts.map((end, index) =>
    parseEnd(end, index === 0 ? ['out'] : index < texts.length - 1 ? ['in', 'out'] : ['in'], nodes, line),
  );
  if (ends.length < 2) {
    fault(line, `"${text}" is not a wire`, 'Write "from.Pin -> to.Pin"');
  }
  if (ends.slice(1, -1).some(({pin}) => pin !== undefined)) {
    fault(line, `"${text}" names a pin in its middle`, 'Write one wire per line');
  }
  return ends.slice(1).map((to, index) => {
    const from = ends[index] ?? to;
    const [out, into] = resolvePins(from, to, text, line);
    if (into.literal !== undefined) {
      fault(line, `The input "${into.name}" has a wire and the value "${into.literal}"`, 'Remove one of them');
    }
    const isExec = out.type === 'exec';
    const key = isExec ? pinKey(from.node.id, 'out', out.name) : pinKey(to.node.id, 'in', into.name);
    if (taken.has(key)) {
      fault(
        line,
        `"${text}" is the second wire at ${isExec ? 'an exec output' : 'a data input'}, which holds one only`,
        isExec ? 'Chain the nodes, or put a Sequence between' : 'Remove one of the two wires',
      );
    }
    taken.add(key);
    return {from: {node: from.node.id, pin: out.name}, to: {node: to.node.id, pin: into.name}, type: out.type};
  });
}

function parseMark(number: string, target: string, nodes: Nodes, line: number): Mark {
  if (!/^[1-9]\d?$/.test(number)) {
    fault(line, `"${number}" is not a mark`, 'Use a number from 1 to 99');
  }
  const {node, pin} = parseEnd(target, ['in', 'out'], nodes, line);
  if (pin === undefined) {
    return {number, line, node: node.id};
  }
  const side = node.in.some(({name}) => name === pin) ? 'in' : 'out';
  return {number, line, node: node.id, pin: {side, name: pin}};
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
  const taken = new Set<string>();
  const wires = (input.wires ?? []).flatMap((text, index) =>
    parseWires(text, byId, taken, source.lineOf(['wires', index])),
  );
  const marks = Object.entries(input.marks ?? {}).flatMap(([number, targets]) =>
    [targets].flat().map((target) => parseMark(number, target, byId, source.lineOf(['marks', number]))),
  );
  return {language: 'blueprint', ...sentences, nodes, wires, marks};
}

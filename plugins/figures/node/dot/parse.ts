import {parse, type AttributeASTNode, type ClusterStatementASTNode, type GraphASTNode} from '@ts-graphviz/ast';
import {joinEnds} from './ends';
import type {Arrow, DotFigure, Group, Step} from './model';
import {pathParts} from './paths';
import {STEP_KINDS, type StepKind} from './style';
import {fault, suggest} from '../errors';
import {checkSentences} from '../source';

type Subgraph = Extract<ClusterStatementASTNode, {type: 'Subgraph'}>;
type Edge = Extract<ClusterStatementASTNode, {type: 'Edge'}>;
type Literal = AttributeASTNode['value'];
/** A part of the syntax tree, or the cause of a syntax error. */
interface Located {
  readonly location?: {readonly start: {readonly line: number; readonly offset: number}};
}

/** A node as far as it has been read: an arrow may name it before it is declared. */
interface Draft {
  readonly id: string;
  group?: string | undefined;
  line: number;
  attributes?: ReadonlyMap<string, string>;
}

/** What has been read of a chart. */
interface Chart {
  readonly drafts: Map<string, Draft>;
  readonly arrows: {readonly arrow: Arrow; readonly line: number}[];
  readonly groups: Group[];
  direction: 'TB' | 'LR';
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const lineOf = ({location}: Located): number => location?.start.line ?? 1;

/** A name or a value as it reads; `\n` breaks the line. */
function textOf(literal: Literal): string {
  if (literal.quoted === 'html') {
    fault(lineOf(literal), 'HTML labels are not allowed', 'Write a plain label, "\\n" breaks the line');
  }
  return literal.value.replaceAll(/\\([nlr\\])/g, (_, character: string) => (character === '\\' ? '\\' : '\n'));
}

function parseGraph(body: string): GraphASTNode | undefined {
  try {
    return parse(body).children.find((child) => child.type === 'Graph');
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error;
    }
    const cause = error.cause as Located;
    const rest = body.slice(cause.location?.start.offset);
    if (rest.startsWith('--')) {
      fault(lineOf(cause), '"--" is not an arrow', 'Write "->": the charts are directed');
    }
    // A line may end anywhere but in a string.
    if (rest.startsWith('\n')) {
      fault(lineOf(cause), 'A string is not closed', 'Add the closing quote');
    }
    const found = rest === '' ? 'the end' : `"${rest.charAt(0)}"`;
    const place = error.message.includes('or end of input but') ? 'the chart needs nothing more' : 'it cannot stand';
    const fix = 'Check brackets and quotes, and quote names and labels that hold more than letters, digits and "_"';
    return fault(lineOf(cause), `Found ${found} where ${place}`, fix);
  }
}

function readNode(id: Literal, group: string | undefined, {drafts}: Chart): Draft {
  const name = textOf(id);
  const draft = drafts.get(name) ?? {id: name, line: lineOf(id)};
  drafts.set(name, draft);
  draft.group ??= group;
  return draft;
}

/**
 * The attributes of a part.
 *
 * @param isKnown whether the part can have an attribute with this value
 */
function attributesOf(
  {children}: {readonly children: readonly ClusterStatementASTNode[]},
  what: string,
  isKnown: (key: string, value: string) => boolean,
  fix: string,
): Map<string, string> {
  const attributes = children.flatMap((child) => (child.type === 'Attribute' ? [child] : []));
  return new Map(
    attributes.map((attribute) => {
      const [key, value]: [string, string] = [attribute.key.value, textOf(attribute.value)];
      if (key === 'kind' && isKnown(key, value) && !STEP_KINDS.some((kind) => kind === value)) {
        fault(lineOf(attribute), `Unknown kind "${value}"`, suggest(value, STEP_KINDS));
      }
      return isKnown(key, value)
        ? [key, value]
        : fault(lineOf(attribute), `The ${what} has the attribute "${key}"`, fix);
    }),
  );
}

const ARROW_FIX = 'Arrows have label, style=dashed, style=dotted, rank=same, on and off only';
const isOfArrow = (key: string, value: string): boolean =>
  ['label', 'on', 'off'].includes(key) ||
  (key === 'style' && (value === 'dashed' || value === 'dotted')) ||
  (key === 'rank' && value === 'same');

function readEdge(edge: Edge, group: string | undefined, chart: Chart): void {
  const ends = edge.targets.map((end) => {
    if (end.type === 'NodeRefGroup' || end.port) {
      const problem = end.type === 'NodeRef' ? 'Ports are not allowed' : 'An arrow joins two nodes';
      fault(lineOf(end), problem, 'Join the nodes themselves');
    }
    return {id: readNode(end.id, group, chart).id, line: lineOf(end)};
  });
  const attributes = attributesOf(edge, 'arrow', isOfArrow, ARROW_FIX);
  const [on, off, label] = [attributes.get('on'), attributes.get('off'), attributes.get('label')];
  if (on !== undefined && off !== undefined) {
    fault(lineOf(edge), 'The arrow has "on" and "off"', 'Keep the shorter of the two lists');
  }
  const look = {
    style: (attributes.get('style') ?? 'solid') as Arrow['style'],
    isLevel: attributes.has('rank'),
    label: label === '' ? undefined : label,
    on: on === undefined ? undefined : words(on),
    off: off === undefined ? undefined : words(off),
  };
  for (const [index, {id: to, line}] of ends.slice(1).entries()) {
    chart.arrows.push({arrow: {from: ends[index]?.id ?? '', to, ...look}, line});
  }
}

function readGroup(subgraph: Subgraph, parent: string | undefined, chart: Chart): void {
  const id = subgraph.id ? textOf(subgraph.id) : '';
  if (!id.startsWith('cluster_')) {
    fault(lineOf(subgraph), `The group is named "${id}"`, `Name it "cluster_${id}"`);
  }
  const label = attributesOf(subgraph, 'group', (key) => key === 'label', 'A group has a label only').get('label');
  if (label === undefined || label === '') {
    fault(lineOf(subgraph), `The group "${id}" has no label`, 'Add label="..." to it');
  }
  chart.groups.push({id, label, parent});
  readStatements(subgraph.children, id, chart);
}

const STYLE_FIX = 'The house style comes from "kind": remove the attribute';

/** @param group the group in which the statements stand */
function readStatements(statements: readonly ClusterStatementASTNode[], group: string | undefined, chart: Chart): void {
  for (const statement of statements) {
    if (statement.type === 'Subgraph') {
      readGroup(statement, group, chart);
    } else if (statement.type === 'Edge') {
      readEdge(statement, group, chart);
    } else if (statement.type === 'Node') {
      const draft = readNode(statement.id, group, chart);
      const isOfNode = (key: string): boolean => ['label', 'kind', 'to'].includes(key);
      draft.line = lineOf(statement);
      draft.attributes = attributesOf(statement, `node "${draft.id}"`, isOfNode, STYLE_FIX);
    } else if (statement.type === 'AttributeList') {
      const problem = `"${statement.kind.toLowerCase()}" sets attributes for all`;
      fault(lineOf(statement), problem, 'The house style does that: remove it');
    } else if (statement.type === 'Attribute' && group === undefined) {
      const {key, value} = statement;
      if (key.value !== 'rankdir' || (value.value !== 'LR' && value.value !== 'TB')) {
        fault(lineOf(key), `The setting "${key.value}" is not allowed here`, 'Only rankdir=LR is');
      }
      chart.direction = value.value;
    }
  }
}

/** A read node as a step. */
function finish({id, group, line, attributes}: Draft, ids: readonly string[]): Step {
  if (!attributes) {
    return fault(line, `The arrow leads to or from "${id}", which is not declared`, suggest(id, ids));
  }
  const kind = (attributes.get('kind') ?? 'step') as StepKind;
  const isDisc = kind === 'start' || kind === 'end';
  const label = attributes.get('label');
  if (label === undefined && !isDisc && /^[a-z_]\w*$/.test(id)) {
    fault(line, `The node "${id}" has no label`, 'Add label="..."');
  }
  return {id, kind, label: label ?? (isDisc ? '' : id), line, group, to: attributes.get('to')};
}

/** A line `// key: value` or `// key id: value` before the chart. */
interface Setting {
  readonly id: string;
  readonly text: string;
  readonly line: number;
}

function settings(body: string, key: string): Setting[] {
  return body.split('\n').flatMap((line, index) => {
    const [, id, text] = new RegExp(`^\\s*// ${key}(?: ([\\w-]+))?:(.*)$`).exec(line) ?? [];
    return text === undefined ? [] : [{id: id ?? '', text: text.trim(), line: index + 1}];
  });
}

/** More would not fit above a chart. */
const MOST_PATHS = 8;

/** Checks the paths: their names, that arrows name none else, and that each leaves something out and gets somewhere. */
function checkPaths(figure: DotFigure, settingsOfPaths: readonly Setting[], {arrows}: Chart): void {
  const ids = figure.paths.map(({id}) => id);
  for (const [index, {id, text, line}] of settingsOfPaths.entries()) {
    if (id === '' || text === '') {
      fault(line, 'The path has no id or no name', 'Write "// path success: Success"');
    }
    if (figure.paths.findIndex((other) => other.id === id || other.name === text) !== index) {
      fault(line, `A path above has the id or the name of "${id}"`, 'Give each path its own');
    }
    if (index >= MOST_PATHS) {
      fault(line, `The chart has more than ${String(MOST_PATHS)} paths`, 'Join those that differ little');
    }
  }
  for (const {arrow, line} of arrows) {
    const unknown = [...(arrow.on ?? []), ...(arrow.off ?? [])].find((id) => !ids.includes(id));
    if (unknown !== undefined) {
      fault(line, `The arrow names the path "${unknown}", which the chart does not have`, suggest(unknown, ids));
    }
  }
  for (const [index, {path, arrows: off}] of pathParts(figure).entries()) {
    if (off.size === 0 || off.size === figure.arrows.length) {
      const problem = off.size === 0 ? 'is the whole chart' : 'takes no arrow';
      const fix = 'Name it in "on" or "off" of the arrows at which ways part';
      fault(settingsOfPaths[index]?.line ?? 1, `The path "${path.id}" ${problem}`, fix);
    }
  }
}

/**
 * Parses the body of a `dot` fence.
 *
 * @throws FigureError for anything that the grammar in README.md does not allow
 */
export function parseDot(body: string): DotFigure {
  const [alt, caption] = ['alt', 'caption'].map((key) => settings(body, key)[0]);
  const sentences = checkSentences(
    {alt: alt?.text, caption: caption?.text},
    (key) => (key === 'alt' ? alt : caption)?.line ?? 1,
  );
  const graph = parseGraph(body);
  if (!graph?.directed) {
    return fault(graph ? lineOf(graph) : 1, 'The chart begins with "graph"', 'Begin it with "digraph {"');
  }
  const chart: Chart = {drafts: new Map(), arrows: [], groups: [], direction: 'TB'};
  readStatements(graph.children, undefined, chart);
  const drafts = [...chart.drafts.values()];
  if (drafts.length === 0) {
    fault(1, 'The chart has no nodes', 'Add one');
  }
  const paths = settings(body, 'path');
  // `// rows: a, b`
  const sections = settings(body, 'rows')[0]?.text.split(',') ?? [];
  const rows = sections.map((name) => name.trim()).filter((name) => name !== '');
  const ids = drafts.flatMap(({id, attributes}) => (attributes ? [id] : []));
  const steps = drafts.map((draft) => finish(draft, ids));
  const lost = paths[0] ?? steps.find(({to}) => to !== undefined);
  if (rows.length === 0 && lost) {
    fault(
      lost.line,
      'The chart has paths or links, and no sections in which the rows of its steps stand',
      'Add "// rows: order-of-calls", with the ids of sections of the page',
    );
  }
  const figure = joinEnds({
    language: 'dot',
    ...sentences,
    direction: chart.direction,
    steps,
    arrows: chart.arrows.map(({arrow}) => arrow),
    groups: chart.groups,
    rows,
    paths: paths.map(({id, text}) => ({id, name: text})),
  });
  checkPaths(figure, paths, chart);
  return figure;
}

import {parse, type AttributeASTNode, type ClusterStatementASTNode, type GraphASTNode} from '@ts-graphviz/ast';
import * as z from 'zod';
import {pathParts, type Arrow, type DotFigure, type Group, type Step} from './model';
import {STEP_KINDS} from './style';
import {fault, suggest} from '../errors';
import {sentences, textSchema, validate} from '../source';

const stepSchema = z.strictObject({
  label: z.string().optional(),
  kind: z.enum(STEP_KINDS).default('step'),
  to: z.string().optional(),
});
const arrowSchema = z.strictObject({
  label: textSchema.optional(),
  style: z.literal('dashed').optional(),
  rank: z.literal('same').optional(),
  on: z.string().optional(),
  off: z.string().optional(),
  to: z.string().optional(),
});
const groupSchema = z.strictObject({label: textSchema});
const sentencesSchema = z.strictObject(sentences);

type Subgraph = Extract<ClusterStatementASTNode, {type: 'Subgraph'}>;
type Node = Extract<ClusterStatementASTNode, {type: 'Node'}>;
type Edge = Extract<ClusterStatementASTNode, {type: 'Edge'}>;
type Literal = AttributeASTNode['value'];
/** A part of the syntax tree, or the cause of a syntax error. */
interface Located {
  readonly location?: {readonly start: {readonly line: number; readonly offset: number}};
}

/** What has been read of a chart. */
interface Chart {
  readonly steps: Map<string, Step>;
  readonly arrows: Arrow[];
  readonly groups: Group[];
  direction: 'TB' | 'LR';
}

const lineOf = ({location}: Located): number => location?.start.line ?? 1;

/** A name or a value as it reads; `\n` breaks the line. */
function textOf({value}: Literal): string {
  return value.replaceAll(String.raw`\n`, '\n');
}

function parseGraph(body: string): GraphASTNode | undefined {
  try {
    return parse(body).children.find((child) => child.type === 'Graph');
  } catch (error) {
    const cause = (error as Error).cause as Located;
    const [rest] = body.slice(cause.location?.start.offset).split('\n');
    return fault(
      lineOf(cause),
      `The chart cannot be read from ${JSON.stringify(rest)} on`,
      'Write "->" for arrows, check brackets and quotes, and quote what holds more than letters, digits and "_"',
    );
  }
}

/** The attributes of a part. */
function attributesOf<T>(
  part: Located & {readonly children: readonly ClusterStatementASTNode[]},
  schema: z.ZodType<T> & {readonly shape: object},
): T {
  const attributes = part.children.filter((child) => child.type === 'Attribute');
  const data = Object.fromEntries(attributes.map(({key, value}) => [key.value, textOf(value)]));
  const lineAt = ([name]: readonly PropertyKey[]): number =>
    lineOf(attributes.find(({key}) => key.value === name) ?? part);
  return validate({data, lineOf: lineAt}, schema, Object.keys(schema.shape));
}

function readStep(node: Node, group: Group | undefined): Step {
  const id = textOf(node.id);
  const {kind, label, to: place} = attributesOf(node, stepSchema);
  const usual = kind === 'start' || kind === 'end' ? '' : id;
  return {id, kind, label: label ?? usual, place, group, line: lineOf(node)};
}

function readArrow(edge: Edge, {steps}: Chart): Arrow {
  const {label, style, rank, on, off, to: place} = attributesOf(edge, arrowSchema);
  const line = lineOf(edge);
  const [from, to, ...others] = edge.targets.map((end) => {
    if (end.type === 'NodeRefGroup') {
      return undefined;
    }
    const id = textOf(end.id);
    const problem = `The arrow leads to or from "${id}", which is not declared above it`;
    return steps.get(id) ?? fault(lineOf(end), problem, suggest(id, [...steps.keys()]));
  });
  if (!from || !to || others.length > 0) {
    return fault(line, 'An arrow joins two nodes', 'Write one arrow for each');
  }
  if (place !== undefined && label === undefined) {
    fault(line, 'The arrow has "to" and no label, over which the link is', 'Add a label, or remove "to"');
  }
  return {
    from,
    to,
    label,
    place,
    isDashed: style !== undefined,
    isLevel: rank !== undefined,
    on: on?.split(' '),
    off: off?.split(' '),
    line,
  };
}

function readGroup(subgraph: Subgraph, chart: Chart): void {
  const id = subgraph.id ? textOf(subgraph.id) : '';
  if (!id.startsWith('cluster_')) {
    fault(lineOf(subgraph), `The group is named "${id}"`, `Name it "cluster_${id}"`);
  }
  const group = {id, ...attributesOf(subgraph, groupSchema)};
  chart.groups.push(group);
  readStatements(subgraph.children, group, chart);
}

/** @param group the group in which the statements stand */
function readStatements(statements: readonly ClusterStatementASTNode[], group: Group | undefined, chart: Chart): void {
  for (const statement of statements) {
    if (statement.type === 'Subgraph' && group) {
      fault(lineOf(statement), `A group stands in the group "${group.id}"`, 'Write groups beside each other');
    } else if (statement.type === 'Subgraph') {
      readGroup(statement, chart);
    } else if (statement.type === 'Edge') {
      chart.arrows.push(readArrow(statement, chart));
    } else if (statement.type === 'Node') {
      const step = readStep(statement, group);
      if (chart.steps.has(step.id)) {
        fault(lineOf(statement), `Two steps are named "${step.id}"`, 'Give one of them another name');
      }
      chart.steps.set(step.id, step);
    } else if (statement.type === 'AttributeList') {
      const problem = `"${statement.kind.toLowerCase()}" sets attributes for all`;
      fault(lineOf(statement), problem, 'The house style does that: remove it');
    } else if (statement.type === 'Attribute' && !group) {
      const {key, value} = statement;
      if (key.value !== 'rankdir' || value.value !== 'LR') {
        fault(lineOf(key), `The setting "${key.value}" is not allowed here`, 'Only rankdir=LR is');
      }
      chart.direction = value.value;
    }
  }
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

/** Checks that arrows name no other paths than there are, and that each leaves something out and gets somewhere. */
function checkPaths(figure: DotFigure): void {
  const {arrows, paths} = figure;
  const ids = paths.map(({id}) => id);
  for (const {on = [], off = [], line} of arrows) {
    const unknown = [...on, ...off].find((id) => !ids.includes(id));
    if (unknown !== undefined) {
      fault(line, `The arrow names the path "${unknown}", which the chart does not have`, suggest(unknown, ids));
    }
  }
  for (const {path, off} of pathParts(figure)) {
    const taken = arrows.filter((arrow) => !off.has(arrow));
    if (taken.length === 0 || taken.length === arrows.length) {
      const problem = taken.length === 0 ? 'takes no arrow' : 'is the whole chart';
      const fix = 'Name it in "on" or "off" of the arrows at which ways part';
      fault(path.line, `The path "${path.id}" ${problem}`, fix);
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
  const lineAt = ([key]: readonly PropertyKey[]): number => (key === 'alt' ? alt : caption)?.line ?? 1;
  const said = validate({data: {alt: alt?.text, caption: caption?.text}, lineOf: lineAt}, sentencesSchema, []);
  const graph = parseGraph(body);
  if (!graph?.directed) {
    return fault(graph ? lineOf(graph) : 1, 'The chart begins with "graph"', 'Begin it with "digraph {"');
  }
  const chart: Chart = {steps: new Map(), arrows: [], groups: [], direction: 'TB'};
  readStatements(graph.children, undefined, chart);
  const steps = [...chart.steps.values()];
  if (steps.length === 0) {
    fault(1, 'The chart has no nodes', 'Add one');
  }
  const paths = settings(body, 'path').map(({text, ...rest}) => ({name: text, ...rest}));
  const sections = settings(body, 'rows').flatMap(({text}) => text.split(/,\s*/));
  const lost = paths[0] ?? [...steps, ...chart.arrows].find(({place}) => place !== undefined);
  if (sections.length === 0 && lost) {
    fault(
      lost.line,
      'The chart has paths or links, and no sections in which the rows of its steps stand',
      'Add "// rows: order-of-calls", with the ids of sections of the page',
    );
  }
  const figure: DotFigure = {language: 'dot', ...said, ...chart, steps, sections, paths};
  checkPaths(figure);
  return figure;
}

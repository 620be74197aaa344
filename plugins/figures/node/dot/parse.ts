import {parse, type AttributeASTNode, type ClusterStatementASTNode, type GraphASTNode} from '@ts-graphviz/ast';
import {STEP_KINDS, type Arrow, type DotFigure, type Group, type Path, type Step, type StepKind} from './model';
import {pathParts} from './paths';
import {FigureError, suggest} from '../errors';
import {checkSentences} from '../source';

type Attributes = ReadonlyMap<string, {value: string; line: number}>;
type Subgraph = Extract<ClusterStatementASTNode, {type: 'Subgraph'}>;
type Edge = Extract<ClusterStatementASTNode, {type: 'Edge'}>;
type Literal = AttributeASTNode['value'];
/** A part of the syntax tree, or the cause of a syntax error. */
interface Located {
  readonly location?: {readonly start: {readonly line: number; readonly offset: number}};
}

const STYLE_FIX = 'The house style comes from "kind": remove the attribute';

interface Draft {
  id: string;
  kind?: StepKind;
  label?: string;
  group?: string;
  to?: string;
  lane?: string;
  line: number;
  isDeclared: boolean;
}

/** An arrow and its line in the fence. */
interface WrittenArrow {
  readonly arrow: Arrow;
  readonly line: number;
}

/** What has been read of a chart. */
interface Chart {
  readonly drafts: Map<string, Draft>;
  readonly arrows: WrittenArrow[];
  readonly groups: Group[];
  direction: 'TB' | 'LR';
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const lineOf = ({location}: Located): number => location?.start.line ?? 1;

/** A name or a value as it reads; `\n` breaks the line. */
function textOf(literal: Literal): string {
  if (literal.quoted === 'html') {
    throw new FigureError(lineOf(literal), 'HTML labels are not allowed', 'Write a plain label, "\\n" breaks the line');
  }
  return literal.value.replaceAll(/\\([nlr\\])/g, (_, character: string) => (character === '\\' ? '\\' : '\n'));
}

/** What is wrong where the text of a chart is no DOT. */
function syntaxFault(rest: string, message: string): {problem: string; fix: string} {
  if (rest.startsWith('--')) {
    return {problem: '"--" is not an arrow', fix: 'Write "->": the charts are directed'};
  }
  // A line may end anywhere but in a string.
  if (rest.startsWith('\n')) {
    return {problem: 'A string is not closed', fix: 'Add the closing quote'};
  }
  const found = rest === '' ? 'the end' : `"${rest.charAt(0)}"`;
  const place = message.includes('or end of input but') ? 'the chart needs nothing more' : 'it cannot stand';
  return {
    problem: `Found ${found} where ${place}`,
    fix: 'Check brackets and quotes, and quote names and labels that hold more than letters, digits and "_"',
  };
}

function parseGraph(body: string): GraphASTNode | undefined {
  try {
    return parse(body).children.find((child) => child.type === 'Graph');
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error;
    }
    const cause = error.cause as Located;
    const {problem, fix} = syntaxFault(body.slice(cause.location?.start.offset), error.message);
    throw new FigureError(lineOf(cause), problem, fix);
  }
}

function readNode(id: Literal, group: string | undefined, {drafts}: Chart): Draft {
  const name = textOf(id);
  const draft = drafts.get(name) ?? {id: name, line: lineOf(id), isDeclared: false};
  drafts.set(name, draft);
  if (group !== undefined) {
    draft.group ??= group;
  }
  return draft;
}

function attributesOf({children}: {readonly children: readonly ClusterStatementASTNode[]}): Attributes {
  return new Map(
    children.flatMap((child) =>
      child.type === 'Attribute' ? [[child.key.value, {value: textOf(child.value), line: lineOf(child)}]] : [],
    ),
  );
}

function declare(draft: Draft, line: number, attributes: Attributes): void {
  draft.isDeclared = true;
  draft.line = line;
  for (const [key, {value, line: at}] of attributes) {
    if (key === 'label' || key === 'to' || key === 'lane') {
      draft[key] = value;
    } else if (key === 'kind') {
      const kind = STEP_KINDS.find((known) => known === value);
      if (!kind) {
        throw new FigureError(at, `Unknown kind "${value}"`, suggest(value, STEP_KINDS));
      }
      draft.kind = kind;
    } else {
      throw new FigureError(at, `The node "${draft.id}" has the attribute "${key}"`, STYLE_FIX);
    }
  }
}

function readEdge(edge: Edge, group: string | undefined, chart: Chart): void {
  const ends = edge.targets.map((end) => {
    if (end.type === 'NodeRefGroup' || end.port) {
      const problem = end.type === 'NodeRef' ? 'Ports are not allowed' : 'An arrow joins two nodes';
      throw new FigureError(lineOf(end), problem, 'Join the nodes themselves');
    }
    return {id: readNode(end.id, group, chart).id, line: lineOf(end)};
  });
  const attributes = attributesOf(edge);
  for (const [key, {value, line}] of attributes) {
    if (!['label', 'on', 'off'].includes(key) && !(key === 'style' && (value === 'dashed' || value === 'dotted'))) {
      throw new FigureError(
        line,
        `The arrow has the attribute "${key}"`,
        'Arrows have label, style=dashed, style=dotted, on and off only',
      );
    }
  }
  const on = attributes.get('on');
  const off = attributes.get('off');
  if (on && off) {
    throw new FigureError(on.line, 'The arrow has "on" and "off"', 'Keep the shorter of the two lists');
  }
  const label = attributes.get('label')?.value;
  const style = attributes.get('style')?.value;
  for (const [index, to] of ends.slice(1).entries()) {
    const arrow: Arrow = {
      from: ends[index]?.id ?? '',
      to: to.id,
      style: style === 'dashed' || style === 'dotted' ? style : 'solid',
      ...(label === undefined || label === '' ? {} : {label}),
      ...(on ? {on: words(on.value)} : {}),
      ...(off ? {off: words(off.value)} : {}),
    };
    chart.arrows.push({arrow, line: on?.line ?? off?.line ?? to.line});
  }
}

function readGroup(subgraph: Subgraph, parent: string | undefined, chart: Chart): void {
  const id = subgraph.id ? textOf(subgraph.id) : '';
  if (!id.startsWith('cluster_')) {
    throw new FigureError(lineOf(subgraph), `The group is named "${id}"`, `Name it "cluster_${id}"`);
  }
  const label = attributesOf(subgraph).get('label')?.value ?? '';
  if (label === '') {
    throw new FigureError(lineOf(subgraph), `The group "${id}" has no label`, 'Add label="..." to it');
  }
  chart.groups.push({id, label, ...(parent === undefined ? {} : {parent})});
  readStatements(subgraph.children, id, chart);
}

function readSetting({key, value}: AttributeASTNode, group: string | undefined, chart: Chart): void {
  if (group === undefined && key.value === 'rankdir' && (value.value === 'LR' || value.value === 'TB')) {
    chart.direction = value.value;
  } else if (group === undefined || key.value !== 'label') {
    throw new FigureError(
      lineOf(key),
      `The setting "${key.value}" is not allowed here`,
      group === undefined ? 'Only rankdir=LR is' : 'A group has a label only',
    );
  }
}

/** @param group the group in which the statements stand */
function readStatements(statements: readonly ClusterStatementASTNode[], group: string | undefined, chart: Chart): void {
  for (const statement of statements) {
    switch (statement.type) {
      case 'Subgraph':
        readGroup(statement, group, chart);
        break;
      case 'Attribute':
        readSetting(statement, group, chart);
        break;
      case 'AttributeList':
        throw new FigureError(
          lineOf(statement),
          `"${statement.kind.toLowerCase()}" sets attributes for all`,
          'The house style does that: remove it',
        );
      case 'Edge':
        readEdge(statement, group, chart);
        break;
      case 'Node':
        declare(readNode(statement.id, group, chart), lineOf(statement), attributesOf(statement));
        break;
      case 'Comment':
    }
  }
}

function finish(draft: Draft, ids: readonly string[]): Step {
  const {id, kind = 'step', label, lane, group = lane, to, line, isDeclared} = draft;
  if (!isDeclared) {
    throw new FigureError(line, `The arrow leads to or from "${id}", which is not declared`, suggest(id, ids));
  }
  const isDisc = kind === 'start' || kind === 'end';
  if (label === undefined && !isDisc && /^[a-z_]\w*$/.test(id)) {
    throw new FigureError(line, `The node "${id}" has no label`, 'Add label="..."');
  }
  return {
    id,
    kind,
    label: label ?? (isDisc ? '' : id),
    line,
    ...(group === undefined ? {} : {group}),
    ...(to === undefined ? {} : {to}),
  };
}

/**
 * Makes ends of the same name one, each arrow to which keeps the end as it is written, and finds the ends beside the run:
 * another arrow goes on from a step that leads there.
 */
function joinEnds(
  {steps, arrows}: Pick<DotFigure, 'steps' | 'arrows'>,
  direction: DotFigure['direction'],
): Pick<DotFigure, 'steps' | 'arrows'> {
  const isEnd = ({kind, label}: Step): boolean => kind === 'end' && label !== '';
  const first = (step: Step): Step =>
    steps.find((other) => isEnd(step) && isEnd(other) && other.label === step.label) ?? step;
  const byId = new Map(steps.map((step) => [step.id, step]));
  const joined = arrows.map((arrow): Arrow => {
    const end = byId.get(arrow.to);
    const one = end && first(end);
    const isShared = steps.some((step) => step !== one && first(step) === one);
    return end && one && isShared ? {...arrow, to: one.id, end} : arrow;
  });
  const isAside = (step: Step): boolean =>
    direction === 'TB' &&
    isEnd(step) &&
    joined.some(({to, from}) => to === step.id && joined.some((other) => other.from === from && other.to !== to));
  return {
    steps: steps
      .filter((step) => first(step) === step)
      .map(({group, ...step}) =>
        isAside(step) ? {...step, kind: 'cancel'} : {...step, ...(group === undefined ? {} : {group})},
      ),
    arrows: joined,
  };
}

/** The lines `// key: value` and `// key id: value` before the chart. */
function settings(body: string, key: string): {id: string; text: string; line: number}[] {
  return body.split('\n').flatMap((line, index) => {
    const [, id, text] = new RegExp(`^\\s*// ${key}(?: ([\\w-]+))?:(.*)$`).exec(line) ?? [];
    return text === undefined ? [] : [{id: id ?? '', text: text.trim(), line: index + 1}];
  });
}

/** More would not fit above a chart. */
const MOST_PATHS = 8;

function readPaths(body: string): {path: Path; line: number}[] {
  const paths = settings(body, 'path').map(({id, text, line}) => ({path: {id, name: text}, line}));
  for (const [index, {path, line}] of paths.entries()) {
    if (path.id === '' || path.name === '') {
      throw new FigureError(line, 'The path has no id or no name', 'Write "// path success: Success"');
    }
    if (paths.findIndex((other) => other.path.id === path.id || other.path.name === path.name) !== index) {
      throw new FigureError(line, `A path above has the id or the name of "${path.id}"`, 'Give each path its own');
    }
    if (index >= MOST_PATHS) {
      throw new FigureError(
        line,
        `The chart has more than ${String(MOST_PATHS)} paths`,
        'Join those that differ little',
      );
    }
  }
  return paths;
}

/** Checks that arrows name paths that exist, and that each path leaves something out and gets somewhere. */
function checkPaths(
  figure: Pick<DotFigure, 'steps' | 'arrows' | 'groups' | 'paths'>,
  written: readonly WrittenArrow[],
  lines: readonly number[],
): void {
  const ids = figure.paths.map(({id}) => id);
  for (const {arrow, line} of written) {
    const unknown = [...(arrow.on ?? []), ...(arrow.off ?? [])].find((id) => !ids.includes(id));
    if (unknown !== undefined) {
      throw new FigureError(
        line,
        `The arrow names the path "${unknown}", which the chart does not have`,
        suggest(unknown, ids),
      );
    }
  }
  for (const [index, part] of pathParts(figure).entries()) {
    if (part.arrows.size === 0 || part.arrows.size === figure.arrows.length) {
      const problem = part.arrows.size === 0 ? 'is the whole chart' : 'takes no arrow';
      throw new FigureError(
        lines[index] ?? 1,
        `The path "${part.path.id}" ${problem}`,
        'Name it in "on" or "off" of the arrows at which ways part',
      );
    }
  }
}

/** What `// rows: a, b` and `// lanes: A, B` list. */
function list(body: string, key: 'rows' | 'lanes'): string[] {
  const names = settings(body, key)[0]?.text.split(',') ?? [];
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** Makes groups of the lanes, which every step has then. */
function readLanes(names: readonly string[], {drafts, groups}: Chart): void {
  const [group] = groups;
  if (names.length > 0 && group) {
    throw new FigureError(1, `The chart has lanes and the group "${group.id}"`, 'Remove one of them');
  }
  for (const {id, line, lane} of drafts.values()) {
    if (lane === undefined ? names.length > 0 : !names.includes(lane)) {
      const problem = lane === undefined ? 'has no lane' : `is in the lane "${lane}", which the chart does not have`;
      throw new FigureError(line, `The node "${id}" ${problem}`, suggest(lane ?? '', names));
    }
  }
  groups.push(...names.map((label) => ({id: label, label})));
}

/**
 * Parses the body of a `dot` fence.
 *
 * @throws FigureError for anything that the grammar in README.md does not allow
 */
export function parseDot(body: string): DotFigure {
  const [alt] = settings(body, 'alt');
  const [caption] = settings(body, 'caption');
  const sentences = checkSentences(
    {alt: alt?.text, caption: caption?.text},
    (key) => (key === 'alt' ? alt : caption)?.line ?? 1,
  );
  const graph = parseGraph(body);
  if (!graph?.directed) {
    throw new FigureError(lineOf(graph ?? {}), 'The chart begins with "graph"', 'Begin it with "digraph {"');
  }
  const chart: Chart = {drafts: new Map(), arrows: [], groups: [], direction: 'TB'};
  readStatements(graph.children, undefined, chart);
  const drafts = [...chart.drafts.values()];
  if (drafts.length === 0) {
    throw new FigureError(1, 'The chart has no nodes', 'Add one');
  }
  const ids = drafts.flatMap(({id, isDeclared}) => (isDeclared ? [id] : []));
  const steps = drafts.map((draft) => finish(draft, ids));
  const lanes = list(body, 'lanes');
  readLanes(lanes, chart);
  const paths = readPaths(body);
  const rows = list(body, 'rows');
  const [first] = paths;
  const lost = steps.find(({to}) => to !== undefined);
  if (rows.length === 0 && (first !== undefined || lost !== undefined)) {
    throw new FigureError(
      first?.line ?? lost?.line ?? 1,
      'The chart has paths or links, and no sections in which the rows of its steps stand',
      'Add "// rows: order-of-calls", with the ids of sections of the page',
    );
  }
  const parts = {steps, arrows: chart.arrows.map(({arrow}) => arrow)};
  const figure: DotFigure = {
    language: 'dot',
    ...sentences,
    direction: chart.direction,
    hasLanes: lanes.length > 0,
    ...(lanes.length > 0 ? parts : joinEnds(parts, chart.direction)),
    groups: chart.groups,
    rows,
    paths: paths.map(({path}) => path),
  };
  checkPaths(
    figure,
    chart.arrows,
    paths.map(({line}) => line),
  );
  return figure;
}

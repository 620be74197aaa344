import {pinsOf, type BlueprintFigure, type GraphNode, type Pin, type Side, type Wire} from './model';
import {NODES} from './style';
import {withStep, type Reading, type ReadingItem, type ReadingList} from '../reading';

/** Names that tell nodes of the same title apart: `Print String (2)`. */
function nodeNames(nodes: readonly GraphNode[]): Map<string, string> {
  return new Map(
    nodes.map((node) => {
      const same = nodes.filter(({title}) => title === node.title);
      return [node.id, same.length > 1 ? `${node.title} (${String(same.indexOf(node) + 1)})` : node.title];
    }),
  );
}

/** What the walk needs to know about the graph. */
interface Graph {
  readonly figure: BlueprintFigure;
  readonly names: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<string, GraphNode>;
}

const pinType = ({type, isArray}: Pin): string => (isArray ? `${type} array` : type);
const isData = ({type}: {type: string}): boolean => type !== 'exec';

function isWired({figure}: Graph, node: GraphNode, side: Side, pin: Pin): boolean {
  return figure.wires.some((wire) => {
    const end = side === 'in' ? wire.to : wire.from;
    return end.node === node.id && end.pin === pin.name;
  });
}

/** `Make X (make struct): Duration = 3.0; open: Target (object).` */
function describeNode(graph: Graph, node: GraphNode): string {
  const about = [NODES[node.kind].word, ...(node.subtitle === undefined ? [] : [node.subtitle])].join(', ');
  const values = node.inputs.flatMap((pin) =>
    pin.literal === undefined ? [] : [`${pin.name} = ${pin.literal} (${pinType(pin)})`],
  );
  const open = (['in', 'out'] as const).flatMap((side) =>
    pinsOf(node, side)
      .filter((pin) => pin.name !== '' && pin.literal === undefined && isData(pin) && !isWired(graph, node, side, pin))
      .map((pin) => `${pin.name} (${pinType(pin)})`),
  );
  const parts = [...values, ...(open.length > 0 ? [`not connected: ${open.join(', ')}`] : [])];
  const head = `${graph.names.get(node.id) ?? node.title} (${about})`;
  return parts.length > 0 ? `${head}: ${parts.join('; ')}` : head;
}

function wiresFrom({figure}: Graph, id: string): Wire[] {
  return figure.wires.filter((wire) => wire.type === 'exec' && wire.from.node === id);
}

/** Exits of a node that are worth a label: all of them when there are several or they have names. */
function branches(graph: Graph, node: GraphNode, seen: Set<string>): ReadingList[] {
  const exits = node.outputs.filter(({type}) => type === 'exec');
  if (exits.length < 2) {
    return [];
  }
  const items = exits.map((exit): ReadingItem => {
    const wire = wiresFrom(graph, node.id).find(({from}) => from.pin === exit.name);
    const label = exit.name === '' ? 'Then' : exit.name;
    if (!wire) {
      return {text: `${label}: nothing`};
    }
    return {text: `${label}:`, lists: [{isOrdered: true, items: walk(graph, wire.to, seen)}]};
  });
  return [{isOrdered: false, items}];
}

/** The steps from a node on, along the exec wires. A node that was walked before is only named. */
function walk(graph: Graph, start: Wire['to'], seen: Set<string>): ReadingItem[] {
  const items: ReadingItem[] = [];
  let target: Wire['to'] | undefined = start;
  while (target) {
    const node = graph.byId.get(target.node);
    if (!node) {
      break;
    }
    const entry = target.pin === '' ? '' : `${target.pin} of `;
    if (seen.has(node.id)) {
      items.push({text: `Continue at ${entry}${graph.names.get(node.id) ?? node.title}, above`});
      break;
    }
    seen.add(node.id);
    const lists = branches(graph, node, seen);
    items.push({text: `${entry}${describeNode(graph, node)}`, ...(lists.length > 0 ? {lists} : {})});
    target = lists.length > 0 ? undefined : wiresFrom(graph, node.id)[0]?.to;
  }
  return items;
}

const hasExec = (node: GraphNode): boolean => [...node.inputs, ...node.outputs].some(({type}) => type === 'exec');

/** Nodes at which a run begins: no exec wire leads to them. Loops begin at their first node. */
function runs(graph: Graph): ReadingItem[][] {
  const seen = new Set<string>();
  const targets = new Set(graph.figure.wires.flatMap(({type, to}) => (type === 'exec' ? [to.node] : [])));
  const nodes = graph.figure.nodes.filter(hasExec);
  const starts = [...nodes.filter(({id}) => !targets.has(id)), ...nodes.filter(({id}) => targets.has(id))];
  return starts.flatMap(({id}) => (seen.has(id) ? [] : [walk(graph, {node: id, pin: ''}, seen)]));
}

function endName({names, byId}: Graph, {node, pin}: Wire['from']): string {
  const name = names.get(node) ?? node;
  return pin === '' || byId.get(node)?.kind === 'get' ? name : `${name}, ${pin}`;
}

const isRun = (items: readonly ReadingItem[]): boolean =>
  items.length > 1 || items.some(({lists}) => lists !== undefined);

/** The graph as text: the runs in exec order, then the data nodes, the data wires and the marks. */
export function readBlueprint(figure: BlueprintFigure): Reading {
  const graph: Graph = {
    figure,
    names: nodeNames(figure.nodes),
    byId: new Map(figure.nodes.map((node) => [node.id, node])),
  };
  const all = runs(graph);
  const data = figure.nodes.filter((node) => !hasExec(node));
  const wires = figure.wires.filter(isData).map(({from, to}) => `${endName(graph, from)} → ${endName(graph, to)}`);
  const marks = figure.marks.map(({number, node, pin}) =>
    withStep(endName(graph, {node, pin: pin?.name ?? ''}), number),
  );
  const execution = all.filter(isRun);
  const alone = all.filter((items) => !isRun(items)).flat();
  const blocks = execution.map((items, index) => ({
    heading: execution.length > 1 ? `Execution, run ${String(index + 1)}` : 'Execution',
    list: {isOrdered: true, items},
  }));
  const toItem = (text: string): ReadingItem => ({text});
  const unordered = (heading: string, items: readonly ReadingItem[]): Reading =>
    items.length > 0 ? [{heading, list: {isOrdered: false, items}}] : [];
  return [
    ...blocks,
    ...unordered('Nodes without exec wires', alone),
    ...unordered('Data nodes', data.map((node) => describeNode(graph, node)).map(toItem)),
    ...unordered('Data wires', wires.map(toItem)),
    ...unordered('Made in numbered steps', marks.map(toItem)),
  ];
}

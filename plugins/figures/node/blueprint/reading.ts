import {isExec, isExecuted, wiredPins, type BlueprintFigure, type GraphNode, type Pin, type Wire} from './model';
import {EXECUTE, NODES} from './style';
import {bulletBlock, bullets, withStep, type Reading, type ReadingItem, type ReadingList} from '../reading';

const typeOf = ({type, isArray}: Pin): string => (isArray ? `${type} array` : type);

/** The graph as text: the runs in exec order, then the data nodes, the data wires and the marks. */
export function readBlueprint({nodes, wires, marks}: BlueprintFigure): Reading {
  const wired = wiredPins(wires);
  const execution = wires.filter(({from}) => isExec(from.pin));
  /** The title of a node, with a number where others have the same: `Print String (2)`. */
  const nameOf = (node: GraphNode): string => {
    const same = nodes.filter(({title}) => title === node.title);
    return same.length > 1 ? `${node.title} (${String(same.indexOf(node) + 1)})` : node.title;
  };
  /** A node or one of its pins; the output of a variable has the name of its node. */
  const endName = ({node, pin}: {readonly node: GraphNode; readonly pin?: Pin | undefined}): string =>
    !pin || pin.name === node.title ? nameOf(node) : `${nameOf(node)}, ${pin.name}`;

  /** `Make X (make struct): Duration = 3.0 (float); not connected: Target (object)`. */
  const describe = (node: GraphNode): string => {
    const {kind, title, subtitle} = node;
    const about = [NODES[kind].word, ...(subtitle === undefined ? [] : [subtitle])].join(', ');
    const values = node.in.flatMap((pin) =>
      pin.literal === undefined ? [] : [`${pin.name} = ${pin.literal} (${typeOf(pin)})`],
    );
    const open = [...node.in, ...node.out]
      .filter((pin) => !isExec(pin) && !wired.has(pin) && pin.name !== title && pin.literal === undefined)
      .map((pin) => `${pin.name} (${typeOf(pin)})`);
    const parts = [...values, ...(open.length > 0 ? [`not connected: ${open.join(', ')}`] : [])];
    return `${nameOf(node)} (${about})${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`;
  };

  const seen = new Set<GraphNode>();
  /** The ways on from a node that has several, each with its steps. */
  const ways = (exits: readonly Pin[]): ReadingList | undefined => {
    const items = exits.map((pin): ReadingItem => {
      const wire = execution.find(({from}) => from.pin === pin);
      const list = wire && {isOrdered: true, items: walk(wire.to.node, wire.to.pin)};
      return list ? {text: `${pin.name}:`, list} : {text: `${pin.name}: nothing`};
    });
    return items.length < 2 ? undefined : bullets(items);
  };
  /** The steps from a node on, along the exec wires. A node that was walked before is only named. */
  const walk = (node: GraphNode, pin?: Pin): ReadingItem[] => {
    const entry = !pin || pin.name === EXECUTE ? '' : `${pin.name} of `;
    if (seen.has(node)) {
      return [{text: `Continue at ${entry}${nameOf(node)}, above`}];
    }
    seen.add(node);
    const exits = node.out.filter(isExec);
    if (exits.length > 1) {
      return [{text: `${entry}${describe(node)}`, list: ways(exits)}];
    }
    const next = execution.find(({from}) => from.node === node);
    return [{text: `${entry}${describe(node)}`}, ...(next ? walk(next.to.node, next.to.pin) : [])];
  };
  // Runs begin at nodes to which no exec wire leads; loops begin at their first node.
  const isTarget = (node: GraphNode): boolean => execution.some(({to}) => to.node === node);
  const executed = nodes.filter(isExecuted);
  const first = [...executed.filter((node) => !isTarget(node)), ...executed.filter(isTarget)];
  const runs = first.flatMap((node) => (seen.has(node) ? [] : [walk(node)]));

  const data: GraphNode[] = [];
  const dataWires: Wire[] = [];
  const done = new Set<GraphNode>();
  /** Lists the wires to a node from top to bottom, and before them those to what they come from. */
  const follow = (node: GraphNode): void => {
    if (done.has(node)) {
      return;
    }
    done.add(node);
    const into = node.in.filter((pin) => !isExec(pin)).flatMap((pin) => wires.filter(({to}) => to.pin === pin));
    for (const {from} of into) {
      if (!isExecuted(from.node)) {
        follow(from.node);
      }
    }
    dataWires.push(...into);
    data.push(...(isExecuted(node) ? [] : [node]));
  };
  const last = nodes.filter((node) => !wires.some(({from}) => from.node === node));
  for (const node of [...seen, ...last, ...nodes]) {
    follow(node);
  }

  const isRun = (items: readonly ReadingItem[]): boolean => items.length > 1 || items[0]?.list !== undefined;
  const long = runs.filter(isRun);
  return [
    ...long.map((items, index) => ({
      heading: long.length > 1 ? `Execution, run ${String(index + 1)}` : 'Execution',
      list: {isOrdered: true, items},
    })),
    ...bulletBlock('Nodes without exec wires', runs.filter((items) => !isRun(items)).flat()),
    ...bulletBlock(
      'Data nodes',
      data.map((node) => ({text: describe(node)})),
    ),
    ...bulletBlock(
      'Data wires',
      dataWires.map(({from, to}) => ({text: `${endName(from)} → ${endName(to)}`})),
    ),
    ...bulletBlock(
      'Made in numbered steps',
      marks.map((mark) => ({text: withStep(endName(mark), mark.number)})),
    ),
  ];
}

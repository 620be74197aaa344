import {pinKey, wiredPins, type BlueprintFigure, type GraphNode, type Pin, type Wire} from './model';
import {EXECUTE, NODES} from './style';
import {bulletBlock, bullets, withStep, type Reading, type ReadingItem, type ReadingList} from '../reading';

const isData = ({type}: {type: string}): boolean => type !== 'exec';
const hasExec = (node: GraphNode): boolean => ![...node.in, ...node.out].every(isData);
const typeOf = ({type, isArray}: Pin): string => (isArray ? `${type} array` : type);

/** The graph as text: the runs in exec order, then the data nodes, the data wires and the marks. */
export function readBlueprint({nodes, wires, marks}: BlueprintFigure): Reading {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const wired = wiredPins(wires);
  /** The title of a node, with a number where others have the same: `Print String (2)`. */
  const nameOf = (id: string): string => {
    const title = byId.get(id)?.title ?? id;
    const same = nodes.filter((node) => node.title === title);
    return same.length > 1 ? `${title} (${String(same.findIndex((node) => node.id === id) + 1)})` : title;
  };
  /** A node or one of its pins; the output of a variable has the name of its node. */
  const endName = ({node, pin}: Wire['from']): string =>
    pin === '' || pin === byId.get(node)?.title ? nameOf(node) : `${nameOf(node)}, ${pin}`;

  /** `Make X (make struct): Duration = 3.0 (float); not connected: Target (object)`. */
  const describe = (node: GraphNode): string => {
    const {id, kind, title, subtitle} = node;
    const about = [NODES[kind].word, ...(subtitle === undefined ? [] : [subtitle])].join(', ');
    const values = node.in.flatMap((pin) =>
      pin.literal === undefined ? [] : [`${pin.name} = ${pin.literal} (${typeOf(pin)})`],
    );
    const open = (['in', 'out'] as const).flatMap((side) =>
      node[side]
        .filter((pin) => isData(pin) && pin.name !== title && pin.literal === undefined)
        .filter((pin) => !wired.has(pinKey(id, side, pin.name)))
        .map((pin) => `${pin.name} (${typeOf(pin)})`),
    );
    const parts = [...values, ...(open.length > 0 ? [`not connected: ${open.join(', ')}`] : [])];
    return `${nameOf(id)} (${about})${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`;
  };

  const seen = new Set<string>();
  const execFrom = (id: string, pin?: string): Wire | undefined =>
    wires.find((wire) => !isData(wire) && wire.from.node === id && (pin ?? wire.from.pin) === wire.from.pin);
  /** The ways on from a node that has several, each with its steps. */
  const ways = (node: GraphNode): ReadingList | undefined => {
    const exits = node.out.filter((pin) => !isData(pin));
    if (exits.length < 2) {
      return undefined;
    }
    const items = exits.map(({name}): ReadingItem => {
      const wire = execFrom(node.id, name);
      return wire ? {text: `${name}:`, list: {isOrdered: true, items: walk(wire.to)}} : {text: `${name}: nothing`};
    });
    return bullets(items);
  };
  /** The steps from a node on, along the exec wires. A node that was walked before is only named. */
  const walk = ({node: id, pin}: Wire['to']): ReadingItem[] => {
    const node = byId.get(id);
    const entry = pin === EXECUTE ? '' : `${pin} of `;
    if (!node || seen.has(id)) {
      return [{text: `Continue at ${entry}${nameOf(id)}, above`}];
    }
    seen.add(id);
    const list = ways(node);
    const next = list ? undefined : execFrom(id);
    return [{text: `${entry}${describe(node)}`, list}, ...(next ? walk(next.to) : [])];
  };
  // Runs begin at nodes to which no exec wire leads; loops begin at their first node.
  const targets = new Set(wires.flatMap((wire) => (isData(wire) ? [] : [wire.to.node])));
  const first = nodes.filter(hasExec).sort((a, b) => Number(targets.has(a.id)) - Number(targets.has(b.id)));
  const runs = first.flatMap(({id}) => (seen.has(id) ? [] : [walk({node: id, pin: EXECUTE})]));

  const data: GraphNode[] = [];
  const dataWires: Wire[] = [];
  const done = new Set<string>();
  /** Lists the wires to a node from top to bottom, and before them those to what they come from. */
  const follow = (node: GraphNode): void => {
    if (done.has(node.id)) {
      return;
    }
    done.add(node.id);
    const into = node.in.flatMap(({name}) =>
      wires.filter((wire) => isData(wire) && wire.to.node === node.id && wire.to.pin === name),
    );
    for (const {from} of into) {
      const source = byId.get(from.node);
      if (source && !hasExec(source)) {
        follow(source);
      }
    }
    dataWires.push(...into);
    data.push(...(hasExec(node) ? [] : [node]));
  };
  const inOrder = [...seen].flatMap((id) => byId.get(id) ?? []);
  for (const node of [...inOrder, ...nodes.filter(({id}) => !wires.some(({from}) => from.node === id)), ...nodes]) {
    follow(node);
  }

  const isRun = (items: readonly ReadingItem[]): boolean => items.length > 1 || items[0]?.list !== undefined;
  const execution = runs.filter(isRun);
  return [
    ...execution.map((items, index) => ({
      heading: execution.length > 1 ? `Execution, run ${String(index + 1)}` : 'Execution',
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
      marks.map(({number, node, pin}) => ({text: withStep(endName({node, pin: pin?.name ?? ''}), number)})),
    ),
  ];
}

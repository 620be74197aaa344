import {isExecuted, type BlueprintFigure, type GraphNode, type Pin, type Wire} from './model';
import {EXECUTE, NODES} from './style';
import type {Reading, ReadingItem} from '../model';
import {topologicalOrder} from '../topological-order';

/**
 * The graph as text: the nodes of runs, then those of data alone, both in the order of the wires and with the wires that
 * leave them, and the marks.
 */
export function readBlueprint({nodes, wires, marks}: BlueprintFigure): Reading {
  /** The number of a node among those of its title, where there are several: ` (2)`. */
  const numberOf = (node: GraphNode): string => {
    const same = nodes.filter(({title}) => title === node.title);
    return same.length > 1 ? ` (${String(same.indexOf(node) + 1)})` : '';
  };
  /** What follows the title of a node where it or one of its pins is named. */
  const pinOf = (node: GraphNode, pin: Pin | undefined): string =>
    numberOf(node) + (!pin || [EXECUTE, node.title].includes(pin.name) ? '' : `, ${pin.name}`);
  const wireItem = ({from, to}: Wire): ReadingItem => ({
    name: `${from.pin.name} → ${to.node.title}${pinOf(to.node, to.pin)}`,
  });
  /** `Make X (make struct): Duration = 3.0 (float)`. */
  const nodeItem = (node: GraphNode): ReadingItem => {
    const {kind, title, subtitle} = node;
    const values = node.in.flatMap(({name, type, literal}) =>
      literal === undefined ? [] : [`${name} = ${literal} (${type})`],
    );
    const kindOf = subtitle === undefined ? NODES[kind].word : `${NODES[kind].word}, ${subtitle}`;
    return {
      name: title,
      about: `${numberOf(node)} (${kindOf})${values.length > 0 ? `: ${values.join('; ')}` : ''}`,
      items: node.out.flatMap((pin) => wires.filter(({from}) => from.pin === pin).map(wireItem)),
    };
  };
  const ordered = topologicalOrder(
    nodes,
    wires.map(({from, to}) => ({from: from.node, to: to.node})),
  );
  const data = ordered.filter((node) => !isExecuted(node));
  return [
    {heading: 'Execution', isOrdered: true, items: ordered.filter(isExecuted).map(nodeItem)},
    {heading: 'Data nodes', items: data.map(nodeItem)},
    {
      heading: 'Made in numbered steps',
      items: marks.map(({node, pin, number}) => ({name: node.title, about: pinOf(node, pin), step: number})),
    },
  ];
}

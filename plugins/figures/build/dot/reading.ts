import type {Arrow, DotFigure, Step} from './dot-model.ts';
import {KIND_NAMES} from './dot-style.ts';
import type {Reading, ReadingItem} from './reading.ts';

const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/** Steps so that arrows point forward, as far as there are no loops; ties in the order of the source. */
function inOrder({steps, arrows}: DotFigure): Step[] {
  const rest = [...steps];
  const ordered: Step[] = [];
  while (rest.length > 0) {
    const isFree = ({id}: Step): boolean =>
      !arrows.some(({from, to}) => to === id && from !== id && rest.some((step) => step.id === from));
    const index = Math.max(0, rest.findIndex(isFree));
    ordered.push(...rest.splice(index, 1));
  }
  return ordered;
}

const nameOf = ({label, kind}: Step): string => (label === '' ? KIND_NAMES[kind] : oneLine(label));

function arrowItem(
  arrow: Arrow,
  numbers: ReadonlyMap<string, number>,
  names: ReadonlyMap<string, string>,
): ReadingItem {
  const target = `step ${String(numbers.get(arrow.to) ?? 0)}, ${names.get(arrow.to) ?? arrow.to}`;
  const label = arrow.label === undefined ? '' : `${oneLine(arrow.label)}: `;
  return {text: `${label}${arrow.isDashed ? 'one way: ' : ''}go to ${target}`};
}

/** The chart as text: numbered steps, each with the arrows that leave it. */
export function readDot(figure: DotFigure): Reading {
  const steps = inOrder(figure);
  const numbers = new Map(steps.map(({id}, index) => [id, index + 1]));
  const names = new Map(steps.map((step) => [step.id, nameOf(step)]));
  const groups = new Map(figure.groups.map(({id, label}) => [id, label]));
  const items = steps.map((step): ReadingItem => {
    const hasOwnName = step.label !== '' && step.kind !== 'step';
    const about = [
      ...(hasOwnName ? [KIND_NAMES[step.kind].toLowerCase()] : []),
      ...(step.group === undefined ? [] : [`in the group ${groups.get(step.group) ?? step.group}`]),
    ];
    const text = about.length > 0 ? `${nameOf(step)} (${about.join('; ')})` : nameOf(step);
    const arrows = figure.arrows.filter(({from}) => from === step.id);
    if (arrows.length === 0) return {text};
    return {text, lists: [{isOrdered: false, items: arrows.map((arrow) => arrowItem(arrow, numbers, names))}]};
  });
  return [{heading: 'Steps', list: {isOrdered: true, items}}];
}

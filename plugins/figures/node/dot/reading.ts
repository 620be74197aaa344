import {arrowId, type Arrow, type DotFigure, type Step} from './model';
import {pathParts} from './paths';
import {KIND_NAMES} from './style';
import {bulletBlock, bullets, type Reading, type ReadingItem} from '../reading';

/** A hyphen at the end of a line divides a name that is too long for its node: `GASEnhanced-\nInputMapping`. */
function oneLine(text: string): string {
  return text.replace(/(?<=\p{Ll})-\n(?=\p{Lu})/gu, '').replaceAll('\n', ' ');
}

/** The steps of a chart so that arrows point forward, as far as there are no loops; ties in the order of the source. */
export function inOrder({steps, arrows}: DotFigure): Step[] {
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

/** The name of a step in one line; a disc has that of its kind. */
export function stepName({label, kind}: Step): string {
  return label === '' ? KIND_NAMES[kind] : oneLine(label);
}

/** The names of all parts of a chart that can lead somewhere, by their ids. */
export function partNames({steps, arrows}: Pick<DotFigure, 'steps' | 'arrows'>): Map<string, string> {
  const ends = arrows.flatMap(({end, label = ''}, index): [string, string][] =>
    end ? [[arrowId(index), `${stepName(end)}: ${oneLine(label)}`]] : [],
  );
  return new Map([...steps.map((step): [string, string] => [step.id, stepName(step)]), ...ends]);
}

function arrowItem(
  arrow: Arrow,
  numbers: ReadonlyMap<string, number>,
  names: ReadonlyMap<string, string>,
): ReadingItem {
  const target = `step ${String(numbers.get(arrow.to) ?? 0)}, ${names.get(arrow.to) ?? arrow.to}`;
  const label = arrow.label === undefined ? '' : `${oneLine(arrow.label)}: `;
  return {text: `${label}${arrow.isDashed ? 'one way: ' : ''}go to ${target}`};
}

/** Rising numbers as text: `1 to 3, 5`. */
function ranges(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) {
      last.push(number);
    } else {
      runs.push([number]);
    }
  }
  return runs.map((run) => (run.length < 3 ? run.join(', ') : `${String(run[0])} to ${String(run.at(-1))}`)).join(', ');
}

/** The chart as text: numbered steps, each with the arrows that leave it, then the paths. */
export function readDot(figure: DotFigure): Reading {
  const steps = inOrder(figure);
  const numbers = new Map(steps.map(({id}, index) => [id, index + 1]));
  const names = new Map(steps.map((step) => [step.id, stepName(step)]));
  const groups = new Map(figure.groups.map(({id, label}) => [id, label]));
  const items = steps.map((step): ReadingItem => {
    const {label, kind, group} = step;
    const about = [
      ...(label === '' || kind === 'step' ? [] : [KIND_NAMES[kind].toLowerCase()]),
      ...(group === undefined ? [] : [`in the group ${groups.get(group) ?? group}`]),
    ];
    const text = about.length > 0 ? `${stepName(step)} (${about.join('; ')})` : stepName(step);
    const arrows = figure.arrows.filter(({from}) => from === step.id);
    return {text, list: bullets(arrows.map((arrow) => arrowItem(arrow, numbers, names)))};
  });
  const paths = pathParts(figure).map(({path, steps: off}): ReadingItem => {
    const taken = steps.flatMap(({id}) => (off.has(id) ? [] : [numbers.get(id) ?? 0]));
    return {text: `${path.name}: steps ${ranges(taken)}`};
  });
  return [{heading: 'Steps', list: {isOrdered: true, items}}, ...bulletBlock('Paths', paths)];
}

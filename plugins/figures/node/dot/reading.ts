import {DIVISION, pathParts, type Arrow, type DotFigure, type Step} from './model';
import {KINDS} from './style';
import type {Reading, ReadingItem, RowRequest} from '../model';
import {topologicalOrder} from '../topological-order';

function oneLine(text: string): string {
  return text.replace(DIVISION, '').replaceAll('\n', ' ');
}

/** The name of a step in one line; a disc has that of its kind. */
function stepName({label, kind}: Step): string {
  return label === '' ? KINDS[kind].name : oneLine(label);
}

/** A part of a chart that can lead somewhere. */
export interface ChartPart extends RowRequest {
  readonly part: Step | Arrow;
}

/** The steps with a name, as they are read, then the arrows whose labels lead somewhere. */
export function chartParts(figure: DotFigure): ChartPart[] {
  const {sections} = figure;
  const steps = topologicalOrder(figure.steps, figure.arrows).flatMap((step): ChartPart[] => {
    const name = stepName(step);
    const {id, line, place} = step;
    return step.label === '' ? [] : [{id, part: step, name, label: name, sections, line, place}];
  });
  const arrows = figure.arrows.flatMap((arrow, index): ChartPart[] => {
    const {label = '', place, line} = arrow;
    if (place === undefined) {
      return [];
    }
    const name = stepName(arrow.to);
    const id = `-> ${String(index)}`;
    return [{id, part: arrow, name, label: `${name}: ${oneLine(label)}`, sections, line, place}];
  });
  return [...steps, ...arrows];
}

/** The chart as text: numbered steps, each with the arrows that leave it, then the paths. */
export function readDot(figure: DotFigure): Reading {
  const steps = topologicalOrder(figure.steps, figure.arrows);
  const arrowItem = ({label, isDashed, to}: Arrow): ReadingItem => {
    const said = label === undefined ? '' : `${oneLine(label)}: `;
    return {name: `${said}${isDashed ? 'one way: ' : ''}go to step ${String(steps.indexOf(to) + 1)}, ${stepName(to)}`};
  };
  const items = steps.map((step): ReadingItem => {
    const {label, kind, group} = step;
    const about = [
      ...(label === '' || kind === 'step' ? [] : [KINDS[kind].name.toLowerCase()]),
      ...(group === undefined ? [] : [`in the group ${group.label}`]),
    ];
    return {
      name: stepName(step),
      about: about.length > 0 ? ` (${about.join('; ')})` : '',
      items: figure.arrows.filter(({from}) => from === step).map(arrowItem),
    };
  });
  const paths = pathParts(figure).map(({path, off}): ReadingItem => {
    const taken = steps.flatMap((step, index) => (off.has(step) ? [] : [index + 1]));
    return {name: `${path.name}: steps ${taken.join(', ')}`};
  });
  return [
    {heading: 'Steps', isOrdered: true, items},
    {heading: 'Paths', items: paths},
  ];
}

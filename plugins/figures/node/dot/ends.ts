import type {DotFigure, Step} from './model';

const isEnd = ({kind, label}: Step): boolean => kind === 'end' && label !== '';

/**
 * Makes ends of the same name one, each arrow to which keeps the end as it is written, and finds the ends beside the run:
 * another arrow goes on from a step that leads there.
 */
export function joinEnds(figure: DotFigure): DotFigure {
  const {steps, arrows, direction} = figure;
  const first = (step: Step): Step =>
    steps.find((other) => isEnd(step) && isEnd(other) && other.label === step.label) ?? step;
  const isShared = (end: Step): boolean => steps.some((step) => step !== first(end) && first(step) === first(end));
  const isAside = (step: Step): boolean =>
    direction === 'TB' &&
    isEnd(step) &&
    !arrows.some(({from}) => from === step) &&
    arrows.some(
      ({from, to}) => first(to) === step && arrows.some((other) => other.from === from && first(other.to) !== step),
    );
  const joined = new Map(
    steps
      .filter((step) => first(step) === step)
      .map((step): [Step, Step] => [step, isAside(step) ? {...step, kind: 'cancel', group: undefined} : step]),
  );
  const drawn = (step: Step): Step => joined.get(first(step)) ?? step;
  return {
    ...figure,
    steps: [...joined.values()],
    arrows: arrows.map((arrow) => ({
      ...arrow,
      from: drawn(arrow.from),
      to: drawn(arrow.to),
      ...(isShared(arrow.to) && {end: arrow.to}),
    })),
  };
}

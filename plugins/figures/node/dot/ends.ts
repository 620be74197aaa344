import type {Arrow, DotFigure, Step} from './model';

const isEnd = ({kind, label}: Step): boolean => kind === 'end' && label !== '';

/**
 * Makes ends of the same name one, each arrow to which keeps the end as it is written, and finds the ends beside the run:
 * another arrow goes on from a step that leads there.
 */
export function joinEnds(figure: DotFigure): DotFigure {
  const {steps, arrows, direction} = figure;
  const first = (step: Step): Step =>
    steps.find((other) => isEnd(step) && isEnd(other) && other.label === step.label) ?? step;
  const joined = arrows.map((arrow): Arrow => {
    const end = steps.find(({id}) => id === arrow.to);
    const one = end && first(end);
    const isShared = steps.some((step) => step !== one && first(step) === one);
    return one && isShared ? {...arrow, to: one.id, end} : arrow;
  });
  const isAside = (step: Step): boolean =>
    direction === 'TB' &&
    isEnd(step) &&
    !arrows.some(({from}) => from === step.id) &&
    joined.some(({to, from}) => to === step.id && joined.some((other) => other.from === from && other.to !== to));
  const kept = steps.filter((step) => first(step) === step);
  return {
    ...figure,
    steps: kept.map((step) => (isAside(step) ? {...step, kind: 'cancel', group: undefined} : step)),
    arrows: joined,
  };
}

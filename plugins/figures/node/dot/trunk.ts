import type {DotFigure} from './model';

type Chart = Pick<DotFigure, 'steps' | 'arrows'>;

/** Arrows that close no loop, by the step that they leave. Walks begin at the steps to which no arrow leads. */
function forwardArrows({steps, arrows}: Chart): Map<string, string[]> {
  const forward = new Map<string, string[]>(steps.map(({id}) => [id, []]));
  const done = new Set<string>();
  const visit = (id: string, path: ReadonlySet<string>): void => {
    if (done.has(id)) {
      return;
    }
    for (const {from, to} of arrows) {
      if (from === id && !path.has(to)) {
        forward.get(id)?.push(to);
        visit(to, new Set([...path, to]));
      }
    }
    done.add(id);
  };
  const entries = steps.filter(({id}) => !arrows.some(({to}) => to === id));
  for (const {id} of [...entries, ...steps]) {
    visit(id, new Set([id]));
  }
  return forward;
}

/**
 * The steps of the longest run through the chart without loops. Graphviz is told to keep them on one line, so that the
 * run to the end is a straight trunk from which the other ways branch off.
 */
export function trunk(chart: Chart): string[] {
  const forward = forwardArrows(chart);
  const known = new Map<string, readonly string[]>();
  const longest = (id: string): readonly string[] => {
    const before = known.get(id);
    if (before) {
      return before;
    }
    const rests = (forward.get(id) ?? []).map(longest);
    const run = [id, ...rests.reduce((a, b) => (b.length > a.length ? b : a), [])];
    known.set(id, run);
    return run;
  };
  return [...chart.steps.map(({id}) => longest(id)).reduce((a, b) => (b.length > a.length ? b : a), [])];
}

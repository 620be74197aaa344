import {arrowId, type Arrow, type DotFigure, type Path} from './model';

/** What a path leaves out. */
export interface PathParts {
  readonly path: Path;
  /** Ids of the steps that the path does not reach, and of the arrows that lead somewhere and that it does not take. */
  readonly steps: ReadonlySet<string>;
  /** Places, in the list of the chart, of the arrows that the path does not take. */
  readonly arrows: ReadonlySet<number>;
  /** Ids of the groups of which the path reaches no step. */
  readonly groups: ReadonlySet<string>;
}

const isOpen = ({on, off}: Arrow, path: Path): boolean =>
  (on === undefined || on.includes(path.id)) && !(off?.includes(path.id) ?? false);

/** The steps at which a run begins: no arrow leads to them. A chart that is one loop begins at its first step. */
function beginnings({steps, arrows}: Pick<DotFigure, 'steps' | 'arrows'>): string[] {
  const targets = new Set(arrows.map(({to}) => to));
  const free = steps.filter(({id}) => !targets.has(id)).map(({id}) => id);
  return free.length > 0 ? free : steps.slice(0, 1).map(({id}) => id);
}

/**
 * What each path of a chart leaves out. A path runs from where the chart begins along every arrow that is open to it:
 * only arrows at which ways part have to name paths.
 */
export function pathParts(figure: Pick<DotFigure, 'steps' | 'arrows' | 'groups' | 'paths'>): PathParts[] {
  return figure.paths.map((path) => {
    const reached = new Set(beginnings(figure));
    // A set hands out what is added to it while it is walked.
    for (const id of reached) {
      for (const arrow of figure.arrows) {
        if (arrow.from === id && isOpen(arrow, path)) {
          reached.add(arrow.to);
        }
      }
    }
    const isTaken = (arrow: Arrow): boolean => reached.has(arrow.from) && isOpen(arrow, path);
    const isReached = (id: string): boolean =>
      figure.steps.some(({group, ...step}) => group === id && reached.has(step.id));
    const arrows = figure.arrows.flatMap((arrow, index) => (isTaken(arrow) ? [] : [index]));
    const steps = figure.steps.flatMap(({id}) => (reached.has(id) ? [] : [id]));
    return {
      path,
      steps: new Set([...steps, ...arrows.flatMap((index) => (figure.arrows[index]?.end ? [arrowId(index)] : []))]),
      arrows: new Set(arrows),
      groups: new Set(figure.groups.flatMap(({id}) => (isReached(id) ? [] : [id]))),
    };
  });
}

/** The class of what a path leaves out, in the drawing and in the page: `a` for the first path. */
export function offClass(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/**
 * The classes of a part of the chart: one for each path that leaves it out.
 *
 * @returns undefined when every path has the part
 */
export function offClasses(parts: readonly PathParts[], isOff: (part: PathParts) => boolean): string | undefined {
  const names = parts.flatMap((part, index) => (isOff(part) ? [offClass(index)] : []));
  return names.length === 0 ? undefined : names.join(' ');
}

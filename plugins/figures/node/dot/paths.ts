import type {Arrow, DotFigure, Group, Path, Step} from './model';

/** What a path leaves out. */
export interface PathParts {
  readonly path: Path;
  /** The steps that it does not reach, the arrows that it does not take, and the groups of which it reaches no step. */
  readonly off: ReadonlySet<Step | Arrow | Group>;
}

const isOpen = ({on, off}: Arrow, path: Path): boolean =>
  (on === undefined || on.includes(path.id)) && !(off?.includes(path.id) ?? false);

/** The steps at which a run begins: no arrow leads to them. A chart that is one loop begins at its first step. */
function beginnings({steps, arrows}: DotFigure): readonly Step[] {
  const targets = new Set(arrows.map(({to}) => to));
  const free = steps.filter((step) => !targets.has(step));
  return free.length > 0 ? free : steps.slice(0, 1);
}

/**
 * What each path of a chart leaves out. A path runs from where the chart begins along every arrow that is open to it:
 * only arrows at which ways part have to name paths.
 */
export function pathParts(figure: DotFigure): PathParts[] {
  const {steps, arrows, groups, paths} = figure;
  return paths.map((path) => {
    const reached = new Set(beginnings(figure));
    // A set hands out what is added to it while it is walked.
    for (const step of reached) {
      for (const arrow of arrows) {
        if (arrow.from === step && isOpen(arrow, path)) {
          reached.add(arrow.to);
        }
      }
    }
    const off = [
      ...steps.filter((step) => !reached.has(step)),
      ...arrows.filter((arrow) => !reached.has(arrow.from) || !isOpen(arrow, path)),
      ...groups.filter((group) => !steps.some((step) => step.group === group && reached.has(step))),
    ];
    return {path, off: new Set(off)};
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
export function offClasses(paths: readonly PathParts[], part: Step | Arrow | Group): string | undefined {
  const names = paths.flatMap(({off}, index) => (off.has(part) ? [offClass(index)] : []));
  return names.length === 0 ? undefined : names.join(' ');
}

/**
 * The fragment of a drawing that shows a path. It ends as the file does: the window that enlarges pictures knows
 * drawings by the end of their address.
 */
export function pathFragment(id: string): string {
  return `${id}.svg`;
}

import type {Arrow, DotFigure, Group, Path, Step} from './model';

/** What a path leaves out, and the names that it has in the drawing. */
export interface PathParts {
  readonly path: Path;
  /**
   * The fragment of the drawing that shows it. It ends as the file does: the window that enlarges pictures knows drawings
   * by the end of their address.
   */
  readonly fragment: string;
  /** The class of what it leaves out: `a` for the first path. */
  readonly offClass: string;
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
  return paths.map((path, index) => {
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
    const offClass = String.fromCharCode('a'.charCodeAt(0) + index);
    return {path, fragment: `${path.id}.svg`, offClass, off: new Set(off)};
  });
}

import type {FigureData} from '../model';
import type {StepKind} from './style';

export interface Step {
  readonly id: string;
  readonly kind: StepKind;
  /** Empty for a start or end without a name, which is drawn as a disc. */
  readonly label: string;
  readonly group?: Group | undefined;
  /** Where the step leads, when its name does not say it. */
  readonly place?: string | undefined;
  /** Line in the fence, from 1. */
  readonly line: number;
}

export interface Arrow {
  readonly from: Step;
  readonly to: Step;
  readonly label?: string | undefined;
  /** One of several such arrows is taken. */
  readonly isDashed: boolean;
  /** Whether the two steps are level with each other. */
  readonly isLevel: boolean;
  /** Ids of the only paths that take the arrow; undefined when all paths may take it. */
  readonly on?: readonly string[] | undefined;
  /** Ids of the paths that do not take the arrow. */
  readonly off?: readonly string[] | undefined;
  /** Where the label leads. */
  readonly place?: string | undefined;
  /** Line in the fence, from 1. */
  readonly line: number;
}

/** A way through the chart that readers can choose to see. */
interface Path {
  readonly id: string;
  readonly name: string;
  /** Line in the fence, from 1. */
  readonly line: number;
}

/** A `subgraph cluster_x`. */
export interface Group {
  readonly id: string;
  readonly label: string;
}

/** A checked chart. */
export interface DotFigure extends FigureData {
  readonly direction: 'TB' | 'LR';
  readonly steps: readonly Step[];
  readonly arrows: readonly Arrow[];
  readonly groups: readonly Group[];
  /** Ids of the sections of the page in which the rows of the steps are looked for; empty for a chart without links. */
  readonly sections: readonly string[];
  readonly paths: readonly Path[];
}

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

/**
 * What each path of a chart leaves out. A path runs from every step to which no arrow leads, along all arrows that are open
 * to it: only arrows at which ways part have to name paths.
 */
export function pathParts(figure: DotFigure): PathParts[] {
  const {steps, arrows, groups, paths} = figure;
  return paths.map((path, index) => {
    const reached = new Set(steps.filter((step) => !arrows.some(({to}) => to === step)));
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

/**
 * A hyphen at the end of a line divides a name that is too long for its node: `GASEnhanced-\nInputMapping`. It is not drawn,
 * because no name has it.
 */
export const DIVISION = /(?<=\p{Ll})-\n(?=\p{Lu})/gu;

// React takes over a page in slices and lets the browser answer between them. Preact does it in one task, unless a
// component waits: then it leaves what the server wrote for this component as it is, and comes back later. So the large
// parts of a page wait for a task each. No effect runs before the last of them is there: what effects change, a part
// that still waits would take for what the server wrote.
import {options} from 'preact';
import {Component, Suspense, type ComponentType, type ReactNode} from 'react';
import {nextTask} from '../next-task';

/** What lets the parts go on, in the order in which they were rendered. */
const turns: (() => void)[] = [];
let isTakingOver = false;

/** Runs each that is in the list, or comes into it by what ran before, in a task of its own. */
async function inTasks(list: (() => void)[]): Promise<void> {
  await nextTask();
  for (let next = list.shift(); next; next = list.shift()) {
    next();
    // Parts of a part are in the list when it is rendered, which is after this task's last line.
    await nextTask();
  }
}

/**
 * Takes over a page, part by part.
 * @param hydrate takes over what is above all parts
 */
export async function takeOver(hydrate: () => void): Promise<void> {
  const effects: (() => void)[] = [];
  options.requestAnimationFrame = (run) => effects.push(run);
  isTakingOver = true;
  try {
    await nextTask();
    hydrate();
    await inTasks(turns);
  } finally {
    isTakingOver = false;
    delete options.requestAnimationFrame;
    await inTasks(effects);
  }
}

/** Renders its children at once, or when it is their turn. */
class Part extends Component<{readonly children: ReactNode}> {
  private turn = isTakingOver
    ? new Promise<void>((resolve) => {
        turns.push(() => {
          this.turn = undefined;
          resolve();
        });
      })
    : undefined;

  override render(): ReactNode {
    if (this.turn) {
      // oxlint-disable-next-line typescript/only-throw-error -- So a component says what it waits for.
      throw this.turn;
    }
    return this.props.children;
  }
}

/**
 * A component that waits for its turn while the page is taken over. Preact keeps one element for it, or all that stands
 * between two marks (react-dom-client.ts), so it must render just that.
 */
export function asPart<Props extends object>(Original: ComponentType<Props>): ComponentType<Props> {
  return function PartOfPage(props: Props): ReactNode {
    return (
      <Suspense fallback={null}>
        <Part>
          <Original {...props} />
        </Part>
      </Suspense>
    );
  };
}

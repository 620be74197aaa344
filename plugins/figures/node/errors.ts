import {nearest} from '../../kit/nearest';

/** What is wrong in a figure, and where. The remark plugin adds the file and the line of the fence. */
export class FigureError extends Error {
  override readonly name = 'FigureError';

  /**
   * @param line in the body of the fence, from 1. Line 0 is the opening fence itself.
   * @param wrong what is wrong, one sentence
   * @param fix what to write instead, one sentence
   */
  constructor(
    readonly line: number,
    readonly wrong: string,
    readonly fix: string,
  ) {
    super(`${wrong} ${fix}`);
  }
}

/**
 * Stops at what is wrong.
 *
 * @param line line in the body of the fence, from 1
 * @param problem what is wrong, one sentence without a full stop
 * @param fix what to write instead, one sentence without a full stop
 * @throws FigureError always
 */
export function fault(line: number, problem: string, fix: string): never {
  throw new FigureError(line, `${problem}.`, `${fix}.`);
}

/** What is wrong in a figure that is read, if anything. Any other error is thrown on. */
export function faultIn(read: () => void): FigureError | undefined {
  try {
    read();
  } catch (error) {
    if (!(error instanceof FigureError)) {
      throw error;
    }
    return error;
  }
  return undefined;
}

/** A question for a name that does not exist, with a space behind it: the near one if there is one. */
export function didYouMean(wrong: string, candidates: readonly string[]): string {
  const near = nearest(wrong, candidates);
  return near === undefined ? '' : `Did you mean "${near}"? `;
}

/** A fix for a name that does not exist: the near one if there is one, and all that exist. */
export function suggest(wrong: string, candidates: readonly string[]): string {
  const list = candidates.length > 0 ? `Known: ${candidates.map((name) => `"${name}"`).join(', ')}` : 'There is none';
  return didYouMean(wrong, candidates) + list;
}

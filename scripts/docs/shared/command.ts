import type {Release} from '../../../src/data/releases';

/** What a command works with: the folder of the repository, and every row of releases.ts. */
export interface CommandContext {
  readonly root: string;
  readonly args: readonly string[];
  readonly releases: readonly Release[];
  readonly print: (text: string) => void;
}

/**
 * Runs a command, and turns what it returns or throws into an exit code and a message.
 * An `Error` is for the person at the keyboard; of other kinds the stack is shown. `--help` prints `usage`.
 */
export async function runCommand(
  usage: string,
  command: (context: CommandContext) => number | Promise<number>,
): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    // People write this file, so a slip in it is an error like any other.
    const {releases} = await import('../../../src/data/releases');
    process.exitCode = await command({root: process.cwd(), args: process.argv.slice(2), releases, print: console.log});
  } catch (error) {
    // After a signal it says which one.
    process.exitCode ??= 1;
    const {name, message, code} = error as Error & {readonly code?: string};
    if (code?.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${message}\n\n${usage}`);
    } else {
      // The first line of a TransformError only counts the faults below it.
      const isForPeople = ['Error', 'TransformError'].includes(name);
      console.error(isForPeople ? message.replace(/^Transform failed.*\n/, '') : error);
    }
  }
}

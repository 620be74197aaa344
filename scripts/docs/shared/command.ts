import {parseArgs, type ParseArgsConfig} from 'node:util';

/** Ends a command with a message and no stack: a mistake of the person at the keyboard, a signal, or help. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/**
 * Reads a command line.
 * @param usage the usage text of the command
 * @throws UserError with the usage text when it is asked for, or when an option is unknown or lacks its value
 */
export function parseOptions<T extends ParseArgsConfig>(
  args: readonly string[],
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  if (args.includes('--help')) {
    throw new UserError(usage, 0);
  }
  try {
    return parseArgs<T>({...config, args: [...args]});
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}

/**
 * Runs a command and turns what it throws into an exit code and a message.
 * @param command returns the exit code
 */
export async function runCommand(command: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
    const print = process.exitCode === 0 ? console.log : console.error;
    print(error instanceof UserError ? error.message : error);
  }
}

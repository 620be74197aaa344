import {parseArgs, type ParseArgsConfig} from 'node:util';

/** A mistake of the person at the keyboard: printed as it is, without a stack. */
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
 * @throws UserError with the usage text when an option is unknown or lacks its value
 */
export function parseOptions<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
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
    const isMistake = error instanceof UserError;
    process.exitCode = isMistake ? error.exitCode : 1;
    console.error(isMistake ? error.message : error);
  }
}

/**
 * Runs a command and turns what it throws into an exit code and a message.
 * @param usage what `--help` prints
 * @param command returns the exit code; an `Error` is for the person at the keyboard, of other kinds the stack is shown
 */
export async function runCommand(usage: string, command: () => number | Promise<number>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = await command();
  } catch (error) {
    // After a signal it says which one.
    process.exitCode ??= 1;
    const {name, message, code} = error as Error & {readonly code?: string};
    if (code?.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${message}\n\n${usage}`);
    } else {
      console.error(name === 'Error' ? message : error);
    }
  }
}

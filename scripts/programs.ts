import {spawn, spawnSync} from 'node:child_process';
import {availableParallelism} from 'node:os';

/** Path of the first of these commands that the system has. */
export function programOf(...names: readonly string[]): string | undefined {
  for (const name of names) {
    const {status, stdout} = spawnSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'});
    if (status === 0) {
      return stdout.trim();
    }
  }
  return undefined;
}

/** Runs a program that prints as it goes. @returns whether it succeeded */
export function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

/** Whether packages can be installed here: on Debian, as root. */
export function hasInstaller(): boolean {
  return process.getuid?.() === 0 && programOf('apt-get') !== undefined;
}

/** Brings the list of packages up to date. @returns whether packages can be installed now */
export function canInstall(): boolean {
  return hasInstaller() && run('apt-get', ['update', '-qq']);
}

/** Installs packages of Debian. @returns whether all of them are there */
export function install(...packages: readonly string[]): boolean {
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** What tests need of a machine: what it is called, whether it is here, and the Debian packages that bring it. */
export interface Need {
  readonly name: string;
  readonly isHere: () => boolean;
  readonly packages: readonly string[];
}

/** Names of what is here, and one line for each that is not. */
export interface Found {
  readonly names: readonly string[];
  readonly leftOut: readonly string[];
}

/** What `findOrInstall` would install here: a line for each need, which says from where. */
export function toInstall(needs: readonly Need[]): string[] {
  return hasInstaller()
    ? needs.filter(({isHere}) => !isHere()).map(({name, packages}) => `${name}, with apt-get: ${packages.join(', ')}`)
    : [];
}

/** Looks for what tests need; what is missing is installed first, on Debian as root. */
export function findOrInstall(needs: readonly Need[]): Found {
  const missing = needs.filter(({isHere}) => !isHere());
  if (missing.length > 0 && canInstall()) {
    // Each by itself: what cannot be had does not keep the others away.
    missing.forEach(({packages}) => install(...packages));
  }
  return {
    names: needs.filter(({isHere}) => isHere()).map(({name}) => name),
    leftOut: needs
      .filter(({isHere}) => !isHere())
      .map(
        ({name, packages}) =>
          `${name} is not here: its tests do not run. Install it (on Debian: ${packages.join(', ')}) and run again.`,
      ),
  };
}

/** How a command ended. */
export interface Ending {
  /** What it printed; empty when it printed as it went. */
  readonly output: string;
  readonly isGreen: boolean;
  readonly seconds: number;
}

/**
 * Runs a command of the shell beside others.
 * @param isShown whether it prints as it goes
 * @param env its environment
 */
export function execute(command: string, isShown: boolean, env: NodeJS.ProcessEnv = process.env): Promise<Ending> {
  const started = Date.now();
  const child = spawn(command, {shell: true, stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'], env});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({output, isGreen: code === 0, seconds: (Date.now() - started) / 1000});
    });
  });
}

/** Does everything in the order of the list, as much at a time as there are processors: most of it uses only one. */
export async function inLanes(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const lane = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      await task();
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, lane));
}

import semver from 'semver';
import {parseOptions, UserError} from '../shared/command';

/** The usage text of docs:cut. */
export const USAGE = `npm run docs:cut 1.10.0

Releases the pages of docs/ as a version: checks that everything is in place, copies them, builds the site, and says what
changed for readers. When anything fails, or on Ctrl-C, the tree is as it was before.

For rehearsals; a release wants the build:

  --no-build  build nothing yet`;

/** The options of docs:cut. */
export interface CutOptions {
  readonly name: string;
  /** Whether the site is built. */
  readonly isBuilt: boolean;
}

/**
 * Reads the command line.
 * @param released the names in versions.json
 * @returns undefined when the user asks for help
 * @throws UserError that says what would be right
 */
export function readOptions(args: readonly string[], released: readonly string[]): CutOptions | undefined {
  const {values, positionals} = parseOptions(
    {
      args: [...args],
      allowPositionals: true,
      options: {'no-build': {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
    },
    USAGE,
  );
  if (values.help) {
    return undefined;
  }
  const [name, ...more] = positionals;
  const latest = semver.sort(released.filter((each) => semver.valid(each))).at(-1);
  const example = latest === undefined ? '1.0.0' : (semver.inc(latest, 'minor') ?? '1.0.0');
  const say = (reason: string): never => {
    throw new UserError(`docs:cut: ${reason} For example: npm run docs:cut ${example}`);
  };
  if (name === undefined || name === '') {
    return say('which version? Name it.');
  }
  if (more.length > 0) {
    return say(`one version at a time, not ${positionals.join(' and ')}.`);
  }
  if (!/^\d+\.\d+\.\d+$/.test(name) || semver.valid(name) !== name) {
    const meant = /[/\\]|\.\./.test(name) ? undefined : semver.coerce(name)?.version;
    return say(
      `"${name}" is not a version: it takes three numbers.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    );
  }
  if (released.includes(name)) {
    return say(`${name} exists already.`);
  }
  if (latest !== undefined && semver.lt(name, latest)) {
    return say(`${name} is older than the latest, ${latest}.`);
  }
  return {name, isBuilt: !values['no-build']};
}

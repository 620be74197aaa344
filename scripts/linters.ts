import {execute, type Ending} from './programs';

/** A linter of the site: its name, and the command that fails when something is wrong. */
export interface Linter {
  readonly name: string;
  readonly command: string;
}

/** The linters, in the order in which they start: the longest first. */
export const LINTERS: readonly Linter[] = [
  {name: 'prettier', command: 'prettier --check --log-level warn .'},
  {name: 'spelling', command: 'cspell lint --no-progress --no-summary --dot "**"'},
  {name: 'markdown', command: 'markdownlint-cli2'},
  // Types, too: TypeScript's own compiler for Go reads the program once for both.
  {name: 'code and types', command: 'oxlint'},
  {name: 'docs', command: 'tsx scripts/docs/check.ts'},
  {name: 'unused code', command: 'knip'},
  {
    name: 'arrows between rooms',
    command: 'depcruise --config .dependency-cruiser.mjs docusaurus.config.ts config plugins src scripts bench tests',
  },
  {name: 'stylelint', command: 'stylelint "{src,plugins}/**/*.css"'},
  {name: 'workflows', command: 'tsx scripts/lint-workflows.ts'},
].map(({name, command}) => ({name, command: `npx --no-install ${command}`}));

/** A linter's name, and how it ended. */
export type LinterResult = Ending & Pick<Linter, 'name'>;

/**
 * What runs the linters to the end, one task for each.
 * @param onEnd called with each result as it comes, one at a time
 */
export function linterTasks(onEnd: (result: LinterResult) => void): (() => Promise<void>)[] {
  return LINTERS.map(({name, command}) => async () => {
    onEnd({name, ...(await execute(command, false))});
  });
}

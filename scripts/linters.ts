/** A linter of the site: its name, and the command that fails when something is wrong. */
export interface Linter {
  readonly name: string;
  readonly command: string;
}

/** The linters, in the order in which they run. */
export const LINTERS: readonly Linter[] = [
  {name: 'types', command: 'tsc --noEmit'},
  {name: 'eslint', command: 'eslint --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/ .'},
  {name: 'stylelint', command: 'stylelint "{src,plugins}/**/*.css"'},
  {name: 'prettier', command: 'prettier --check --log-level warn .'},
  {name: 'spelling', command: 'cspell lint --no-progress --no-summary --dot "**"'},
  {name: 'markdown', command: 'markdownlint-cli2'},
  {name: 'docs', command: 'tsx scripts/docs/check.ts'},
  {name: 'workflows', command: 'tsx scripts/lint-workflows.ts'},
  {name: 'unused code', command: 'knip'},
].map(({name, command}) => ({name, command: `npx --no-install ${command}`}));

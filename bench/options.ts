import {parseArgs} from 'node:util';
import {PARTS, SITES, type Part, type Site} from './results';

/** What one run measures. */
export interface Options {
  readonly parts: readonly Part[];
  readonly sites: readonly Site[];
  readonly hasSearch: boolean;
  /** How often each timing in the browser is repeated. */
  readonly runs: number;
  /** Write `bench/RESULTS.md`. */
  readonly isWritten: boolean;
}

const NAMES = [...PARTS, ...SITES, 'search'] as const;

function readNames(text: string): Set<string> {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.find((name) => !(NAMES as readonly string[]).includes(name));
  if (unknown !== undefined || names.length === 0) {
    throw new Error(`--only: there is no "${unknown ?? ''}". Known: ${NAMES.join(', ')}.`);
  }
  return new Set(names);
}

/**
 * Reads the command line. The list of `--only` may name the sites to measure; without, it is ours. Budgets that are
 * multiples of the stock site's cost need both in one run: `--only build,ours,stock`.
 * @throws when an option has a value that cannot be used
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string'},
      runs: {type: 'string', default: '5'},
      quick: {type: 'boolean', default: false},
      write: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs: "${values.runs}" is not a number of runs.`);
  }
  const common = {runs, isWritten: values.write};
  if (values.quick) {
    return {...common, parts: ['bytes'], sites: ['ours'], hasSearch: false};
  }
  if (values.only === undefined) {
    return {...common, parts: PARTS, sites: SITES, hasSearch: true};
  }
  const names = readNames(values.only);
  const sites = SITES.filter((site) => names.has(site));
  const isAllParts = sites.length > 0 && names.size === sites.length;
  return {
    ...common,
    parts: isAllParts ? PARTS : PARTS.filter((part) => names.has(part)),
    sites: sites.length > 0 ? sites : ['ours'],
    hasSearch: names.has('search'),
  };
}

import {parseArgs} from 'node:util';
import {didYouMean} from '../shared/diagnostic';
import {CURRENT, idOf} from '../shared/site';

/** How docs:backport is called. */
export const USAGE = `npm run docs:backport -- [--from current] [--to all] [--only PAGES] [--base REVISION] [--apply]

Carries a correction from one version of the docs to the others, change by change.

  --from VERSION   where the correction was made: a version, or current for docs/ (default: current)
  --to VERSIONS    where to carry it: versions with commas between them, or all (default: all)
  --only PAGES     only these pages, for example quick-start/using-active,faq
  --base REVISION  carry what has changed since this revision
                   (default: what is not committed yet; when there is nothing, the last commit)
  --apply          write the pages; without it, only the report is printed

With --apply, either everything is written or nothing: a conflict anywhere stops it. Leave the page or the version out
with --only or --to, and correct it by hand.`;

/** The options of docs:backport, checked against the versions. */
export type BackportOptions = ReturnType<typeof readOptions>;

/**
 * Reads the command line.
 * @param released the names in versions.json, newest first
 * @returns `from`, `to` in the order of the versions, `only` with ids of pages, none for all, `base` and `apply`
 * @throws an error that says what would be right
 */
export function readOptions(args: readonly string[], released: readonly string[]) {
  const {values} = parseArgs({
    args: [...args],
    options: {
      from: {type: 'string', default: CURRENT},
      to: {type: 'string', default: 'all'},
      only: {type: 'string', default: ''},
      base: {type: 'string'},
      apply: {type: 'boolean', default: false},
    },
  });
  const {from, base, apply} = values;
  const versions = [CURRENT, ...released];
  const others = versions.filter((name) => name !== from);
  const to = values.to === 'all' ? others : values.to.split(',');
  const unknown = [from, ...to].find((name) => !versions.includes(name));
  if (unknown !== undefined) {
    const hint = `${didYouMean(unknown, versions)} Known: ${versions.join(', ')}.`.trim();
    throw new Error(`There is no version "${unknown}". ${hint}`);
  }
  if (to.includes(from)) {
    throw new Error(`--to: name other versions than ${from}, where the correction comes from, or all.`);
  }
  const only = values.only.split(',').filter(Boolean).map(idOf);
  return {from, to: others.filter((name) => to.includes(name)), only, base, apply};
}

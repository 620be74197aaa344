// npm run docs:check: what a build says late, or does not notice, about the pages of all versions.
import {releases} from '../../src/data/releases';
import {checkSite} from './check/all';
import {GLOSSARY_FILE, listGlossary, readGlossary} from './check/glossary';
import {findTwins} from './check/twins';
import {readChangedPages} from './check/changed-pages';
import {findSilentChanges} from './check/silent-changes';
import {formatProblem, parseOptions, runCommand} from './shared/problem';
import {readTree} from './shared/read-tree';
import {CURRENT} from './shared/versions';

const USAGE = `npm run docs:check -- [--base REVISION] [--strict] [--glossary VERSION]

  --base REVISION    look for twins of what has changed since this revision (default: HEAD)
  --strict           fail on warnings, too
  --glossary VERSION print the identifiers of a version, and check nothing`;

function main(): number {
  const {values: options} = parseOptions(
    {
      options: {
        base: {type: 'string'},
        strict: {type: 'boolean', default: false},
        glossary: {type: 'string'},
        help: {type: 'boolean', default: false},
      },
    },
    USAGE,
  );
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const root = process.cwd();
  const files = readTree(root);
  if (options.glossary !== undefined) {
    console.log(listGlossary(readGlossary(files.get(GLOSSARY_FILE)).entries, options.glossary));
    return 0;
  }
  const {site, problems} = checkSite(files, releases);
  const known = [CURRENT, ...site.released];
  const changed = readChangedPages(root, options.base);
  const warnings = [...findTwins(site, changed), ...findSilentChanges(site, changed)].filter(({file}) => file !== '');
  for (const problem of problems) {
    console.error(formatProblem(problem));
  }
  for (const warning of warnings) {
    console.warn(`warning: ${formatProblem(warning)}`);
  }
  const pages = site.versions.reduce((sum, {pages: {size}}) => sum + size, 0);
  console.log(
    `docs:check: ${pages} pages of ${known.length} versions, ${count(problems.length, 'error')}, ${count(warnings.length, 'warning')}.`,
  );
  return problems.length > 0 || (options.strict && warnings.length > 0) ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

void runCommand(main);

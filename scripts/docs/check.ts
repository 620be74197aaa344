// npm run docs:check: what a build says late, or does not notice, about the pages of all versions.
import {releases} from '../../src/data/releases';
import {checkSite} from './check/all';
import {findTwins, readChangedPages} from './check/twins';
import {parseOptions, runCommand} from './shared/command';
import {formatDiagnostic} from './shared/diagnostic';
import {readTree} from './shared/site';

const USAGE = `npm run docs:check -- [--base REVISION] [--strict]

  --base REVISION  look for twins of what has changed since this revision (default: HEAD)
  --strict         fail on warnings, too`;

function main(): number {
  const {values: options} = parseOptions(
    process.argv.slice(2),
    {options: {base: {type: 'string'}, strict: {type: 'boolean', default: false}}},
    USAGE,
  );
  const root = process.cwd();
  const {site, diagnostics} = checkSite(readTree(root), releases);
  const changed = readChangedPages(root, options.base);
  for (const diagnostic of diagnostics) {
    console.error(formatDiagnostic(diagnostic));
  }
  let warnings = 0;
  findTwins(site, changed, (file, line, message, hint) => {
    warnings += 1;
    console.warn(`warning: ${formatDiagnostic({file, line, message, hint})}`);
  });
  const pages = site.versions.reduce((sum, {pages: {size}}) => sum + size, 0);
  const result = `${count(diagnostics.length, 'error')}, ${count(warnings, 'warning')}`;
  console.log(`docs:check: ${pages} pages of ${site.versions.length} versions, ${result}.`);
  return diagnostics.length > 0 || (options.strict && warnings > 0) ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

void runCommand(main);

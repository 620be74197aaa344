// npm run bench: what the site costs its readers and its maintainers, beside a stock Docusaurus with the same pages.
// Options: --quick, --only bytes,cost,nav,build,names,growth,ours,stock,search, --runs 5, --write. `stock` in the list
// measures the stock site instead of ours, `ours,stock` both in one run. Numbers of earlier runs stand beside the new ones.
import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readOptions} from './options';
import {partTables, verdictsOf, writeReport} from './report';
import {loadResults, replaceSections, saveResults, type Results} from './results';
import {measureSites, needsOurBuild} from './sites';
import {verdictTable} from './table';

const REPORT = path.join('bench', 'RESULTS.md');

function measureSearch(): NonNullable<Results['search']> {
  console.log('Measuring ours: search');
  const {status, stdout} = spawnSync('npm', ['run', '--silent', 'bench:search'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(stdout);
  if (status !== 0) {
    throw new Error('npm run bench:search failed.');
  }
  return {measuredAt: new Date().toISOString(), output: stdout};
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const {parts, sites} = options;
  if (needsOurBuild(options) && !existsSync('build/index.html')) {
    throw new Error('There is no build to measure. Build first: npm run build');
  }
  const results = loadResults();
  await measureSites(options, (section) => {
    results.sections = replaceSections(results.sections, [section]);
    saveResults(results);
  });
  if (options.hasSearch) {
    results.search = measureSearch();
    saveResults(results);
  }
  parts.forEach((part) => {
    console.log(`\n${partTables(results, part).join('\n\n')}`);
  });
  const verdicts = sites.includes('ours') ? verdictsOf(results, parts) : [];
  if (verdicts.length > 0) {
    console.log(`\n## Budgets\n\n${verdictTable(verdicts)}`);
  }
  if (options.isWritten) {
    writeFileSync(REPORT, writeReport(results));
  }
  process.exitCode = verdicts.some(({over}) => over > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

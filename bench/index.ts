// npm run bench: what the site costs its readers and its maintainers, beside a stock Docusaurus with the same pages.
// Options: --quick, --only bytes,cost,nav,build,growth,stock,search, --runs 5, --write.
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {measureBytes} from './bytes';
import {measureNavigation} from './navigation';
import {readOptions, type Options} from './options';
import {measureCost} from './page-cost';
import {partTable, verdictsOf, writeReport} from './report';
import {loadResults, replaceSections, saveResults, type Measurement, type Part, type Section} from './results';
import {verdictTable} from './table';

const REPORT = path.join('bench', 'RESULTS.md');

async function measureOurs(build: string, {parts, runs}: Options): Promise<Section[]> {
  const measures: Partial<Record<Part, () => Promise<Measurement[]>>> = {
    bytes: () => measureBytes(build),
    cost: () => measureCost(build, runs),
    nav: () => measureNavigation(build, runs),
  };
  const sections: Section[] = [];
  for (const part of parts) {
    const measurements = await measures[part]?.();
    if (measurements) {
      sections.push({part, site: 'ours', measuredAt: new Date().toISOString(), measurements});
    }
  }
  return sections;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to measure. Build first: npm run build');
  }
  const results = loadResults();
  results.sections = replaceSections(results.sections, await measureOurs('build', options));
  saveResults(results);
  options.parts.forEach((part) => {
    console.log(`\n${partTable(results, part) ?? ''}`);
  });
  const verdicts = verdictsOf(results, options.parts);
  console.log(`\n## Budgets\n\n${verdictTable(verdicts)}`);
  if (options.isWritten) {
    writeFileSync(REPORT, writeReport(results, options.runs));
  }
  process.exitCode = verdicts.some(({over}) => over > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

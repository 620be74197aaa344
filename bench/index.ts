// npm run bench: what the site costs its readers and its maintainers, beside a stock Docusaurus with the same pages.
// Options: --quick (bytes alone, without stock), --only build,bytes,cost,nav, --runs 7. See MEASURES.md.
import {existsSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {buildSite, measureBuild} from './build';
import {serveSite} from './browser';
import {BUDGETS, judge, type Verdict} from './budgets';
import {measureBytes} from './bytes';
import {measureCost} from './cost';
import {measureNavigation, ofClicks} from './navigation';
import {writeReport} from './report';
import {PARTS, type Part, type Row, type Sites} from './rows';
import {stockSite} from './sites';

const {values} = parseArgs({
  options: {
    only: {type: 'string', default: PARTS.join()},
    runs: {type: 'string', default: '7'},
    quick: {type: 'boolean', default: false},
  },
});

const MEASURES: Readonly<Record<Part, (sites: Sites, runs: number) => Promise<Row[]>>> = {
  build: measureBuild,
  bytes: measureBytes,
  cost: measureCost,
  nav: measureNavigation,
};

function readParts(names: readonly string[]): Part[] {
  const unknown = names.find((name) => !(PARTS as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only: there is no "${unknown}". Known: ${PARTS.join()}.`);
  }
  return PARTS.filter((part) => names.includes(part));
}

async function main(): Promise<void> {
  const parts = readParts(values.quick ? ['bytes'] : values.only.split(','));
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs: "${values.runs}" is not a number of runs.`);
  }
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to measure. Build first: npm run build');
  }
  const stock = values.quick ? undefined : await serveSite(stockSite());
  const sites = {ours: await serveSite('.'), ...(stock && {stock})};
  if (stock && !parts.includes('build')) {
    buildSite(stock.folder);
  }
  const rows: Row[] = [];
  const verdicts: Verdict[] = [];
  for (const part of parts) {
    console.error(`Measuring: ${part}`);
    const measured = await MEASURES[part](sites, runs);
    rows.push(...measured);
    verdicts.push(...judge(measured, BUDGETS[part]));
  }
  const [load = 0] = loadavg();
  const machine = `${cpus().length} cores, load ${load.toFixed(1)} at the end`;
  const about = `${new Date().toISOString().slice(0, 10)}, ${machine}, medians of ${runs}, of clicks in the sidebar ${ofClicks(runs)}.`;
  console.log(await writeReport(about, rows, verdicts));
  process.exitCode = verdicts.some(({isOver}) => isOver) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

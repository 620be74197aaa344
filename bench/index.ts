// npm run bench: what the site costs its readers and its maintainers, beside a stock Docusaurus with the same pages and
// pictures. Prints Markdown; exits with 1 when a number is over its bound.
//   npm run bench                all of it, in 15 to 45 minutes, on a machine that does nothing else
//   npm run bench -- --quick     sizes alone, without stock, in half a minute: part of npm test
import {existsSync} from 'node:fs';
import {loadavg} from 'node:os';
import {chromium} from '@playwright/test';
import {BROWSER_ARGUMENTS, findBrowser} from '../scripts/browser';
import {BASE, docsPath, VERSIONS} from '../tests/pages';
import {buildSite, firstClick, load, navigate, serveSite, weigh, weighFiles, type Values} from './measure';
import {stockSite} from './stock';

const [latest] = VERSIONS;
const page = (name: string): string => docsPath(latest, name);
const PAGES = [
  `${BASE}/`,
  page('faq'),
  page('quick-start/using-active'),
  page('architecture/interact-active'),
  `${BASE}/changelog`,
];
const CLICKS = [
  [page('quick-start/using-passive'), page('quick-start/using-active')],
  [page('getting-started/introduction'), page('faq')],
] as const;

/** The most that a number may be: itself, and as a multiple of stock's. */
const BOUNDS: Readonly<Record<string, {readonly most?: number; readonly ofStock?: number}>> = {
  // Docusaurus tells every page the routes of all versions: 3.5 kB for each further one, in stock as well.
  'scripts, kB': {most: 195 + 4 * (VERSIONS.length - 10), ofStock: 0.95},
  'style sheet, kB': {most: 24},
  'HTML, kB': {most: 28},
  // The ten versions of the beginning, and 5 MB for each further one.
  'output, MB': {most: 60 + 5 * (VERSIONS.length - 10)},
  'largest paint, ms': {ofStock: 1.1},
  'blocking, ms': {most: 200, ofStock: 0.7},
  'layout shift': {most: 0.003},
  // The typeface comes before the scripts: MEASURES.md.
  'click answered, ms': {ofStock: 1.25},
  'sidebar click to painted page, ms': {ofStock: 2.5},
  'build, s': {ofStock: 2.5},
};

/** How often each load and click is timed. */
const RUNS = 5;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const round = (value: number): number => Number(value < 1 ? value.toFixed(3) : value.toPrecision(3));

const table: string[][] = [['of', 'number', 'ours', 'stock', 'ours / stock', 'bound', '']];
let isOver = false;

/** Measures both sites in turn, so that they meet the same machine, and notes the medians. */
async function compare<Site>(
  subject: string,
  sites: readonly Site[],
  runs: number,
  measure: (site: Site) => Promise<Values> | Values,
): Promise<void> {
  const found: Values[][] = sites.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, site] of sites.entries()) {
      found[index]?.push(await measure(site));
    }
  }
  for (const name of Object.keys(found[0]?.[0] ?? {})) {
    const [ours = NaN, stock] = found.map((all) => round(median(all.map((values) => values[name] ?? NaN))));
    // Nothing is a multiple of nothing.
    const ratio = stock ? round(ours / stock) : undefined;
    const {most = Infinity, ofStock = Infinity} = BOUNDS[name] ?? {};
    const isGood = ours <= most && (ratio === undefined || ratio <= ofStock);
    isOver ||= !isGood;
    const bounds = [most, ofStock].map((bound, index) =>
      bound === Infinity ? '' : `${String(bound)}${index ? ' x' : ''}`,
    );
    const cells = [subject, name, ours, stock ?? '', ratio ?? '', bounds.filter(Boolean).join(', ')];
    table.push([...cells.map(String), isGood ? '' : 'over']);
  }
}

async function main(): Promise<void> {
  const quick = process.argv.includes('--quick');
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to measure. Build first: npm run build');
  }
  const folders = quick ? ['.'] : ['.', stockSite()];
  if (!quick) {
    await compare('whole site', folders, 1, buildSite);
  }
  await compare('whole site', folders, 1, weighFiles);
  const origins = await Promise.all(folders.map(serveSite));
  await using browser = await chromium.launch({executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS]});
  for (const path of PAGES) {
    const name = path.slice(BASE.length + 1) || 'home';
    await compare(name, origins, 1, (origin) => weigh(browser, origin + path));
    if (!quick) {
      await compare(name, origins, RUNS, (origin) => load(browser, origin + path));
      await compare(name, origins, RUNS, (origin) => firstClick(browser, origin + path));
    }
  }
  for (const [from, to] of quick ? [] : CLICKS) {
    const name = `${from.slice(BASE.length + 1)} to ${to.slice(BASE.length + 1)}`;
    // A click differs more from the next than a load does.
    await compare(name, origins, 2 * RUNS + 1, (origin) => navigate(browser, origin + from, to));
  }
  const [head = [], ...rows] = table;
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const about = `${new Date().toISOString().slice(0, 10)}, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}, medians of ${RUNS}.`;
  console.log(['# Results of the benchmark', '', about, '', ...lines].join('\n'));
  process.exitCode = isOver ? 1 : 0;
}

void main();

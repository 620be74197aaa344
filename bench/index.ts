// npm run bench: what the site costs its readers and its maintainers, beside a stock Docusaurus with the same pages and
// pictures. Prints Markdown; exits with 1 when a number is over its bound. `--quick` weighs this site alone: MEASURES.md.
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {BROWSER_ARGUMENTS, findBrowser} from '../scripts/browser';
import {BASE, VERSIONS} from '../tests/pages';
import {buildSite, firstClick, load, navigate, serveSite, type Values, weighFiles} from './measure';
import {stockSite} from './stock';

const TUTORIAL = 'docs/quick-start/using-active';
const PAGES = ['', 'docs/faq', TUTORIAL, 'docs/architecture/interact-active', 'changelog'];
const CLICKS = [
  ['docs/quick-start/using-passive', TUTORIAL],
  ['docs/getting-started/introduction', 'docs/faq'],
] as const;

/** The most that a number may be: itself, and as a multiple of stock's. */
const BOUNDS: Readonly<Record<string, {readonly most?: number; readonly ofStock?: number}>> = {
  // Docusaurus tells every page the routes of all versions: 3.5 kB for each further one, in stock as well.
  'scripts, kB': {most: 195 + 4 * (VERSIONS.length - 10), ofStock: 0.95},
  'style sheet, kB': {most: 22},
  'HTML, kB': {most: 28},
  // The ten versions of the beginning, and 5 MB for each further one.
  'output, MB': {most: 60 + 5 * (VERSIONS.length - 10)},
  'largest paint, ms': {ofStock: 1},
  'blocking, ms': {most: 200, ofStock: 0.7},
  // The typeface comes before the scripts: MEASURES.md.
  'click answered, ms': {ofStock: 1.25},
  'sidebar click to painted page, ms': {ofStock: 1.7},
  'build, s': {ofStock: 2.3},
};

const isQuick = process.argv.includes('--quick');
/** How often each load and click is timed. */
const RUNS = isQuick ? 1 : 5;

const round = (value: number): number => Number(value.toPrecision(3));
const median = (values: readonly number[]): number =>
  round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN);

/** Measures both sites, by folder or address, in turn, so that they meet the same machine, and prints the medians. */
async function compare(
  subject: string,
  sites: readonly string[],
  runs: number,
  measure: (site: string) => Promise<Values> | Values,
): Promise<void> {
  const found: Values[][] = sites.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, site] of sites.entries()) {
      found[index]?.push(await measure(site));
    }
  }
  const names = Object.keys(found[0]?.[0] ?? {});
  for (const name of names.filter((each) => !isQuick || /, [kM]B$/.test(each))) {
    const [ours = NaN, stock] = found.map((all) => median(all.map((values) => values[name] ?? NaN)));
    // Nothing is a multiple of nothing.
    const ratio = stock ? round(ours / stock) : undefined;
    const {most, ofStock} = BOUNDS[name] ?? {};
    const isGood = ours <= (most ?? Infinity) && (ratio ?? 0) <= (ofStock ?? Infinity);
    const bounds = [most ?? [], ofStock === undefined ? [] : `${ofStock} x`].flat().join(', ');
    console.log(`| ${[subject, name, ours, stock ?? '', ratio ?? '', bounds, isGood ? '' : 'over'].join(' | ')} |`);
    process.exitCode = isGood ? process.exitCode : 1;
  }
}

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to measure. Build first: npm run build');
  }
  const folders = isQuick ? ['.'] : ['.', stockSite()];
  const homes = await Promise.all(folders.map(serveSite));
  console.log(`# Results of the benchmark\n\n${new Date().toISOString().slice(0, 10)}, medians of ${RUNS}.\n`);
  console.log('| of | number | ours | stock | ours / stock | bound | |\n| --- | --- | --- | --- | --- | --- | --- |');
  if (!isQuick) {
    await compare('whole site', folders, 1, buildSite);
  }
  await compare('whole site', folders, 1, weighFiles);
  await using browser = await chromium.launch({executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS]});
  for (const page of PAGES) {
    await compare(page || 'home', homes, RUNS, (home) => load(browser, home + page));
    if (!isQuick) {
      await compare(page || 'home', homes, RUNS, (home) => firstClick(browser, home + page));
    }
  }
  for (const [from, to] of isQuick ? [] : CLICKS) {
    // A click differs more from the next than a load does.
    await compare(`${from} to ${to}`, homes, 2 * RUNS + 1, (home) => navigate(browser, home + from, `${BASE}/${to}`));
  }
}

void main();

// Every check of the site. The site is built once, with the switches of the environment, and stays
// in build/ as it was tested: a deploy publishes that folder. The last line counts the checks: N passed, N failed.
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {findBrowser, browserToInstall} from './browser';
import {parseOptions, runCommand} from './docs/shared/problem';
import {countLeftOut, enginesToInstall, findEngines} from './engines';
import {findOtherFonts, fontSettings, fontsToInstall} from './fonts';
import {linterTasks} from './linters';
import {execute, inLanes, type Ending} from './programs';
import {countPlaywright, countVitest, durationTable, type Count} from './test-counts';

const reports = path.join('node_modules', '.cache', 'test-reports');
const env = {...process.env};
const durations: {readonly name: string; readonly seconds: number}[] = [];
const begun = Date.now();

/** Notes how long a part took, and prints how it ended. */
function report(name: string, {output, isGreen, seconds}: Ending, isShown: boolean): void {
  durations.push({name, seconds});
  const end = `${isGreen ? 'ok' : 'FAILED'}: ${name}, ${seconds.toFixed(1)} s`;
  console.log(isShown ? end : `\n== ${name}\n${output}${end}`);
}

/**
 * Runs a command and notes how long it takes.
 * @param isAlone whether it prints as it goes; what runs beside others is printed when it ends
 */
async function step(name: string, command: string, isAlone = true): Promise<boolean> {
  if (isAlone) {
    console.log(`\n== ${name}`);
  }
  const ending = await execute(command, isAlone, env);
  report(name, ending, isAlone);
  return ending.isGreen;
}

const countOf = (isGreen: boolean): Count => (isGreen ? {passed: 1, failed: 0} : {passed: 0, failed: 1});

async function check(name: string, command: string): Promise<Count> {
  return countOf(await step(name, command, false));
}

interface Suite {
  readonly name: string;
  readonly command: string;
  /** The JSON file that it writes. */
  readonly report: string;
  readonly count: (json: unknown) => Count;
}

/** Runs a suite; one that fails without a failed test counts as one failure. */
async function run({name, command, report: file, count}: Suite, isAlone = true): Promise<Count> {
  const isGreen = await step(name, command, isAlone);
  let counted: Count = {passed: 0, failed: 0};
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${name}: no readable report. ${(error as Error).message}`);
  }
  const hasRun = counted.passed + counted.failed > 0;
  return hasRun && (isGreen || counted.failed > 0) ? counted : {...counted, failed: counted.failed + 1};
}

function vitest(project: string, ...more: readonly string[]): Suite {
  const report = path.join(reports, `${project}.json`);
  const named = ['default', 'json', ...more].map((reporter) => `--reporter=${reporter}`).join(' ');
  const reporters = `${named} --outputFile.json=${report}`;
  return {
    name: `tests: ${project}`,
    command: `npx --no-install vitest run --project ${project} ${reporters}`,
    report,
    count: countVitest,
  };
}

const USAGE = `Usage: npm test [-- --quick]
  --quick  linters, unit tests, the build, and the browser tests of routes and search`;
const QUICK_SPECS = ['tests/browser/routes.spec.ts', 'plugins/search/search.spec.ts', 'plugins/search/names.spec.ts'];

/** @param specs files, or none for all */
function browserTests(specs: readonly string[] = [], name = 'browser'): Promise<Count> {
  const report = path.join(reports, `${name}.json`);
  env.CHROMIUM = findBrowser();
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const command = `npx --no-install playwright test --retries=1 --reporter=line,json ${specs.join(' ')}`;
  return run({name: `tests: ${name}`, command, report, count: countPlaywright});
}

/** The browser tests again with other fonts of the system, as a part of the wide set; fonts that cannot be had are named. */
async function fontTests(): Promise<Count[]> {
  const {names, leftOut} = findOtherFonts();
  leftOut.forEach((line) => {
    console.log(`\n${line}`);
  });
  const counts = [countLeftOut(leftOut, env)];
  for (const font of names) {
    // The rest of the wide set is more pages, and not another layout.
    Object.assign(env, {FONTCONFIG_FILE: fontSettings(font), TEST_ENGINES: 'short'});
    counts.push(await browserTests([], `browser with ${font}`));
  }
  Object.assign(env, {FONTCONFIG_FILE: process.env.FONTCONFIG_FILE, TEST_ENGINES: process.env.TEST_ENGINES});
  return counts;
}

/** Firefox and WebKit; what cannot be had here is named. */
async function engineTests(): Promise<Count> {
  const {names, leftOut} = findEngines();
  leftOut.forEach((line) => {
    console.log(`\n${line}`);
  });
  const absent = countLeftOut(leftOut, env);
  const {passed, failed} =
    names.length > 0
      ? await run(vitest('engines', './tests/engines/second-attempts.ts'), false)
      : {passed: 0, failed: 0};
  return {passed, failed: failed + absent.failed};
}

async function main(): Promise<number> {
  const isQuick = parseOptions({options: {quick: {type: 'boolean'}}}, USAGE).values.quick === true;
  const isWide = process.env.TEST_ENGINES === 'long';
  const toInstall = [
    ...browserToInstall(),
    ...(isQuick ? [] : enginesToInstall()),
    ...(isWide && !isQuick ? fontsToInstall() : []),
  ];
  toInstall.forEach((line) => {
    console.log(`To be installed for the tests: ${line}`);
  });
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});

  const counts: Count[] = [];
  const browsers = `npx --no-install tsx scripts/install-browsers.ts ${isQuick ? '--chromium' : ''}`;
  const installed = toInstall.length > 0 ? step('install browsers', browsers, false) : Promise.resolve(true);
  const count = (suite: () => Promise<Count>) => async (): Promise<void> => {
    counts.push(await suite());
  };
  const linters = linterTasks(({name, ...ending}) => {
    report(`lint: ${name}`, ending, false);
    counts.push(countOf(ending.isGreen));
  });
  const site = {isBuilt: false};
  await inLanes([
    // First what takes longest, and what the rest waits for.
    count(async () => {
      const built = await check('build', 'npm run --silent build');
      site.isBuilt = built.failed === 0;
      return built;
    }),
    // A browser that is missing is named by the tests that need it.
    count(async () => {
      await installed;
      return run(vitest('unit'), false);
    }),
    ...linters,
  ]);
  if (site.isBuilt) {
    counts.push(await browserTests(isQuick ? QUICK_SPECS : []));
    if (isWide && !isQuick) {
      counts.push(...(await fontTests()));
    }
  }
  // A site without a part of what makes it small keeps no budget; it must go out all the same.
  const hasBudgets = site.isBuilt && !process.env.DOCS_WITHOUT;
  // Builds of copies use one processor for half of their time, and journeys mostly wait for a browser.
  const longer = [
    count(() => run(vitest('rehearsal'), false)),
    count(() => run(vitest('build'), false)),
    ...(site.isBuilt ? [count(engineTests)] : []),
    ...(hasBudgets ? [count(() => check('bench: bytes', 'npm run --silent bench -- --quick'))] : []),
  ];
  await inLanes(isQuick ? [] : longer);

  console.log(`\n== How long each part took\n${durationTable(durations, (Date.now() - begun) / 1000)}`);

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

void runCommand(main);

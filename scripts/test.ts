// Runs the checks of the site, each an npm script, some side by side:
//   npm test             all but those of `test:all`, in Chromium
//   npm test -- --quick  linters, unit tests, the build, and the browser tests of routes and search
//   npm run test:all     with each browser that is here, more pages and the rehearsal of a release
//   npm run lint         the linters
// The site is built once, with the switches of the environment, and stays in build/ as it was tested: a deploy
// publishes that folder. The last line counts the checks: N passed, N failed.
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {webkit} from '@playwright/test';
import {scripts} from '../package.json';
import {findBrowser, presentFirefox, programOf} from './browser';

const LINTERS = Object.keys(scripts).filter((name) => name.startsWith('lint:'));
const QUICK_SPECS = '--project=chromium tests/browser/routes.spec.ts plugins/search';
const CHROMIUM = '--project=variant --project=chromium';

const reports = path.resolve('node_modules/.cache/test-reports');
const total = {passed: 0, failed: 0};

/** What is read of the reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
}

/** Counts the tests that a script reports; one without a report is one check. */
function count(file: string, isGreen: boolean): void {
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};
  const {numPassedTests, numFailedTests = 0, stats} = report;
  const failed = numFailedTests + (stats ? stats.unexpected + stats.flaky : 0);
  total.passed += numPassedTests ?? stats?.expected ?? Number(isGreen);
  // What fails without a failed test, as a file that cannot be loaded does, is one failure.
  total.failed += isGreen ? failed : Math.max(failed, 1);
}

/**
 * Runs an npm script.
 * @param options for Playwright, which runs alone and prints as it goes; what runs beside others is printed at its end
 * @returns whether it succeeded
 */
function run(script: string, options?: string): Promise<boolean> {
  const begun = Date.now();
  const report = path.join(reports, `${script.replaceAll(':', '-')}.json`);
  const child = spawn(`npm run --silent ${script} -- ${options ?? ''}`, {
    shell: true,
    stdio: options === undefined ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {...process.env, TEST_REPORT: report},
  });
  const output = [`\n== ${script}\n`];
  child.stdout?.on('data', (text) => output.push(String(text)));
  child.stderr?.on('data', (text) => output.push(String(text)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(`${output.join('')}${code === 0 ? 'ok' : 'FAILED'}: ${script}, ${seconds} s`);
      count(report, code === 0);
      resolve(code === 0);
    });
  });
}

/** Runs npm scripts in this order, as many at a time as there are processors: most of them use only one. */
async function runInLanes(names: readonly string[]): Promise<void> {
  const waiting = [...names];
  const lane = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await run(name);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, lane));
}

/** Says which browsers are not tested, and what brings them. WebKitGTK has a test among those of Chromium. */
function nameMissing(all: boolean): void {
  const missing = [
    all && presentFirefox() === undefined && 'Firefox (on Debian: apt-get install firefox-esr)',
    all && !existsSync(webkit.executablePath()) && 'WebKit (npx playwright install --with-deps webkit)',
    programOf('WebKitWebDriver') === undefined && 'WebKitGTK (on Debian: apt-get install webkit2gtk-driver xvfb)',
  ];
  for (const name of missing.filter(Boolean)) {
    console.log(`Not here, so not tested: ${String(name)}`);
  }
}

async function main(): Promise<void> {
  const options = {quick: {type: 'boolean'}, all: {type: 'boolean'}, lint: {type: 'boolean'}} as const;
  const {quick = false, all = false, lint = false} = parseArgs({options}).values;
  rmSync(reports, {recursive: true, force: true});
  if (lint) {
    await runInLanes(LINTERS);
  } else {
    // No test reads what an earlier build has left.
    rmSync('build', {recursive: true, force: true});
    nameMissing(all);
    findBrowser();
    process.env.TEST_ALL = all ? 'true' : '';
    // First what takes longest, and what the rest waits for.
    await runInLanes(['build', 'test:unit', ...LINTERS]);
    const browsers = all ? '' : CHROMIUM;
    await run('test:browser', quick ? QUICK_SPECS : browsers);
    await runInLanes(quick ? [] : [...(all ? ['test:rehearsal'] : []), 'test:build', 'bench:bytes']);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();

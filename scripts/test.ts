// Every check of the site, one after the other. The last line counts them: N passed, N failed.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from './browser';
import {LINTERS} from './linters';
import {countPlaywright, countVitest, type Count} from './test-counts';

const reports = path.join('node_modules', '.cache', 'test-reports');
const env = {...process.env};

function step(name: string, command: string): boolean {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const isGreen = spawnSync(command, {shell: true, stdio: 'inherit', env}).status === 0;
  console.log(`${isGreen ? 'ok' : 'FAILED'}: ${name}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return isGreen;
}

function check(name: string, command: string): Count {
  return step(name, command) ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** Runs a suite that writes a JSON report; a suite that fails without a failed test counts as one failure. */
function suite(name: string, command: string, report: string, count: (json: unknown) => Count): Count {
  const isGreen = step(name, command);
  let counted: Count = {passed: 0, failed: 0};
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`${name}: no readable report. ${(error as Error).message}`);
  }
  const hasRun = counted.passed + counted.failed > 0;
  return hasRun && (isGreen || counted.failed > 0) ? counted : {...counted, failed: counted.failed + 1};
}

function vitest(project: string): Count {
  const report = path.join(reports, `${project}.json`);
  return suite(
    `tests: ${project}`,
    `npx --no-install vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
    countVitest,
  );
}

function browserTests(): Count {
  const report = path.join(reports, 'browser.json');
  env.CHROMIUM = findBrowser();
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  return suite('tests: browser', 'npx --no-install playwright test --reporter=line,json', report, countPlaywright);
}

rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});

const counts: Count[] = LINTERS.map(({name, command}) => check(`lint: ${name}`, command));
counts.push(vitest('unit'));
const built = check('build', 'npm run --silent build');
counts.push(built);
if (built.failed === 0) {
  counts.push(check('bench: bytes', 'npm run --silent bench -- --quick'));
  counts.push(browserTests());
}
counts.push(vitest('build'));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

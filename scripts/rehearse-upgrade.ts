// npm run upgrade:rehearse -- 4.0.0: builds and tests a copy of the site with that Docusaurus, and says what moved.
import {execFileSync} from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import semver from 'semver';
import {findBrowser} from './browser';
import {parseOptions, runCommand, UserError} from './docs/shared/problem';
import {copyRepository, runIn} from './docs/testing/repository-copy';
import {countPlaywright, countVitest, failedPlaywright, failedVitest, type Count} from './test-counts';
import {
  lowest,
  movedFiles,
  nodePackage,
  upgradeReport,
  withTarget,
  type Manifest,
  type Moved,
  type Part,
  type Target,
} from './upgrade';

const USAGE = 'Usage: npm run upgrade:rehearse -- <version or tag of Docusaurus, such as 4.0.0 or latest>';
/** Browser tests that an upgrade can break: pages, their links, the search. */
const SPECS = ['tests/browser/routes', 'tests/browser/navigation', 'plugins/search/search', 'plugins/search/names'];
const root = process.cwd();

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What the registry says of a package, or undefined when it has none. */
function view(spec: string, ...fields: readonly string[]): unknown {
  try {
    const args = ['view', spec, ...fields, '--json'];
    return JSON.parse(execFileSync('npm', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}));
  } catch {
    return undefined;
  }
}

function newest(name: string, range: string): string {
  const versions = [view(`${name}@${range}`, 'version')].flat().filter((version) => typeof version === 'string');
  const best = semver.maxSatisfying(versions, range, {includePrerelease: true});
  if (best === null) {
    throw new UserError(`The registry has no ${name} ${range}.`);
  }
  return best;
}

function findTarget(wanted: string): Target {
  const found = view(`@docusaurus/core@${wanted}`, 'version', 'engines', 'peerDependencies') as
    {version: string; engines: {node: string}; peerDependencies: Target['peers']} | undefined;
  if (typeof found?.version !== 'string') {
    throw new UserError(
      `The registry has no one version @docusaurus/core@${wanted}. Those that it has: npm view @docusaurus/core versions dist-tags`,
    );
  }
  return {version: found.version, node: found.engines.node, peers: found.peerDependencies};
}

/** A PATH on which Node is one that Docusaurus runs on: this one, or one that is installed into the folder. */
async function pathWithNode(range: string, folder: string): Promise<string> {
  if (semver.satisfies(process.version, range)) {
    return process.env.PATH ?? '';
  }
  const name = nodePackage(process.platform, process.arch);
  // Of the oldest line that fits, the newest release: the one that most will have.
  const version = newest(name, `^${lowest(range)}`);
  await runIn(folder, `npm install --no-save --no-audit --no-fund --prefix "${folder}" ${name}@${version}`);
  return [path.join(folder, 'node_modules', name, 'bin'), process.env.PATH].join(path.delimiter);
}

const VITEST = 'npx --no-install vitest run --project unit';
/** Where the copy's suites write their reports, and the repository gets what is left of the rehearsal. */
const CACHE = 'node_modules/.cache';

/** A suite's report: its file, and how to read it. */
interface Suite {
  readonly report: string;
  readonly read: (json: unknown) => Count & {readonly names: readonly string[]};
}

/** Writes the versions where they stand by hand in the copy. What changes is a part of the patch. */
async function noteVersions(copy: string, before: Manifest, after: Manifest): Promise<void> {
  const replace = (files: readonly string[], old: string, now: string): void => {
    for (const file of files.map((name) => path.join(copy, name)).filter((name) => existsSync(name))) {
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, now));
    }
  };
  const core = '@docusaurus/core';
  const plugins = readdirSync(path.join(copy, 'plugins')).map((name) => `plugins/${name}/README.md`);
  replace(['src/theme/README.md', ...plugins], before.dependencies[core] ?? '', after.dependencies[core] ?? '');
  replace(['README.md', '.github/workflows/checks.yml'], lowest(before.engines.node), lowest(after.engines.node));
  await runIn(copy, 'git diff --name-only | xargs -r npx --no-install prettier --write');
}

async function rehearse(wanted: string): Promise<number> {
  const target = findTarget(wanted);
  const before = readJson('package.json') as Manifest;
  const after = withTarget(before, target, newest);
  const [copy, tools] = [await copyRepository(root), mkdtempSync(path.join(tmpdir(), 'node-'))];
  writeFileSync(path.join(copy, 'package.json'), `${JSON.stringify(after, null, 2)}\n`);
  const [unitReport, browserReport] = [`${CACHE}/unit.json`, `${CACHE}/browser.json`];
  const env = {
    PATH: await pathWithNode(target.node, tools),
    CHROMIUM: findBrowser(),
    TEST_PORT: String(20_000 + (process.pid % 20_000)),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  };
  const installed = [
    `Docusaurus ${target.version}`,
    `React ${after.dependencies.react ?? ''}`,
    `Node ${(await runIn(copy, 'node --version', env)).trim().slice(1)}`,
  ];
  console.log(`${installed.join(', ')}, in ${copy}`);

  const parts: Part[] = [];
  const part = async (name: string, command: string, suite?: Suite): Promise<boolean> => {
    const begun = Date.now();
    const fault = await runIn(copy, command, env).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    const seconds = `${((Date.now() - begun) / 1000).toFixed(0)} s`;
    const report = path.join(copy, suite?.report ?? '');
    const result = suite && existsSync(report) ? suite.read(readJson(report)) : undefined;
    const isGreen = fault === undefined && (result?.failed ?? 0) === 0;
    const note = result ? `${seconds}, ${result.passed} passed, ${result.failed} failed` : seconds;
    parts.push({name, isGreen, note, failures: result?.names ?? []});
    console.log(`${isGreen ? 'ok' : `${fault ?? ''}\nFAILED`}: ${name}, ${note}`);
    return isGreen;
  };

  let moved: readonly Moved[] = [];
  if (await part('install', 'npm install --ignore-scripts --no-audit --no-fund')) {
    moved = movedFiles(root, copy);
    await part('note hashes', `${VITEST} tests/support/upstream.test.ts -t 'files of Docusaurus' -u`);
    await noteVersions(copy, before, after);
    await part('docs:check', 'npm run --silent docs:check');
    await part('types and code', 'npm run --silent lint:code');
    await part('unit tests', `${VITEST} --reporter=json --outputFile=${unitReport}`, {
      report: unitReport,
      read: (json) => ({...countVitest(json), names: failedVitest(json)}),
    });
    // Ends with the check of the result.
    if (await part('build and check', 'npm run --silent build')) {
      await part('browser tests', `npx --no-install playwright test --retries=1 --reporter=json ${SPECS.join(' ')}`, {
        report: browserReport,
        read: (json) => ({...countPlaywright(json), names: failedPlaywright(json)}),
      });
    }
  }

  const isGreen = parts.every((one) => one.isGreen);
  const report = upgradeReport(installed, moved, parts);
  mkdirSync(CACHE, {recursive: true});
  const [reportFile, patchFile] = [`${CACHE}/upgrade.md`, `${CACHE}/upgrade.patch`];
  writeFileSync(reportFile, [report, ...moved.map(({patch}) => `\n\`\`\`diff\n${patch}\`\`\`\n`)].join(''));
  writeFileSync(patchFile, await runIn(copy, 'git diff'));
  if (process.env.GITHUB_STEP_SUMMARY) {
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, readFileSync(reportFile));
  }
  console.log(`\n${report}\n\nWith the differences of the files: ${reportFile}`);
  console.log(isGreen ? `To take it: git apply ${patchFile}, then npm ci` : `The copy is kept: ${copy}`);
  rmSync(tools, {recursive: true, force: true});
  if (isGreen) {
    rmSync(copy, {recursive: true, force: true});
  }
  return isGreen ? 0 : 1;
}

void runCommand(() => {
  const {positionals} = parseOptions({allowPositionals: true, options: {}}, USAGE);
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) {
    throw new UserError(USAGE);
  }
  return rehearse(wanted);
});

import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {scripts} from '../../package.json';
import {ALGOLIA_ENV} from './algolia';

// Vitest and Playwright both know __dirname; Playwright cannot load a file with import.meta.
const ROOT = path.join(__dirname, '../..');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Switches of the site's build. A build in a test does not inherit them. */
const SWITCH = /^(?:GTAG_|ALGOLIA_|DOCS_|DOCUSAURUS_|FAULTY)/;

/** What a build printed, and whether it succeeded. */
export interface BuildResult {
  readonly isGreen: boolean;
  readonly output: string;
}

// Vitest sets NODE_ENV to a value that no build knows, so each command below sets NODE_ENV.
const inherited = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SWITCH.test(name))),
  NO_COLOR: '1',
});

/** Starts the development server in a folder, with the command of `npm start`. What it complains about is printed. */
export function startServer(folder: string, port: number, env: Readonly<Record<string, string>>): ChildProcess {
  const [, ...command] = scripts.start.split(' ');
  return spawn(process.execPath, [...command, '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...inherited(), NODE_ENV: 'development', ...env},
  });
}

/** Runs Docusaurus in a folder, the site's own by default, with no other switches than `env`. */
export function docusaurus(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  folder = ROOT,
): Promise<BuildResult> {
  const options = {cwd: folder, maxBuffer: 2 ** 26, env: {...inherited(), NODE_ENV: 'production', ...env}};
  return new Promise((resolve) => {
    execFile(process.execPath, [DOCUSAURUS, ...args], options, (error, stdout, stderr) => {
      resolve({isGreen: error === null, output: stdout + stderr});
    });
  });
}

/** Where the variant of the site is built: tests/variant says what is in it. */
export const VARIANT_FOLDER = path.join(ROOT, 'node_modules/.cache/variant');

/** Builds the site with everything switched on that it has off, for two versions. */
export function buildVariant(env: Readonly<Record<string, string>> = {}): Promise<BuildResult> {
  rmSync(VARIANT_FOLDER, {recursive: true, force: true});
  return docusaurus(['build', '--config', 'tests/variant/docusaurus.config.ts', '--out-dir', VARIANT_FOLDER], {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'node_modules/.cache/variant-generated',
    DOCS_ONLY_VERSIONS: '1.9.0,1.0.0',
    GTAG_TRACKING_ID: 'G-TEST123',
    ...ALGOLIA_ENV,
    ...env,
  });
}

import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {inTurns, type Row, type Sites, type Values} from './rows';
import {copySite} from './sites';

const COMMAND = path.resolve(__dirname, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Variables that would build another site than readers get. */
const SWITCHES = /^(DOCS_|ALGOLIA_|GTAG_|DOCUSAURUS_)/;

/** Seconds of processor time from what the shell's `times` prints: minutes and seconds, its own and its children's. */
const processorSeconds = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, mins, secs]) => sum + 60 * Number(mins) + Number(secs), 0);

/**
 * Builds the site in a folder.
 * @returns seconds of processor time: how long a build takes depends on how many cores its bundler finds
 * @throws with the output when the build fails
 */
export function buildSite(folder: string): number {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SWITCHES.test(name)));
  const {status, stdout, stderr} = spawnSync('sh', ['-c', '"$0" "$1" build >&2 && times', process.execPath, COMMAND], {
    cwd: folder,
    env: {...env, NODE_ENV: 'production', NO_COLOR: '1'},
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) {
    throw new Error(`The build in ${folder} failed.\n${stderr}`);
  }
  return processorSeconds(stdout);
}

/** Builds a copy of this site and the stock site, with nothing from an earlier build: this site keeps nothing of one. */
export function measureBuild({stock}: Sites): Promise<Row[]> {
  const build = (folder: string): Promise<Values> => Promise.resolve({'CPU s': buildSite(folder)});
  return inTurns('whole site', {ours: copySite(), stock: stock?.folder}, 1, build);
}

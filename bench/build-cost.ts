import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {measurements} from './bytes';
import {ProcessWatch} from './process-watch';
import type {Measurement} from './results';
import type {SiteFolder} from './site-folder';

const COMMAND = path.resolve(__dirname, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** What one build cost. */
export interface BuildCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

/** Variables that would build another site than readers get. */
const SWITCHES = /^(DOCS_|ALGOLIA_|GTAG_|DOCUSAURUS_)/;

/**
 * Builds a site in its folder.
 * @throws with the output when the build fails
 */
export async function buildSite({folder}: SiteFolder): Promise<BuildCost> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SWITCHES.test(name)));
  const started = performance.now();
  const child = spawn(process.execPath, [COMMAND, 'build'], {
    cwd: folder,
    env: {...env, NODE_ENV: 'production', NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watch = new ProcessWatch(child.pid ?? 0);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = (performance.now() - started) / 1000;
  const usage = watch.end();
  if (code !== 0) {
    throw new Error(`The build in ${folder} failed.\n${Buffer.concat(output).toString()}`);
  }
  return {seconds, ...usage};
}

/** Builds a site twice: with nothing from an earlier build, then with all of it. */
export async function measureBuild(site: SiteFolder): Promise<Measurement[]> {
  site.clear();
  const cold = await buildSite(site);
  const warm = await buildSite(site);
  return measurements('ten versions', {
    cold: cold.seconds,
    coldCpu: cold.cpuSeconds,
    warm: warm.seconds,
    warmCpu: warm.cpuSeconds,
    memory: Math.max(cold.peakBytes, warm.peakBytes) / 1e9,
  });
}

import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

/** Folder of the build whose files carry a hash in their name, but for a few that are read anew by each page. */
const ASSETS = 'assets';
const MANIFEST = `${ASSETS}/manifest.json`;
const DAY = 24 * 60 * 60 * 1000;
/** How long a file outlives the last build that used it, in days. */
export const KEPT_DAYS = 14;
const DOWNLOADS_AT_A_TIME = 8;

const manifestSchema = z.record(
  // A name from the network must not lead out of the folder.
  z.string().regex(/^(?!.*\/\.\.?(?:\/|$))assets\/[\w./~@+-]+$/),
  z.iso.datetime().nullable(),
);

/** By path in the site: since when no build has used the file (ISO time), or null while the current one does. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The assets of a build, as paths with forward slashes. */
function assetsOf(build: string): string[] {
  const folder = path.join(build, ASSETS);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => `${ASSETS}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name !== MANIFEST)
    .sort();
}

/**
 * What the next deploy publishes: the assets of its build, and earlier ones that were in use up to 14 days ago.
 * @param published the manifest of the deploy before
 * @param current assets of the new build
 */
export function nextManifest(published: Manifest, current: readonly string[], now: Date): Manifest {
  const kept = Object.entries(published).flatMap(([name, retired]) => {
    const since = retired ?? now.toISOString();
    const isOld = now.getTime() - Date.parse(since) > KEPT_DAYS * DAY;
    return isOld || current.includes(name) ? [] : [[name, since] as const];
  });
  return Object.fromEntries([...current.map((name) => [name, null] as const), ...kept]);
}

async function fetchManifest(site: string, now: Date): Promise<Manifest> {
  // The host caches for minutes; the query asks past that.
  const url = `${site}/${MANIFEST}?${now.getTime()}`;
  const response = await fetch(url);
  if (response.status === 404) {
    return {};
  }
  if (!response.ok) {
    throw new Error(`${url} answers with ${response.status}. Deploy again when the site can be reached.`);
  }
  return manifestSchema.parse(await response.json());
}

async function download(url: string, file: string): Promise<boolean> {
  const response = await fetch(url);
  if (response.status === 404) {
    return false;
  }
  if (!response.ok) {
    throw new Error(`${url} answers with ${response.status}. Deploy again when the site can be reached.`);
  }
  mkdirSync(path.dirname(file), {recursive: true});
  // Never over a file of the build: what was tested is what is published.
  writeFileSync(file, Buffer.from(await response.arrayBuffer()), {flag: 'wx'});
  return true;
}

/** What `retainAssets` did. */
export interface Retained {
  /** Earlier files that the build now carries as well. */
  readonly kept: readonly string[];
  /** Files of the manifest that the site no longer has. */
  readonly lost: readonly string[];
}

/**
 * Adds to a build the assets of earlier builds that open pages may still ask for, from the published site itself, and
 * writes the manifest that the next deploy reads. A site without manifest has no earlier builds.
 * @param build folder of the new build
 * @param site address of the published site, with or without a slash at the end
 * @throws when the site cannot be reached, or its manifest is not one
 */
export async function retainAssets(build: string, site: string, now: Date): Promise<Retained> {
  if (!existsSync(path.join(build, ASSETS))) {
    throw new Error(`${build} has no folder ${ASSETS}: build the site first.`);
  }
  const address = site.replace(/\/+$/, '');
  const current = assetsOf(build);
  const manifest = nextManifest(await fetchManifest(address, now), current, now);
  const wanted = Object.keys(manifest).filter((name) => manifest[name] !== null);
  const lost: string[] = [];
  const queue = [...wanted];
  const work = async (): Promise<void> => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (!(await download(`${address}/${name}`, path.join(build, name)))) {
        lost.push(name);
      }
    }
  };
  await Promise.all(Array.from({length: DOWNLOADS_AT_A_TIME}, work));
  const published = Object.fromEntries(Object.entries(manifest).filter(([name]) => !lost.includes(name)));
  writeFileSync(path.join(build, MANIFEST), JSON.stringify(published));
  return {kept: wanted.filter((name) => !lost.includes(name)), lost};
}

/** Reads the manifest of a build. */
export function readManifest(build: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(build, MANIFEST), 'utf8')));
}

import {loadavg} from 'node:os';
import {buildSite, measureBuild} from './build-cost';
import {measureBytes} from './bytes';
import {measureGrowth} from './growth';
import {measureNavigation} from './navigation';
import type {Options} from './options';
import {ourSite} from './our-site';
import {measureCost} from './page-cost';
import type {Measurement, Part, Section, Site} from './results';
import type {SiteFolder} from './site-folder';
import {stockSite} from './stock-site';

const CREATE: Readonly<Record<Site, (versions?: readonly string[]) => SiteFolder>> = {
  ours: ourSite,
  stock: stockSite,
};
const OUR_BUILD = 'build';
/** Parts that are timed in the browser. */
const TIMED: ReadonlySet<Part> = new Set(['cost', 'nav']);
/** Parts that need a finished build. */
const VISITED: ReadonlySet<Part> = new Set([...TIMED, 'bytes']);

/** Whether a run visits the build that lies in this repository. */
export function needsOurBuild({parts, sites, hasSearch}: Options): boolean {
  return hasSearch || (sites.includes('ours') && parts.some((part) => VISITED.has(part)));
}

/** Measures one site. Ours is visited as it was built last; the stock site is built for the purpose. */
export async function measureSite(site: Site, {parts, runs}: Options): Promise<Section[]> {
  const needsFolder = parts.includes('build') || (site === 'stock' && parts.some((part) => VISITED.has(part)));
  const folder = needsFolder ? CREATE[site]() : undefined;
  const build = site === 'stock' && folder ? folder.build : OUR_BUILD;
  const measures: Readonly<Record<Part, () => Promise<Measurement[]>>> = {
    build: () => measureBuild(folder ?? CREATE[site]()),
    bytes: () => measureBytes(build),
    cost: () => measureCost(build, runs),
    nav: () => measureNavigation(build, runs),
    growth: () => measureGrowth(CREATE[site]),
  };
  const sections: Section[] = [];
  const measure = async (part: Part): Promise<void> => {
    console.log(`Measuring ${site}: ${part}`);
    const measurements = await measures[part]();
    sections.push({
      part,
      site,
      measuredAt: new Date().toISOString(),
      ...(TIMED.has(part) && {runs}),
      load: loadavg()[0],
      measurements,
    });
  };
  try {
    // Builds first: they make what the other parts visit.
    if (parts.includes('build')) {
      await measure('build');
    } else if (folder) {
      await buildSite(folder);
    }
    for (const part of parts.filter((one) => one !== 'build')) {
      await measure(part);
    }
  } finally {
    folder?.remove();
  }
  return sections;
}

import {loadavg} from 'node:os';
import {buildSite, measureBuild} from './build-cost';
import {measureBytes} from './bytes';
import {measureGrowth} from './growth';
import {measureNavigation} from './navigation';
import type {Options} from './options';
import {ourSite} from './our-site';
import {measureCost} from './page-cost';
import {measureRenames} from './renames';
import {PARTS, type Measurement, type Part, type Section, type Site} from './results';
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

/** One site with what its parts need. */
interface Subject {
  readonly site: Site;
  /** The folder that is built for the purpose; ours is visited as it was built last. */
  readonly folder: SiteFolder | undefined;
  readonly measures: Readonly<Record<Part, () => Promise<Measurement[]>>>;
}

function subjectOf(site: Site, {parts, runs}: Options): Subject {
  const needsFolder = parts.includes('build') || (site === 'stock' && parts.some((part) => VISITED.has(part)));
  const folder = needsFolder ? CREATE[site]() : undefined;
  const build = site === 'stock' && folder ? folder.build : OUR_BUILD;
  return {
    site,
    folder,
    measures: {
      build: () => measureBuild(folder ?? CREATE[site]()),
      bytes: () => measureBytes(build),
      names: () => measureRenames(CREATE[site]),
      cost: () => measureCost(build, runs),
      nav: () => measureNavigation(build, runs),
      growth: () => measureGrowth(CREATE[site]),
    },
  };
}

/**
 * Measures the sites part by part: the numbers of both for one part are minutes apart, so that the machine is the same.
 * @param keep gets each section as soon as it is there
 */
export async function measureSites(options: Options, keep: (section: Section) => void): Promise<void> {
  const {parts, runs, sites} = options;
  const run = new Date().toISOString();
  const subjects = sites.map((site) => subjectOf(site, options));
  try {
    // Builds first: they make what the other parts visit.
    const ordered = PARTS.filter((part) => parts.includes(part)).sort(
      (one, other) => Number(other === 'build') - Number(one === 'build'),
    );
    if (!parts.includes('build')) {
      for (const {folder} of subjects) {
        await (folder ? buildSite(folder) : undefined);
      }
    }
    for (const part of ordered) {
      for (const {site, measures} of subjects) {
        console.log(`Measuring ${site}: ${part}`);
        const measurements = await measures[part]();
        const measuredAt = new Date().toISOString();
        keep({part, site, measuredAt, run, ...(TIMED.has(part) && {runs}), load: loadavg()[0], measurements});
      }
    }
  } finally {
    subjects.forEach(({folder}) => folder?.remove());
  }
}

import {buildSite} from './build-cost';
import {measurements, scriptsOfPage, siteSizes} from './bytes';
import {FAQ} from './pages';
import type {Measurement} from './results';
import type {SiteFolder} from './site-folder';
import {slope, steepest, type Point} from './statistics';
import {versionNames} from './versions';

const SIZES = [1, 5, 10, 20, 30];

interface Row {
  readonly size: number;
  readonly cold: number;
  readonly coldCpu: number;
  readonly main: number;
  readonly scripts: number;
  readonly output: number;
}

/** Builds a site with more and more versions, and measures what each more of them adds. */
export async function measureGrowth(createSite: (versions: readonly string[]) => SiteFolder): Promise<Measurement[]> {
  const rows: Row[] = [];
  for (const size of SIZES) {
    const site = createSite(versionNames(size));
    try {
      const {seconds, cpuSeconds} = await buildSite(site);
      rows.push({
        size,
        cold: seconds,
        coldCpu: cpuSeconds,
        ...siteSizes(site.build),
        scripts: await scriptsOfPage(site.build, FAQ),
      });
    } finally {
      site.remove();
    }
  }
  const points = (key: keyof Row): Point[] => rows.map((row) => ({size: row.size, value: row[key]}));
  return [
    ...rows.flatMap(({size, ...values}) => measurements(size === 1 ? '1 version' : `${size} versions`, values)),
    ...measurements('per added version', {
      mainGrowth: steepest(points('main')),
      scriptsGrowth: steepest(points('scripts')),
      coldGrowth: slope(points('cold')),
      coldCpuGrowth: slope(points('coldCpu')),
      outputGrowth: slope(points('output')),
    }),
  ];
}

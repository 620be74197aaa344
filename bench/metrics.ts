interface Metric {
  /** Head of the column, with the unit. */
  readonly label: string;
  readonly digits: number;
}

/** Every column of the tables. Sizes are decimal: 1 kB is 1000 bytes. */
export const METRICS = {
  scripts: {label: 'scripts, kB', digits: 1},
  scriptsInHtml: {label: 'of them in the HTML, kB', digits: 1},
  scriptsLater: {label: 'of them later, kB', digits: 1},
  prefetched: {label: 'fetched ahead, kB', digits: 1},
  css: {label: 'CSS, kB', digits: 1},
  html: {label: 'HTML, kB', digits: 1},
  page: {label: 'page with pictures, kB', digits: 1},
  main: {label: 'main.js, kB', digits: 1},
  output: {label: 'output, MB', digits: 1},
  bytes: {label: 'all bytes, kB', digits: 1},
  fcp: {label: 'FCP, ms', digits: 0},
  lcp: {label: 'LCP, ms', digits: 0},
  answered: {label: 'first answered click, ms', digits: 0},
  tbt: {label: 'TBT, ms', digits: 0},
  cls: {label: 'CLS', digits: 4},
  taskInLoad: {label: 'longest task in load, ms', digits: 0},
  taskAfterLoad: {label: 'longest task after load, ms', digits: 0},
  title: {label: 'to the new title, ms', digits: 0},
  navigation: {label: 'bytes for it, kB', digits: 1},
  cold: {label: 'cold, s', digits: 1},
  coldCpu: {label: 'cold, CPU s', digits: 1},
  warm: {label: 'warm, s', digits: 1},
  warmCpu: {label: 'warm, CPU s', digits: 1},
  memory: {label: 'peak memory, GB', digits: 2},
  mainGrowth: {label: 'main.js per added version, kB', digits: 2},
  scriptsGrowth: {label: 'scripts per added version, kB', digits: 2},
  coldGrowth: {label: 'cold per added version, s', digits: 2},
  coldCpuGrowth: {label: 'cold per added version, CPU s', digits: 2},
  renamed: {label: 'scripts with a new name', digits: 0},
  ofScripts: {label: 'of scripts in all', digits: 0},
  outputGrowth: {label: 'output per added version, MB', digits: 2},
} as const satisfies Readonly<Record<string, Metric>>;

/** Key of a metric. */
export type MetricName = keyof typeof METRICS;

/** The value as the tables show it, without the unit. */
export function formatValue(metric: MetricName, value: number): string {
  return value.toFixed(METRICS[metric].digits);
}

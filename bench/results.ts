import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

/** What can be measured of a site. */
export const PARTS = ['bytes', 'cost', 'nav', 'build', 'names', 'growth'] as const;

/** One part of the benchmark. */
export type Part = (typeof PARTS)[number];

/** This site, and a stock Docusaurus with the same pages. */
export const SITES = ['ours', 'stock'] as const;

/** One of the two sites. */
export type Site = (typeof SITES)[number];

const measurementSchema = z.object({
  /** What was measured: a page, a number of versions, a navigation. */
  subject: z.string(),
  /** A key of `METRICS`. */
  metric: z.string(),
  value: z.number(),
});

/** One number. */
export type Measurement = Readonly<z.infer<typeof measurementSchema>>;

const sectionSchema = z.object({
  part: z.enum(PARTS),
  site: z.enum(SITES),
  /** ISO date and time. */
  measuredAt: z.string(),
  /** When the run began: numbers of one run may be compared as multiples. */
  run: z.string().optional(),
  /** Of how many runs the numbers are medians; not told where one is enough. */
  runs: z.number().optional(),
  /** Average of waiting processes in the last minute of the measurement: timings of a busy machine are too long. */
  load: z.number().optional(),
  measurements: z.array(measurementSchema),
});

/** All numbers of one part and one site. */
export type Section = Readonly<z.infer<typeof sectionSchema>>;

const resultsSchema = z.object({
  sections: z.array(sectionSchema),
  search: z.object({measuredAt: z.string(), output: z.string()}).optional(),
});

/** The newest numbers of every part, also of parts that were measured on their own. */
export type Results = z.infer<typeof resultsSchema>;

const FILE = path.join('node_modules', '.cache', 'bench', 'results.json');

/** Puts new sections in the place of older ones of the same part and site. */
export function replaceSections(sections: readonly Section[], fresh: readonly Section[]): Section[] {
  const isReplaced = ({part, site}: Section): boolean => fresh.some((one) => one.part === part && one.site === site);
  return [...sections.filter((section) => !isReplaced(section)), ...fresh];
}

/** Reads the numbers of earlier runs. */
export function loadResults(): Results {
  if (!existsSync(FILE)) {
    return {sections: []};
  }
  const {success, data} = resultsSchema.safeParse(JSON.parse(readFileSync(FILE, 'utf8')));
  if (!success) {
    console.warn(`${FILE} is of another version of the benchmark: its numbers are left out.`);
  }
  return data ?? {sections: []};
}

/** Keeps the numbers for later runs, so that parts can be measured one by one. */
export function saveResults(results: Results): void {
  mkdirSync(path.dirname(FILE), {recursive: true});
  writeFileSync(FILE, JSON.stringify(results, undefined, 1));
}

import semver from 'semver';
import {z} from 'zod';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {type DocsVersion, pageIn, type Site} from '../shared/site';
import {CURRENT} from '../shared/versions';
import {readRows, type YamlRow} from '../shared/yaml-rows';

/** Where the demands are listed, relative to the repository. */
export const DEMANDS_FILE = 'glossary/demands.yml';

const range = z.string().refine((text) => semver.validRange(text) !== null, 'is not a range of versions');

const Row = z
  .strictObject({
    page: z.string().min(1),
    text: z.string().min(1).optional(),
    pattern: z.string().min(1).refine(isPattern, 'is not a regular expression').optional(),
    with: range.optional(),
    without: range.optional(),
    most: z.number().int().min(0).optional(),
  })
  .refine(({text, pattern}) => (text === undefined) !== (pattern === undefined), 'needs `text` or `pattern`')
  .refine((row) => row.with !== undefined || row.without !== undefined, 'needs `with` or `without`')
  .refine(
    (row) => row.most === undefined || row.with !== undefined,
    'needs `with`, the versions in which `most` counts',
  );

/** A fact about the plugin, as something that pages say in some versions and do not say in others. */
export type Demand = YamlRow<z.infer<typeof Row>>;

/**
 * Reads the table of demands.
 * @returns its valid rows, and a problem for each other one
 */
export function readDemands(source: string | undefined): {demands: Demand[]; problems: Problem[]} {
  const {rows, problems} = readRows(DEMANDS_FILE, source, Row);
  return {demands: rows, problems};
}

/** Facts in the pages: every demand, in every version that it is about. */
export function checkDemands(site: Site, demands: readonly Demand[]): Problem[] {
  return demands.flatMap((demand) => {
    const pattern = new RegExp(demand.pattern ?? literal(demand.text ?? ''), 'gm');
    return site.versions.flatMap((version) => judge(demand, version, pagesOf(demand.page, version), pattern));
  });
}

/**
 * @param pages those that the demand names
 * @param pattern what it asks for; a global expression
 */
function judge(demand: Demand, version: DocsVersion, pages: readonly Page[], pattern: RegExp): Problem[] {
  const isWith = isIn(version.name, demand.with);
  const isWithout = isIn(version.name, demand.without);
  if (!isWith && !isWithout) {
    return [];
  }
  const {most = isWithout ? 0 : Infinity} = demand;
  const hits = pages.flatMap((page) =>
    [...page.text.matchAll(pattern)].map(({index}) => ({
      file: page.file,
      line: page.text.slice(0, index).split('\n').length,
    })),
  );
  const fact = `${demand.text === undefined ? `/${demand.pattern ?? ''}/` : `"${demand.text}"`} (${DEMANDS_FILE}:${demand.line})`;
  if (hits.length === 0 && most === Infinity) {
    const file = pages[0]?.file ?? `${version.folder}/${demand.page}`;
    const where = pages.length > 1 ? ` on any of ${pages.length} pages` : '';
    const wrong = `${version.name} does not say ${fact}${where}.`;
    return [{file, line: 1, wrong, fix: 'Say it there, or correct the row of the table.'}];
  }
  return hits.slice(most).map((place) => ({
    ...place,
    ...(isWithout
      ? {
          wrong: `${version.name} must not say ${fact}.`,
          fix: 'Leave it out of this version, or correct the row of the table.',
        }
      : {
          wrong: `${version.name} says ${fact} too often (found: ${hits.length}, allowed: ${most}).`,
          fix: 'Leave it out here; the comment above the row tells where it belongs.',
        }),
  }));
}

/** A page is named by any of its paths; `*` stands for any part of the path that it has in the version. */
function pagesOf(name: string, version: DocsVersion): Page[] {
  const pattern = new RegExp(`^${name.split('*').map(literal).join('.*')}$`);
  return name.includes('*')
    ? [...version.pages.values()].filter(({path}) => pattern.test(path))
    : [pageIn(version, name) ?? []].flat();
}

/** The expression for a text, letter by letter. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** docs/ is the version after every released one. */
function isIn(version: string, versions: string | undefined): boolean {
  return versions !== undefined && semver.satisfies(version === CURRENT ? '9999.0.0' : version, versions);
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'm');
    return true;
  } catch {
    return false;
  }
}

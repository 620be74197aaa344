import semver from 'semver';
import {z} from 'zod';
import type {Diagnostic} from '../shared/diagnostic';
import {CURRENT, type DocsVersion, pageIn, type Site} from '../shared/site';
import type {Source} from '../shared/source';
import {readRows, type YamlRow} from '../shared/yaml-rows';

/** Where the demands are listed, relative to the repository. */
const DEMANDS_FILE = 'glossary/demands.yml';

const range = z.string().refine((text) => semver.validRange(text) !== null, 'is not a range of versions');

const Row = z
  .strictObject({
    page: z.string().min(1),
    text: z.string().min(1).optional(),
    pattern: z.string().min(1).refine(isPattern, 'is not a regular expression').optional(),
    with: range.optional(),
    without: range.optional(),
  })
  .refine(({text, pattern}) => (text === undefined) !== (pattern === undefined), 'needs `text` or `pattern`')
  .refine((row) => row.with !== undefined || row.without !== undefined, 'needs `with` or `without`');

/** A fact about the plugin, as something that pages say in some versions and do not say in others. */
type Demand = YamlRow<z.infer<typeof Row>>;

/** Facts in the pages: every row of the table, in every version that it is about. */
export function checkDemands(site: Site): Diagnostic[] {
  const {rows, diagnostics} = readRows(DEMANDS_FILE, site.files.get(DEMANDS_FILE), Row);
  return [
    ...diagnostics,
    ...rows.flatMap((demand) => {
      const pattern = new RegExp(demand.pattern ?? literal(demand.text ?? ''), 'gm');
      return site.versions.flatMap((version) => judge(demand, version, pagesOf(demand.page, version), pattern));
    }),
  ];
}

/**
 * @param pages those that the demand names
 * @param pattern what it asks for; a global expression
 */
function judge(demand: Demand, version: DocsVersion, pages: readonly Source[], pattern: RegExp): Diagnostic[] {
  const fact = `${demand.text === undefined ? `/${demand.pattern ?? ''}/` : `"${demand.text}"`} (${DEMANDS_FILE}:${demand.line})`;
  const hits = pages.flatMap(({file, text}) =>
    [...text.matchAll(pattern)].map(({index}) => ({file, line: text.slice(0, index).split('\n').length})),
  );
  if (isIn(version.name, demand.with) && hits.length === 0) {
    const file = pages[0]?.file ?? `${version.folder}/${demand.page}`;
    const where = pages.length > 1 ? ` on any of ${pages.length} pages` : '';
    const message = `${version.name} does not say ${fact}${where}.`;
    return [{file, line: 1, message, hint: 'Say it there, or correct the row of the table.'}];
  }
  const message = `${version.name} must not say ${fact}.`;
  const hint = 'Leave it out of this version, or correct the row of the table.';
  return isIn(version.name, demand.without) ? hits.map((place) => ({...place, message, hint})) : [];
}

/** A page is named by any of its paths; `*` is any part of the path that it has in the version. */
function pagesOf(name: string, version: DocsVersion): Source[] {
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

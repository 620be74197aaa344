import semver from 'semver';
import {z} from 'zod';
import type {Report} from '../shared/diagnostic';
import {CURRENT, type DocsVersion, pageIn, type Site} from '../shared/site';
import type {Source} from '../shared/source';
import {readRows} from '../shared/yaml-rows';

/** Where the demands are listed, relative to the repository. */
const DEMANDS_FILE = 'glossary/demands.yml';

const range = z.string().refine((text) => semver.validRange(text) !== null, 'is not a range of versions');

/** A fact about the plugin, as something that pages say in some versions and do not say in others. */
const Demand = z
  .strictObject({
    page: z.string().min(1),
    text: z.string().min(1).optional(),
    pattern: z.string().min(1).refine(isPattern, 'is not a regular expression').optional(),
    with: range.optional(),
    without: range.optional(),
  })
  .refine(({text, pattern}) => (text === undefined) !== (pattern === undefined), 'needs `text` or `pattern`')
  .refine((row) => row.with !== undefined || row.without !== undefined, 'needs `with` or `without`');

/** Facts in the pages: every row of the table, in every version that it is about. */
export function checkDemands({files, versions}: Site, report: Report): void {
  for (const demand of readRows(DEMANDS_FILE, files.get(DEMANDS_FILE), Demand, report)) {
    const {page, text, pattern = literal(text ?? ''), line} = demand;
    const fact = `${text === undefined ? `/${pattern}/` : `"${text}"`} (${DEMANDS_FILE}:${line})`;
    const expression = new RegExp(pattern, 'gm');
    for (const version of versions) {
      const pages = pagesOf(page, version);
      const hits = pages.flatMap(({file, text: all}) =>
        [...all.matchAll(expression)].map(({index}) => ({file, place: all.slice(0, index).split('\n').length})),
      );
      if (isIn(version, demand.with) && hits.length === 0) {
        const where = pages.length > 1 ? ` on any of ${pages.length} pages` : '';
        const hint = 'Say it there, or correct the row of the table.';
        const file = pages[0]?.file ?? `${version.folder}/${page}`;
        report(file, 1, `${version.name} does not say ${fact}${where}.`, hint);
      }
      for (const {file, place} of isIn(version, demand.without) ? hits : []) {
        const hint = 'Leave it out of this version, or correct the row of the table.';
        report(file, place, `${version.name} must not say ${fact}.`, hint);
      }
    }
  }
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
function isIn({name}: DocsVersion, versions: string | undefined): boolean {
  return versions !== undefined && semver.satisfies(name === CURRENT ? '9999.0.0' : name, versions);
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'm');
    return true;
  } catch {
    return false;
  }
}

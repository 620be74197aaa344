import semver from 'semver';
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import {z} from 'zod';
import type {Problem} from '../shared/problem';
import {type DocsVersion, type Site} from '../shared/site';
import {CURRENT} from '../shared/versions';

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
export type Demand = z.infer<typeof Row> & {
  /** Line in the table, from 1. */
  readonly line: number;
};

/**
 * Reads the table of demands.
 * @returns its valid rows, and a problem for each other one
 */
export function readDemands(source: string | undefined): {demands: Demand[]; problems: Problem[]} {
  const lines = new LineCounter();
  const document = parseDocument(source ?? '', {lineCounter: lines});
  const at = (line: number, wrong: string, fix: string): Problem => ({file: DEMANDS_FILE, line, wrong, fix});
  const [error] = document.errors;
  if (source === undefined || error || !isSeq(document.contents)) {
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    return {
      demands: [],
      problems: [at(line, 'The demands cannot be read.', 'Correct this line, or restore it from git.')],
    };
  }
  const demands: Demand[] = [];
  const problems: Problem[] = [];
  for (const item of document.contents.items) {
    const line = isMap(item) ? lines.linePos(item.range[0]).line : 1;
    // With the document, since rows may share a pattern by an alias.
    const result = Row.safeParse(isMap(item) ? item.toJS(document) : item);
    if (result.success) {
      demands.push({...result.data, line});
    } else {
      const reason = result.error.issues.map(({path, message}) => `${path.join('.')} ${message}`.trim()).join('; ');
      problems.push(
        at(line, `The row cannot be read (${reason}).`, 'The fields are explained at the top of the file.'),
      );
    }
  }
  return {demands, problems};
}

/** Facts in the pages: every demand, in every version that it is about. */
export function checkDemands(site: Site, demands: readonly Demand[]): Problem[] {
  return demands.flatMap((demand) => {
    const isPage = pagePattern(demand.page);
    const pattern = new RegExp(demand.pattern ?? literal(demand.text ?? ''), 'gm');
    return site.versions.flatMap((version) => judge(demand, version, isPage, pattern));
  });
}

/** @param pattern what the demand asks for; a global expression */
function judge(demand: Demand, version: DocsVersion, isPage: RegExp, pattern: RegExp): Problem[] {
  const isWith = isIn(version.name, demand.with);
  const isWithout = isIn(version.name, demand.without);
  if (!isWith && !isWithout) {
    return [];
  }
  const pages = [...version.pages.values()].filter(({path}) => isPage.test(path));
  const hits = pages.flatMap((page) =>
    [...page.text.matchAll(pattern)].map(({index}) => ({page, line: page.text.slice(0, index).split('\n').length})),
  );
  const fact = `${demand.text === undefined ? `/${demand.pattern ?? ''}/` : `"${demand.text}"`} (${DEMANDS_FILE}:${demand.line})`;
  if (isWithout) {
    return hits.map(({page, line}) => ({
      file: page.file,
      line,
      wrong: `${version.name} must not say ${fact}.`,
      fix: 'Leave it out of this version, or correct the row of the table.',
    }));
  }
  if (demand.most !== undefined) {
    const {most} = demand;
    return hits.slice(most).map(({page, line}) => ({
      file: page.file,
      line,
      wrong: `${version.name} says ${fact} too often (found: ${hits.length}, allowed: ${most}).`,
      fix: 'Leave it out here; the comment above the row tells where it belongs.',
    }));
  }
  return hits.length > 0
    ? []
    : [
        {
          file: pages[0]?.file ?? `${version.folder}/${demand.page}`,
          line: 1,
          wrong: `${version.name} does not say ${fact}${pages.length > 1 ? ` on any of ${pages.length} pages` : ''}.`,
          fix: 'Say it there, or correct the row of the table.',
        },
      ];
}

/** A page is named by its path; `*` stands for any part of it. */
function pagePattern(page: string): RegExp {
  return new RegExp(`^${page.split('*').map(literal).join('.*')}$`);
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

import semver from 'semver';
import * as z from 'zod';
import {readRows} from '../../../config/glossary';
import {unknownFacts} from '../../../plugins/facts/facts';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import type {Report} from '../shared/diagnostic';
import {CURRENT, describeVersion, type DocsVersion, pageIn, type Site} from '../shared/site';
import type {Source} from '../shared/source';

/** Where the demands are listed, relative to the repository. */
const DEMANDS_FILE = 'glossary/demands.yml';

const range = z.string().refine((text) => semver.validRange(text) !== null, 'is not a range of versions');
const pattern = z
  .string()
  .min(1)
  .transform((text, context) => {
    try {
      return new RegExp(text, 'gm');
    } catch {
      context.addIssue('is not a regular expression');
      return z.NEVER;
    }
  });

/** A fact about the plugin, as something that pages say in some versions and do not say in others. */
const Demand = z
  .strictObject({
    page: z.string().min(1),
    text: z.string().min(1).optional(),
    pattern: pattern.optional(),
    with: range.optional(),
    without: range.optional(),
  })
  .refine(
    ({text, pattern: expression}) => (text === undefined) !== (expression === undefined),
    'needs `text` or `pattern`',
  )
  .refine((row) => row.with !== undefined || row.without !== undefined, 'needs `with` or `without`');

/** Facts in the pages: every row of the table, in every version that it is about. */
export function checkDemands({files, versions}: Site, report: Report): void {
  for (const demand of readRows(DEMANDS_FILE, files.get(DEMANDS_FILE), Demand, report)) {
    const {page, text = '', pattern: expression = new RegExp(literal(text), 'gm'), line} = demand;
    const fact = `${text === '' ? `/${expression.source}/` : `"${text}"`} (${DEMANDS_FILE}:${line})`;
    for (const version of versions) {
      const pages = pagesOf(page, version);
      const hits = pages.flatMap(({file, text: all}) =>
        [...all.matchAll(expression)].map(({index}) => ({file, place: all.slice(0, index).split('\n').length})),
      );
      if (isIn(version, demand.with) && hits.length === 0) {
        const where = pages.length > 1 ? ` on any of ${pages.length} pages` : '';
        const file = pages[0]?.file ?? `${version.folder}/${page}`;
        report(
          file,
          1,
          `${version.name} does not say ${fact}${where}.`,
          'Say it there, or correct the row of the table.',
        );
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
  const paths = new RegExp(`^${name.split('*').map(literal).join('.*')}$`);
  return name.includes('*')
    ? [...version.pages.values()].filter(({path}) => paths.test(path))
    : [pageIn(version, name) ?? []].flat();
}

/** The expression for a text, letter by letter. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** docs/ is the version after every released one. */
const isIn = ({name}: DocsVersion, versions: string | undefined): boolean =>
  versions !== undefined && semver.satisfies(name === CURRENT ? '9999.0.0' : name, versions);

/** A version of the plugin, or of its engine, that a page names by hand. */
interface Mention {
  readonly kind: 'engine' | 'version';
  readonly value: string;
  /** Whether something shows the reader of the source that another version is meant. */
  readonly isCovered: boolean;
  /** Whether that is a column for versions, such as "Since". */
  readonly isInColumn: boolean;
}

/** One engine, or a list of engines. */
const ENGINES =
  /(?<![A-Za-z])(?:UE|Unreal Engine)[ _\u00a0]?[4-9]\.\d{1,2}(?!\d|\.\d|%)(?:(?:, and|, or|,| and| or|-) ?(?:UE[ _\u00a0]?)?[4-9]\.\d{1,2}(?!\d|\.\d|%))*/;
const VERSION = /(?<![\w.])v?(\d+\.\d+\.\d+)(?![\w-]|\.\d)/;
const NUMBER = new RegExp(`${ENGINES.source}|${VERSION.source}`, 'g');

/** What makes a version another one than that of the page. */
const BEFORE = /\b(?:since|from|before|until|up to|older than)\s+(?:(?:plugin|TBIA)\s+)?$/i;
const AFTER = /^[`*"']*\s+(?:and|or) (?:later|newer|older|earlier)\b/i;

/** A comment that says: here other versions or engines are meant than those of the page, and why. */
const MARK = /(?:\/\*|#)\s*other-versions\s*:\s*\S/;

/** The lines of a page that name versions and engines of releases by hand, from 1. */
export function mentionsOf(page: Source, releases: readonly Release[]): {line: number; mentions: Mention[]}[] {
  const marks = page.expressions.filter(({value}) => MARK.test(value));
  const columns = page.rows.filter(({header}) => header.some((title) => /since$|^version$|^release$/i.test(title)));
  const majors = new Set(releases.map(({version}) => version.split('.')[0]));
  const lines = page.typed.split('\n').map((text, index, all) => {
    const line = index + 1;
    // In a figure, a mark is on the line, or on the one above.
    const isInFigure = MARK.test(text) || MARK.test(all[index - 1] ?? '');
    const isMarked = isInFigure || marks.some(({line: from, to}) => from <= line && line <= to);
    const isRow = columns.some((row) => row.line === line);
    const mentions = [...text.matchAll(NUMBER)].flatMap(({0: whole, 1: version, index: start}): Mention[] => {
      const isInWords = BEFORE.test(text.slice(0, start)) || AFTER.test(text.slice(start + whole.length));
      const isInColumn = isRow && version !== undefined;
      const found = {isCovered: isMarked || isInColumn || isInWords, isInColumn};
      return version === undefined
        ? [...whole.matchAll(/\d\.\d+/g)].map(([value]) => ({kind: 'engine', value, ...found}))
        : [{kind: 'version', value: version, ...found}];
    });
    return {line, mentions: mentions.filter(({kind, value}) => kind === 'engine' || majors.has(value.split('.')[0]))};
  });
  return lines.filter(({mentions}) => mentions.length > 0);
}

/**
 * What one page types that its release knows, or that is not true for it yet: facts without a name, engines, its own
 * version, and later ones. A version without a row in releases.ts knows nothing.
 */
export function checkTypedFacts(
  page: Source,
  {name, facts}: DocsVersion,
  releases: readonly Release[],
  report: Report,
): void {
  const {version: own, engines = '', 'newest-engine': newest = ''} = facts;
  if (own === undefined) {
    return;
  }
  for (const {line, wrong, fix} of unknownFacts(page.source, facts)) {
    report(page.file, line, wrong, fix);
  }
  const isLater = ({kind, value}: Mention): boolean =>
    kind === 'engine'
      ? newest !== '' && compareDotted(value, newest) > 0
      : compareDotted(value, own) > 0 && releases.some((release) => name === CURRENT || release.version === value);
  for (const {line, mentions} of mentionsOf(page, releases)) {
    const later = mentions.find(isLater);
    const open = mentions.filter(({kind, value, isCovered}) => !isCovered && (kind === 'engine' || value === own));
    const openEngines = new Set(open.filter(({kind}) => kind === 'engine').map(({value}) => value));
    if (later) {
      const what = later.kind === 'engine' ? `UE ${later.value}; ${own} runs on UE ${engines}` : later.value;
      const message = `This page of ${describeVersion(name)} speaks of ${what}.`;
      report(page.file, line, message, 'Say what holds in this version, or leave it out.');
    } else if (open.length > 0) {
      const typed = [...openEngines].join(', ') || own;
      const isForeign = [...openEngines].some((engine) => !engines.split(', ').includes(engine));
      const runs = isForeign ? `, and ${own} runs on UE ${engines}` : '';
      const key = Object.keys(facts).find((each) => facts[each] === typed && !each.startsWith('last-'));
      const fact = key === undefined ? 'a fact, for example %%engines%%' : `%%${key}%%`;
      const message = `${openEngines.size > 0 ? 'UE ' : ''}${typed} is typed by hand${runs}.`;
      const hint = `Write ${fact}, or, if others are meant, mark it with \`{/* other-versions: why */}\`.`;
      report(page.file, line, message, hint);
    }
  }
}

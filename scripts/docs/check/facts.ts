import semver from 'semver';
import * as z from 'zod';
import {readRows} from '../../../plugins/names/glossary';
import {unknownFacts} from '../../../plugins/facts/facts';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import {lineAt, type Report} from '../shared/diagnostic';
import {CURRENT, describeVersion, type DocsVersion, pageIn, type Site} from '../shared/site';
import type {Source} from '../shared/source';

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
        [...all.matchAll(expression)].map(({index}) => ({file, place: lineAt(all, index)})),
      );
      if (isIn(version, demand.with) && hits.length === 0) {
        const where = pages.length > 1 ? ` on any of ${pages.length} pages` : '';
        const file = pages[0]?.file ?? `${version.folder}/${page}`;
        const hint = 'Say it there, or correct the row of the table.';
        report(file, 1, `${describeVersion(version.name)} does not say ${fact}${where}.`, hint);
      }
      for (const {file, place} of isIn(version, demand.without) ? hits : []) {
        const hint = 'Leave it out of this version, or correct the row of the table.';
        report(file, place, `${describeVersion(version.name)} must not say ${fact}.`, hint);
      }
    }
  }
}

/** A page is named by any of its paths; `folder/*` is each page of a folder, and `*` each page. */
const pagesOf = (name: string, version: DocsVersion): Source[] =>
  name.endsWith('*')
    ? [...version.pages.values()].filter(({path}) => path.startsWith(name.slice(0, -1)))
    : [pageIn(version, name) ?? []].flat();

/** The expression for a text, letter by letter. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** docs/ is the version after every released one. */
const isIn = ({name}: DocsVersion, versions: string | undefined): boolean =>
  versions !== undefined && semver.satisfies(name === CURRENT ? '9999.0.0' : name, versions);

/** One engine or several, or a version of the plugin. */
const ENGINE = String.raw`[4-9]\.\d{1,2}(?!\d|\.\d|%)`;
const NEXT_ENGINE = String.raw`(?:, and|, or|,| and| or|[-–]) ?(?:UE[ _]?)?${ENGINE}`;
const ENGINES = String.raw`(?<![A-Za-z])(?:UE|Unreal Engine)[ _]?${ENGINE}(?:${NEXT_ENGINE})*`;
const VERSION = String.raw`(?<![\w.])v?(\d+\.\d+\.\d+)(?![\w-]|\.\d)`;
const NUMBERS = new RegExp(`${ENGINES}|${VERSION}`, 'g');

/** What makes a version another one than that of the page. */
const BEFORE = /\b(?:since|from|before|until|up to|older than)\s+(?:(?:plugin|TBIA)\s+)?$/i;
const AFTER = /^[`*"']*\s+(?:and|or) (?:later|newer|older|earlier)\b/i;

/** A comment that says: here other versions or engines are meant than those of the page, and why. */
const MARK = /(?:\/\*|#)\s*other-versions\s*:\s*\S/;

/**
 * Where a page names versions and engines of releases by hand.
 * @returns each with its line from 1, the version or the engines of a list, whether something shows the reader of the source
 *   that others are meant than those of the page, and whether that is a column for versions, such as "Since"
 */
export function mentionsOf(page: Source, releases: readonly Release[]) {
  const marks = page.expressions.filter(({value}) => MARK.test(value));
  const columns = page.rows.filter(({header}) => header.some((title) => /since$|^version$|^release$/i.test(title)));
  const majors = new Set(releases.map(({version}) => version.split('.')[0]));
  return page.typed.split('\n').flatMap((text, index, lines) => {
    const line = index + 1;
    // In a figure, a mark is on the line, or on the one above.
    const isMarkedInFigure = MARK.test(text) || MARK.test(lines[index - 1] ?? '');
    const isMarked = isMarkedInFigure || marks.some(({line: from, to}) => from <= line && line <= to);
    const isRow = columns.some((row) => row.line === line);
    const mentions = [...text.matchAll(NUMBERS)].map(({0: mention, 1: version, index: start}) => {
      const isInWords = BEFORE.test(text.slice(0, start)) || AFTER.test(text.slice(start + mention.length));
      const isEngine = version === undefined;
      const isInColumn = isRow && !isEngine;
      const values = isEngine ? (mention.match(/\d\.\d+/g) ?? []) : [version];
      return {line, isEngine, values, isCovered: isMarked || isInColumn || isInWords, isInColumn};
    });
    return mentions.filter(({isEngine, values: [value = '']}) => isEngine || majors.has(value.split('.')[0]));
  });
}

/**
 * What one page types that its release knows, or that is not true for it yet: facts without a name, engines, its own
 * version, and later ones.
 */
export function checkTypedFacts(page: Source, docs: DocsVersion, releases: readonly Release[], report: Report): void {
  const {name, facts} = docs;
  const {version: own = '', engines = '', 'newest-engine': newest = ''} = facts;
  for (const {line, wrong, fix} of unknownFacts(page.source, facts)) {
    report(page.file, line, wrong, fix);
  }
  const isReleased = (value: string): boolean => name === CURRENT || releases.some(({version}) => version === value);
  for (const {line, isEngine, values, isCovered} of mentionsOf(page, releases)) {
    const typed = values.join(', ');
    const limit = isEngine ? newest : own;
    const tooNew = values.find((value) => compareDotted(value, limit) > 0 && (isEngine || isReleased(value)));
    if (tooNew !== undefined) {
      const subject = isEngine ? `UE ${tooNew}; ${own} runs on UE ${engines}` : tooNew;
      const message = `This page of ${describeVersion(name)} speaks of ${subject}.`;
      report(page.file, line, message, 'Say what holds in this version, or leave it out.');
    } else if (!isCovered && (isEngine || typed === own)) {
      const isForeign = isEngine && values.some((engine) => !engines.split(', ').includes(engine));
      const reason = isForeign ? `, and ${own} runs on UE ${engines}` : '';
      const fact = Object.keys(facts).find((each) => facts[each] === typed && !each.startsWith('last-'));
      const placeholder = fact === undefined ? 'a fact, for example %%engines%%' : `%%${fact}%%`;
      const hint = `Write ${placeholder}, or, if others are meant, mark it with \`{/* other-versions: why */}\`.`;
      report(page.file, line, `${isEngine ? 'UE ' : ''}${typed} is typed by hand${reason}.`, hint);
    }
  }
}

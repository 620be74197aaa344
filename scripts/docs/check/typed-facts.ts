import {unknownFacts, type Facts} from '../../../plugins/release-facts/facts';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {describeVersion, type Site} from '../shared/site';
import {CURRENT} from '../shared/versions';
import {readMarks, type Mark} from './marks';

/** What pages are judged by: the rows of releases.ts, and what the pages of a version can say by name. */
export interface ReleaseContext {
  readonly releases: readonly Release[];
  readonly facts: Readonly<Record<string, Facts>>;
}

type Kind = 'engine' | 'version' | 'date';

/** Why a page may name a version or an engine by hand. */
type Cover = 'mark' | 'column' | 'words';

/** A version, an engine or a date of a release that a page names by hand. */
export interface Mention {
  /** Line in the page, from 1. */
  readonly line: number;
  readonly kind: Kind;
  readonly value: string;
  /** What shows the reader of the source that another version is meant; undefined when nothing does. */
  readonly cover: Cover | undefined;
}

/** What may stand between a name and its number: spaces of all kinds, hyphens, quotes, and marks of code and bold. */
const GAP = String.raw`(?:[ _\u00a0-]|&nbsp;|&#160;|\(|\*\*|[\`"'])`;
const ENGINE_PREFIX = [
  String.raw`(?<![A-Za-z\d])UE${GAP}*`,
  String.raw`\bUnreal(?:${GAP}+(?:Engine|Editor))?(?:${GAP}+versions?)?${GAP}+`,
  String.raw`\bengines?(?:${GAP}*versions?)?["']?(?:\s*[:=|]\s*|${GAP}+)${GAP}*`,
  String.raw`<EngineBadge version=\{?["'\`]?`,
  String.raw`unrealengine\.com\/(?:[\w-]+\/)*`,
  String.raw`[?&]application_version=`,
].join('|');
const NAMED_ENGINE = new RegExp(String.raw`(?:${ENGINE_PREFIX})([4-9][._]\d{1,2})(?:\.\d{1,2})?(?!\d|\.\d|%)`, 'gi');
const BARE_ENGINE = /(?<![\w.%])\d\.\d{1,2}(?![\w%]|\.\d)/g;
/** What runs on bare numbers runs on engines. */
const ENGINE_VERB =
  /\b(?:works?|runs?|supports?|supported|compatible|tested|compiles?|compiled|built|released)\b(?: (?:on|with|for|against|by|in|only|versions?))*[ \u00a0]+[`*"']*\d\.\d/i;
/** A number with a unit is none of an engine. */
const UNIT = /^[`*]*[ \u00a0]?(?:cm|m|mm|s|ms|k?m\/s|seconds?|minutes?|times|px|kB|MB|GB|units?|degrees?)\b/;
const VERSION = /(?<![A-Za-z\d.])v?(\d+\.\d+\.(?:\d+|x))(?![A-Za-z\d-]|\.\d)/g;
/** A line of releases, as in "plugin version 1.9". */
const SHORT_VERSION =
  /\b(?:plugin(?: version)?|TBIA(?: version)?|version)[ _\u00a0]+[`*"']*v?(\d+\.\d+)(?![\w-]|\.[\dx])/gi;
const DATE = /(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?<month>${MONTHS.join('|')})[a-z]*\.?`;
const DAY = String.raw`(?<day>[0-3]?\d)(?:st|nd|rd|th)?`;
const WORDED_DATES = [`${DAY}(?: of)? ${MONTH},?`, `${MONTH} ${DAY},?`].map(
  (date) => new RegExp(String.raw`\b${date} (?<year>\d{4})\b`, 'gi'),
);

const COMMENT = /\{\/\*.*?\*\/\}/g;

/** Columns of tables whose head says that their numbers are plugin versions of any time. */
const VERSION_COLUMN = /^(?:since|documented since|version|release)$/i;
/** Columns whose numbers are engines. */
const ENGINE_COLUMN = /\b(?:engines?|UE|unreal)\b/i;
const BEFORE_VERSION = /\b(?:since|before|until|up to|older than)\s+(?:(?:plugin|TBIA)\s+)?$/i;
const BEFORE_ENGINE = /\b(?:since|from)\s+$/i;
const AND_OTHERS = /^[`*"']*\s+(?:and|or) (?:later|newer|older|earlier)\b/i;

interface Found {
  readonly kind: Kind;
  readonly value: string;
  /** Where its words begin and end in the line. */
  readonly start: number;
  readonly end: number;
}

/** What the rows of releases.ts name. */
interface Known {
  readonly engines: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  /** First parts of the versions: what begins with another number is no version of the plugin. */
  readonly majors: ReadonlySet<string>;
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';

const knownOf = (releases: readonly Release[]): Known => ({
  engines: new Set(releases.flatMap((release) => release.engines)),
  dates: new Set(releases.map(({date}) => date)),
  majors: new Set(releases.map(({version}) => majorOf(version))),
});

const isWithin = (start: number, places: readonly Found[]): boolean =>
  places.some((place) => place.start <= start && start < place.end);

function foundBy(kind: Kind, pattern: RegExp, text: string): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kind,
    value: match[1] ?? match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Dates in words, such as "16 June 2025", as the data writes them. */
function wordedDates(text: string): Found[] {
  return WORDED_DATES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Found => {
      const {day = '', month = '', year = ''} = match.groups ?? {};
      const number = String(MONTHS.indexOf(month.toLowerCase()) + 1);
      const value = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
      return {kind: 'date', value, start: match.index, end: match.index + match[0].length};
    }),
  );
}

/** @param isEngineColumn whether a place lies in a column of engines */
function findIn(text: string, known: Known, isEngineColumn: (at: number) => boolean): Found[] {
  // Most lines name nothing.
  if (!/\d[._-]\d|\d{4}/.test(text)) {
    return [];
  }
  const named = foundBy('engine', NAMED_ENGINE, text).map((each) => ({...each, value: each.value.replace('_', '.')}));
  const speaksOfEngines = named.length > 0 || /%%[\w-]*engine/.test(text) || ENGINE_VERB.test(text);
  // A number alone is an engine in a line or a column that speaks of engines, or when it cannot be anything else.
  const bare = foundBy('engine', BARE_ENGINE, text)
    .filter(({value, start}) => known.engines.has(value) && !isWithin(start, named))
    .filter(({end}) => !UNIT.test(text.slice(end)))
    .filter(({value, start}) => value.startsWith('4.2') || speaksOfEngines || isEngineColumn(start));
  const engines = [...named, ...bare];
  const versions = [...foundBy('version', VERSION, text), ...foundBy('version', SHORT_VERSION, text)].filter(
    ({value, start}) => known.majors.has(majorOf(value)) && !isWithin(start, engines),
  );
  const dates = [...foundBy('date', DATE, text), ...wordedDates(text)].filter(({value}) => known.dates.has(value));
  return [...engines, ...versions, ...dates].sort((a, b) => a.start - b.start);
}

/** The cells of a row of a table with the place in the line where each begins. */
function cellsOf(row: string): {text: string; start: number}[] {
  const cells: {text: string; start: number}[] = [];
  for (const match of row.matchAll(/\|((?:\\.|[^|\\])*)/g)) {
    cells.push({text: (match[1] ?? '').trim(), start: match.index});
  }
  return cells;
}

const isRow = (line: string | undefined): boolean => /^\s*\|/.test(line ?? '');

/** The head of the column in which a place of a line lies; empty when the line is not a row of a table. */
function columnHead(lines: readonly string[], index: number, at: number): string {
  let top = index;
  while (isRow(lines[top - 1])) {
    top -= 1;
  }
  if (top === index || !isRow(lines[index])) {
    return '';
  }
  const column = cellsOf(lines[index] ?? '').findLastIndex(({start}) => start <= at);
  return cellsOf(lines[top] ?? '')[column]?.text ?? '';
}

function isSaidByWords({kind, start, end}: Found, text: string): boolean {
  const before = text.slice(0, start);
  return (
    kind !== 'date' &&
    (AND_OTHERS.test(text.slice(end)) || (kind === 'engine' ? BEFORE_ENGINE : BEFORE_VERSION).test(before))
  );
}

function readMentions(page: Page, marks: readonly Mark[], releases: readonly Release[]): Mention[] {
  const lines = page.source.split('\n');
  const known = knownOf(releases);
  return lines.flatMap((text, index) => {
    const line = index + 1;
    // The reason of a mark may name what it likes, and so may the other comments: readers do not see them.
    const own = marks.filter((mark) => mark.line === line);
    const bare = own
      .reduce((rest, {text: mark}) => rest.replace(mark, ' '.repeat(mark.length)), text)
      .replace(COMMENT, (comment) => ' '.repeat(comment.length));
    const isMarked = marks.some(({from, to}) => from <= line && line <= to);
    const isEngineColumn = (at: number): boolean => ENGINE_COLUMN.test(columnHead(lines, index, at));
    return findIn(bare, known, isEngineColumn).map((found): Mention => {
      const isInColumn = found.kind === 'version' && VERSION_COLUMN.test(columnHead(lines, index, found.start));
      const cover = isMarked ? 'mark' : isInColumn ? 'column' : isSaidByWords(found, bare) ? 'words' : undefined;
      return {line, kind: found.kind, value: found.value, cover};
    });
  });
}

/** Every version, engine and date of a release that the page names by hand, in order. */
export function mentionsOf(page: Page, releases: readonly Release[]): Mention[] {
  return readMentions(page, readMarks(page.source), releases);
}

/** Pages say what the data knows by name, and mark where they mean other versions. */
export function checkTypedFacts(site: Site, context: ReleaseContext): Problem[] {
  return site.versions.flatMap((version) =>
    [...version.pages.values()].flatMap((page) => typedFactProblems(page, version.name, context)),
  );
}

const MARK = 'mark it with `{/* other-versions: why */}`';

/** The names by which one page could say what it types, and the places where it types what is not true for its version. */
export function typedFactProblems(page: Page, version: string, {releases, facts}: ReleaseContext): Problem[] {
  const known = facts[version] ?? {};
  const own = known.version;
  if (own === undefined) {
    return [];
  }
  const at = (line: number, wrong: string, fix: string): Problem => ({file: page.file, line, wrong, fix});
  const marks = readMarks(page.source);
  const mentions = readMentions(page, marks, releases);
  const problems = unknownFacts(page.source, known).map(({line, wrong, fix}) => at(line, wrong, fix));
  for (const mark of marks) {
    if (!mark.hasReason) {
      problems.push(at(mark.line, 'This mark does not say why.', 'Write the reason: `{/* other-versions: why */}`.'));
    }
    if (!mentions.some(({line}) => mark.from <= line && line <= mark.to)) {
      problems.push(
        at(mark.line, 'This mark covers no version and no engine.', 'Remove it, or put it before what it marks.'),
      );
    }
  }
  const newest = known['newest-engine'] ?? '';
  const lines = new Set(mentions.map(({line}) => line));
  for (const line of lines) {
    const here = mentions.filter((mention) => mention.line === line);
    const later = here.find(
      ({kind, value}) =>
        (kind === 'engine' && newest !== '' && compareDotted(value, newest) > 0) ||
        // In released versions, a check of its own finds these.
        (kind === 'version' && version === CURRENT && compareDotted(value, own) > 0),
    );
    if (later) {
      const name = later.kind === 'engine' ? `UE ${later.value}` : later.value;
      const runs = `${own} runs on UE ${known.engines ?? ''}`;
      problems.push(
        at(
          line,
          `This page of ${describeVersion(version)} speaks of ${name}; ${runs}.`,
          'Say what holds in this version, or leave it out.',
        ),
      );
      continue;
    }
    const open = here.filter(({cover}) => cover === undefined);
    if (open.length > 0) {
      problems.push(at(line, ...judge(open, known, own)));
    }
  }
  return problems;
}

function judge(open: readonly Mention[], facts: Facts, own: string): [wrong: string, fix: string] {
  const valuesOf = (kind: Kind): string[] => [
    ...new Set(open.filter((mention) => mention.kind === kind).map(({value}) => value)),
  ];
  const engines = valuesOf('engine');
  const [version] = valuesOf('version');
  const [date] = valuesOf('date');
  const supported = (facts.engines ?? '').split(', ');
  if (engines.length > 0) {
    const typed = `UE ${engines.join(', ')}`;
    const foreign = engines.filter((engine) => !supported.includes(engine));
    const name = nameOfEngines(engines, facts);
    if (foreign.length > 0) {
      return [
        `${typed} is typed by hand, and ${own} runs on UE ${facts.engines ?? ''}.`,
        `Write a fact, for example %%engines%%, or, if other engines are meant, ${MARK}.`,
      ];
    }
    return [
      `${typed} is typed by hand.`,
      name === undefined
        ? `It is a part of what ${own} runs on: ${MARK}, or write a fact, for example %%engines%%.`
        : `Write ${name}, or, if it is meant for other versions, too, ${MARK}.`,
    ];
  }
  if (version !== undefined) {
    return [
      `${version} is typed by hand.`,
      version === own
        ? 'Write %%version%%.'
        : `This is a page of ${own}: write %%version%%, or, if ${version} is meant, "since ${version}", or ${MARK}.`,
    ];
  }
  return [
    `${date ?? ''} is typed by hand.`,
    date === facts['release-date'] ? 'Write %%release-date%%.' : `Leave it out, or ${MARK}.`,
  ];
}

/** The name of the fact that lists exactly these engines. */
function nameOfEngines(engines: readonly string[], facts: Facts): string | undefined {
  const list = engines.join(', ');
  const names = ['engines', 'newest-engine', 'oldest-engine', 'ue5-engines', 'ue4-engines'];
  const name = names.find((each) => facts[each] === list);
  return name === undefined
    ? undefined
    : name.endsWith('engines')
      ? `%%${name}%%, %%${name}-and%% or %%${name}-or%%`
      : `%%${name}%%`;
}

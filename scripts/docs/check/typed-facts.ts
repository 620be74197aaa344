import {unknownFacts, type Facts} from '../../../plugins/release-facts/facts';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {proseOf, tablesOf} from '../shared/prose';
import {describeVersion} from '../shared/site';
import {CURRENT} from '../shared/versions';
import {readMarks, type Mark} from './marks';

/** What pages are judged by: the rows of releases.ts, and what the pages of a version can say by name. */
export interface ReleaseContext {
  readonly releases: readonly Release[];
  readonly facts: Readonly<Record<string, Facts>>;
}

type Kind = 'engine' | 'version' | 'date';

/** A version, an engine or a date of a release that a page names by hand. */
export interface Mention {
  /** Line in the page, from 1. */
  readonly line: number;
  readonly kind: Kind;
  readonly value: string;
  /** What shows the reader of the source that another version is meant; undefined when nothing does. */
  readonly cover: 'mark' | 'column' | 'words' | undefined;
}

/** A number behind the name of the engine, or one alone that has no unit. */
const ENGINE =
  /(?<![A-Za-z\d])(?:UE|Unreal(?: Engine| Editor)?|Engine(?:[ _]?versions?)?)(?:[^\w%]|_|nbsp|version){0,12}?(?<named>[4-9][._]\d{1,2})(?:\.\d{1,2})?(?!\d|\.\d|%)|(?<![\w.%-])(?<bare>\d\.\d{1,2})(?![\w%]|\.\d|[`*]*[ \u00a0]?(?:[cmk]?m|m?s|k?m\/s|seconds?|minutes?|times|px|[kMG]B|units?|degrees?)\b)/gi;
/** Three parts, or two behind the name of the plugin. */
const VERSION =
  /(?<![A-Za-z\d.])v?(\d+\.\d+\.(?:\d+|x))(?![A-Za-z\d-]|\.\d)|\b(?:plugin(?: version)?|TBIA(?: version)?|version)[ _\u00a0]+[`*"']*v?(\d+\.\d+)(?![\w-]|\.[\dx])/gi;
const DATE =
  /(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])|\b(?:\d{1,2}[a-z]{0,2}(?: of)? [A-Z][a-z]+|[A-Z][a-z]+\.? \d{1,2}[a-z]{0,2}),? \d{4}\b/g;

const COMMENT = /\{\/\*.*?\*\/\}/g;

/** Columns of tables whose head says that their numbers are plugin versions of any time. */
const VERSION_COLUMN = /^(?:since|documented since|version|release)$/i;
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

const blank = (text: string): string => ' '.repeat(text.length);

/** A date in words or figures as the data writes it; undefined when it is none. */
function isoOf(date: string): string | undefined {
  const time = Date.parse(`${date.replace(/(?<=\d)[a-z]+|\bof\b/g, '')} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** What a line names; only what can be of a release of the plugin. */
function findIn(text: string, releases: readonly Release[]): Found[] {
  const found = (kind: Kind, pattern: RegExp, line: string, read: (match: RegExpExecArray) => string | undefined) =>
    [...line.matchAll(pattern)].flatMap((match): Found[] => {
      const value = read(match);
      return value === undefined ? [] : [{kind, value, start: match.index, end: match.index + match[0].length}];
    });
  const engines = found('engine', ENGINE, text, ({groups: {named, bare} = {}}) =>
    bare === undefined || releases.some((release) => (release.engines as readonly string[]).includes(bare))
      ? (bare ?? named?.replace('_', '.'))
      : undefined,
  );
  const rest = engines.reduce(
    (line, {start, end}) => line.slice(0, start) + ' '.repeat(end - start) + line.slice(end),
    text,
  );
  const versions = found('version', VERSION, rest, ([, long, short]) => {
    const value = long ?? short ?? '';
    return releases.some(({version}) => version.split('.')[0] === value.split('.')[0]) ? value : undefined;
  });
  const dates = found('date', DATE, text, ([date]) => releases.find((release) => release.date === isoOf(date))?.date);
  return [...engines, ...versions, ...dates].sort((a, b) => a.start - b.start);
}

function isSaidByWords({kind, start, end}: Found, text: string): boolean {
  const before = kind === 'engine' ? BEFORE_ENGINE : BEFORE_VERSION;
  return kind !== 'date' && (AND_OTHERS.test(text.slice(end)) || before.test(text.slice(0, start)));
}

/** Every version, engine and date of a release that the page names by hand, in order. */
export function mentionsOf(
  page: Page,
  releases: readonly Release[],
  marks: readonly Mark[] = readMarks(page.source),
): Mention[] {
  const heads = new Map(
    tablesOf(proseOf(page)).flatMap(({header, rows}) => rows.map(({line}) => [line, header] as const)),
  );
  return page.source.split('\n').flatMap((source, index) => {
    const line = index + 1;
    // Readers do not see comments; those of YAML count, unless they are marks.
    const text = marks
      .filter((mark) => mark.line === line)
      .reduce((rest, mark) => rest.replace(mark.text, blank), source.replace(COMMENT, blank));
    const isMarked = marks.some(({from, to}) => from <= line && line <= to);
    return findIn(text, releases).map((found): Mention => {
      const column = text.slice(0, found.start).split(/(?<!\\)\|/).length - 2;
      const isInColumn = found.kind === 'version' && VERSION_COLUMN.test(heads.get(line)?.[column] ?? '');
      const cover = isMarked ? 'mark' : isInColumn ? 'column' : isSaidByWords(found, text) ? 'words' : undefined;
      return {line, kind: found.kind, value: found.value, cover};
    });
  });
}

const MARK = 'mark it with `{/* other-versions: why */}`';

/** The names by which one page could say what it types, and the places where it types what is not true for its version. */
export function typedFactProblems(page: Page, version: string, {releases, facts}: ReleaseContext): Problem[] {
  const known = facts[version] ?? {};
  const {version: own, 'newest-engine': newest = ''} = known;
  if (own === undefined) {
    return [];
  }
  const at = (line: number, wrong: string, fix: string): Problem => ({file: page.file, line, wrong, fix});
  const marks = readMarks(page.source);
  const mentions = mentionsOf(page, releases, marks);
  const problems = unknownFacts(page.source, known).map(({line, wrong, fix}) => at(line, wrong, fix));
  for (const {line, from, to, hasReason} of marks) {
    if (!hasReason) {
      problems.push(at(line, 'This mark does not say why.', 'Write the reason: `{/* other-versions: why */}`.'));
    }
    if (!mentions.some((mention) => from <= mention.line && mention.line <= to)) {
      problems.push(
        at(line, 'This mark covers no version and no engine.', 'Remove it, or put it before what it marks.'),
      );
    }
  }
  const isLater = ({kind, value}: Mention): boolean =>
    kind === 'engine'
      ? newest !== '' && compareDotted(value, newest) > 0
      : kind === 'version' &&
        compareDotted(value, own) > 0 &&
        (version === CURRENT || releases.some((release) => release.version === value));
  for (const line of new Set(mentions.map((mention) => mention.line))) {
    const here = mentions.filter((mention) => mention.line === line);
    const open = here.filter(({cover}) => cover === undefined);
    const later = here.find(isLater);
    if (later) {
      const [name, runs] =
        later.kind === 'engine'
          ? [`UE ${later.value}`, `; ${own} runs on UE ${known.engines ?? ''}`]
          : [later.value, ''];
      const wrong = `This page of ${describeVersion(version)} speaks of ${name}${runs}.`;
      problems.push(at(line, wrong, 'Say what holds in this version, or leave it out.'));
    } else if (open.length > 0) {
      problems.push(at(line, ...judge(open, known, own)));
    }
  }
  return problems;
}

const FACT_OF: Readonly<Record<Kind, string>> = {
  engine: 'Write a fact, for example %%engines%%',
  version: 'Write %%version%%',
  date: 'Leave it out',
};

function judge(open: readonly Mention[], facts: Facts, own: string): [wrong: string, fix: string] {
  const [kind = 'date'] = (['engine', 'version'] as const).filter((each) =>
    open.some((mention) => mention.kind === each),
  );
  const values = [...new Set(open.filter((mention) => mention.kind === kind).map(({value}) => value))];
  const typed = values.join(', ');
  const name = Object.keys(facts).find((key) => facts[key] === typed && !key.startsWith('last-'));
  const engines = facts.engines ?? '';
  const isForeign = kind === 'engine' && !values.every((value) => engines.split(', ').includes(value));
  const since = kind === 'version' ? `"since ${typed}", or ` : '';
  return [
    `${kind === 'engine' ? 'UE ' : ''}${typed} is typed by hand${isForeign ? `, and ${own} runs on UE ${engines}` : ''}.`,
    `${name === undefined ? FACT_OF[kind] : `Write %%${name}%%`}, or, if others are meant, ${since}${MARK}.`,
  ];
}

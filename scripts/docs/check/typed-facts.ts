import {unknownFacts} from '../../../plugins/release-facts/facts';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import type {Report} from '../shared/diagnostic';
import {CURRENT, describeVersion, type DocsVersion} from '../shared/site';
import type {Source} from '../shared/source';

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
const MARK = /(?:\/\*|#|\/\/)\s*other-versions\s*:\s*\S/;

/** The lines that are marked: those of the comment and of the block below it, or in a figure of the next line. */
function markedLines({expressions, fences}: Source): {line: number; to: number}[] {
  const inFigures = fences.flatMap(({line, text}) =>
    text.split('\n').flatMap((row, index) => (MARK.test(row) ? [{line: line + index + 1, to: line + index + 2}] : [])),
  );
  return [...expressions.filter(({value}) => MARK.test(value)), ...inFigures];
}

/** The lines of a page that name versions and engines of releases by hand, from 1. */
export function mentionsOf(page: Source, releases: readonly Release[]): {line: number; mentions: Mention[]}[] {
  const marks = markedLines(page);
  const columns = page.rows.filter(({header}) => header.some((title) => /since$|^version$|^release$/i.test(title)));
  const majors = new Set(releases.map(({version}) => version.split('.')[0]));
  const lines = page.typed.split('\n').map((text, index) => {
    const line = index + 1;
    const isMarked = marks.some(({line: from, to}) => from <= line && line <= to);
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
  version: DocsVersion,
  releases: readonly Release[],
  report: Report,
): void {
  const {name, facts} = version;
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

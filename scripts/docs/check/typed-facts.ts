import {unknownFacts, type Facts} from '../../../plugins/release-facts/facts';
import {compareDotted} from '../../../src/data/release-facts';
import type {Release} from '../../../src/data/releases';
import type {Diagnostic} from '../shared/diagnostic';
import {CURRENT, describeVersion} from '../shared/site';
import type {Source} from '../shared/source';

/** A version of the plugin, or of its engine, that a page names by hand. */
interface Mention {
  /** Line in the page, from 1. */
  readonly line: number;
  readonly kind: 'engine' | 'version';
  readonly value: string;
  /** What shows the reader of the source that another version is meant; undefined when nothing does. */
  readonly cover: 'mark' | 'column' | 'words' | undefined;
}

/** One engine, or a list of engines. */
const ENGINES =
  /(?<![A-Za-z])(?:UE|Unreal Engine)[ _\u00a0]?[4-9]\.\d{1,2}(?!\d|\.\d|%)(?:(?:, and|, or|,| and| or|-) ?(?:UE[ _\u00a0]?)?[4-9]\.\d{1,2}(?!\d|\.\d|%))*/g;
const VERSION = /(?<![\w.])v?(\d+\.\d+\.\d+)(?![\w-]|\.\d)/g;

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

/** Every version and engine of a release that the page names by hand, in order. */
export function mentionsOf(page: Source, releases: readonly Release[]): Mention[] {
  const marks = markedLines(page);
  const columns = page.rows.filter(({header}) => header.some((title) => /since$|^version$|^release$/i.test(title)));
  const majors = new Set(releases.map(({version}) => version.split('.')[0]));
  return page.typed.split('\n').flatMap((text, index) => {
    const line = index + 1;
    const isMarked = marks.some(({line: from, to}) => from <= line && line <= to);
    const isInColumn = columns.some((row) => row.line === line);
    const mention = (kind: Mention['kind'], value: string, start: number, end: number): Mention => {
      const isOther = BEFORE.test(text.slice(0, start)) || AFTER.test(text.slice(end));
      const cover = isMarked ? 'mark' : isInColumn && kind === 'version' ? 'column' : isOther ? 'words' : undefined;
      return {line, kind, value, cover};
    };
    return [
      ...[...text.matchAll(ENGINES)].flatMap(({0: list, index: start}) =>
        [...list.matchAll(/\d\.\d+/g)].map(([value]) => mention('engine', value, start, start + list.length)),
      ),
      ...[...text.matchAll(VERSION)]
        .filter(([, value = '']) => majors.has(value.split('.')[0]))
        .map(({0: whole, 1: value = '', index: start}) => mention('version', value, start, start + whole.length)),
    ];
  });
}

/**
 * What one page types that its release knows, or that is not true for it yet: facts without a name, engines, its own
 * version, and later ones.
 * @param known what the page can say by name
 */
export function checkTypedFacts(
  page: Source,
  version: string,
  known: Facts,
  releases: readonly Release[],
): Diagnostic[] {
  const {version: own, engines = '', 'newest-engine': newest = ''} = known;
  if (own === undefined) {
    return [];
  }
  const at = (line: number, message: string, hint: string): Diagnostic => ({file: page.file, line, message, hint});
  const mentions = mentionsOf(page, releases);
  const lines = [...new Set(mentions.map(({line}) => line))].flatMap((line): Diagnostic[] => {
    const here = mentions.filter((mention) => mention.line === line);
    const later = here.find(({kind, value}) =>
      kind === 'engine'
        ? newest !== '' && compareDotted(value, newest) > 0
        : compareDotted(value, own) > 0 && releases.some((release) => version === CURRENT || release.version === value),
    );
    if (later) {
      const [name, runs] =
        later.kind === 'engine' ? [`UE ${later.value}`, `; ${own} runs on UE ${engines}`] : [later.value, ''];
      const message = `This page of ${describeVersion(version)} speaks of ${name}${runs}.`;
      return [at(line, message, 'Say what holds in this version, or leave it out.')];
    }
    const open = here.filter(({kind, value, cover}) => cover === undefined && (kind === 'engine' || value === own));
    const [kind] = open.map((mention) => mention.kind).sort();
    const typed = [...new Set(open.filter((mention) => mention.kind === kind).map(({value}) => value))];
    if (kind === undefined) {
      return [];
    }
    const name = Object.keys(known).find((key) => known[key] === typed.join(', ') && !key.startsWith('last-'));
    const isForeign = kind === 'engine' && !typed.every((value) => engines.split(', ').includes(value));
    const message = `${kind === 'engine' ? 'UE ' : ''}${typed.join(', ')} is typed by hand${isForeign ? `, and ${own} runs on UE ${engines}` : ''}.`;
    const fact = name === undefined ? 'a fact, for example %%engines%%' : `%%${name}%%`;
    return [at(line, message, `Write ${fact}, or, if others are meant, mark it with \`{/* other-versions: why */}\`.`)];
  });
  const unknown = unknownFacts(page.source, known).map(({line, wrong, fix}) => at(line, wrong, fix));
  return [...unknown, ...lines];
}

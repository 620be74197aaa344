import {distance} from 'fastest-levenshtein';
import semver from 'semver';
import {textOf} from '../../../plugins/kit/hast-text';
import {nearest} from '../../../plugins/kit/nearest';
import {spellingsOf} from '../../../plugins/names/rows';
import type {Facts} from '../../../plugins/release-facts/facts';
import type {Diagnostic} from '../shared/diagnostic';
import {type DocsVersion, describeVersion, idOf, pageIn} from '../shared/site';
import {namesIn, type Source} from '../shared/source';
import {GLOSSARY_FILE, type GlossaryEntry, isKnownIn, UNKNOWN} from './glossary';

/** Names of the plugin in any text: `TBIA_…` with its C++ prefix, files and tags with dots, and both roots of tags. */
const NAME =
  /(?<![\w.])(?:GameplayCue\.)?(?:(?:[A-Z]?TBIA_\w+)(?:\.\w+)*|TBIA(?:\.\w+)+|TBInteraction(?:\.\w+)+)(?=(\.\*|\.\.\.|…|\*)?)/g;

/** The glossary, ready to answer for any page. */
export interface Lexicon {
  readonly bySpelling: ReadonlyMap<string, GlossaryEntry>;
  /** Misspellings that the glossary lists. */
  readonly byMistake: ReadonlyMap<string, GlossaryEntry>;
  /** Spellings without spaces and capitals. */
  readonly byLetters: ReadonlyMap<string, GlossaryEntry>;
}

/** Prepares the glossary for questions. */
export function lexiconFrom(entries: readonly GlossaryEntry[]): Lexicon {
  const bySpelling = new Map(entries.flatMap((entry) => spellingsOf(entry).map((name) => [name, entry] as const)));
  return {
    bySpelling,
    byMistake: new Map(entries.flatMap((entry) => entry.wrong.map((name) => [name, entry] as const))),
    // The editor shows `TBIA_Interactable` as `TBIA Interactable`: for names with an underscore, spaces prove nothing.
    byLetters: new Map(
      [...bySpelling].filter(([name]) => !name.includes('_')).map(([name, entry]) => [lettersOf(name), entry]),
    ),
  };
}

/**
 * The identifiers of one page that are not spelled as in the glossary, or that its version does not have.
 * @param facts what the page can say by name
 */
export function checkIdentifiers(page: Source, version: DocsVersion, lexicon: Lexicon, facts: Facts): Diagnostic[] {
  // Without a glossary every name would be an error.
  if (lexicon.bySpelling.size === 0) {
    return [];
  }
  const names = page.source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(NAME)].map(([name, dots]) => ({line: index + 1, name, isPart: dots !== undefined})),
    );
  // A name with a prefix is among them, wherever it is.
  const codes = page.codes
    .filter(({text}) => text.search(NAME) === -1)
    .map(({line, text}) => ({line, name: text, isPart: false}));
  const unknown = names.filter(({name, isPart}) => !findEntry(name, isPart, lexicon));
  const misspelled = codes.filter(({name}) => !lexicon.bySpelling.has(name) && meantBy(name, lexicon));
  const known = [...names, ...codes].flatMap(({line, name, isPart}) => {
    const entry = findEntry(name, isPart, lexicon);
    return entry && !isKnownIn(entry, version.name, (other) => pageIn(version, other) === page)
      ? [{file: page.file, line, ...outOfTime(name, entry, version.name)}]
      : [];
  });
  return [
    ...[...unknown, ...misspelled].map(({line, name}) => {
      const guess = meantBy(name, lexicon)?.name ?? nearest(name, lexicon.bySpelling.keys());
      const row = newRow(name, line, page, facts.version);
      const hint = `${guess === undefined ? '' : `Did you mean ${guess}? `}A new name gets a row in ${GLOSSARY_FILE}: ${row}`;
      return {file: page.file, line, message: `${name} is not in the glossary.`, hint};
    }),
    ...known,
  ];
}

function outOfTime(
  name: string,
  {since, until, release}: GlossaryEntry,
  version: string,
): Pick<Diagnostic, 'message' | 'hint'> {
  const isGone = until !== undefined && (semver.valid(version) === null || semver.gt(version, until));
  const dates = release === UNKNOWN || release === since ? '' : ` (release ${release})`;
  const fact = isGone ? `has gone after ${until}` : `exists since ${since}${dates}`;
  return {
    message: `${name} ${fact}; this is ${describeVersion(version)}.`,
    hint: `Leave it out of this version, or correct its row in ${GLOSSARY_FILE}.`,
  };
}

/** The row of a name that no page has used before, ready to paste. */
function newRow(name: string, line: number, {path, headings}: Source, version = ''): string {
  const kinds: Readonly<Record<string, string>> = {I: 'interface', F: 'struct'};
  const kind = name.includes('.') ? 'tag' : name.includes('_') ? (kinds[name.charAt(0)] ?? 'class') : 'property';
  const heading = headings.findLast((each) => each.line < line);
  const home = `${idOf(path)}${heading ? `#${heading.id}` : ''}`;
  return `- {name: ${name}, kind: ${kind}, since: ${version}, release: ${version}, home: [${home}]}`;
}

/** The name that was meant by a spelling that the glossary does not have: other spaces or capitals, or one slip. */
function meantBy(name: string, {bySpelling, byMistake, byLetters}: Lexicon): GlossaryEntry | undefined {
  const listed = byMistake.get(name);
  // Small letters throughout are what somebody types into a search box.
  const isName = /[A-Z]/.test(name) && /[ A-Z]/.test(name.slice(1));
  if (listed !== undefined || !isName) {
    return listed;
  }
  return byLetters.get(lettersOf(name)) ?? [...bySpelling].find(([spelling]) => isSlip(name, spelling))?.[1];
}

/** Whether one letter too many, too few, wrong, or two letters in the wrong order make one name of words out of another. */
function isSlip(name: string, spelling: string): boolean {
  const sorted = (text: string): string => text.split('').sort().join('');
  const isPlural = name === `${spelling}s` || spelling === `${name}s`;
  const areWords = name.includes(' ') && spelling.includes(' ') && !name.startsWith('TBIA');
  const steps = areWords && !isPlural ? distance(name, spelling) : Infinity;
  return steps === 1 || (steps === 2 && sorted(name) === sorted(spelling));
}

function findEntry(name: string, isPart: boolean, {bySpelling}: Lexicon): GlossaryEntry | undefined {
  const exact = bySpelling.get(name);
  if (exact) {
    return exact;
  }
  if (isPart) {
    return [...bySpelling].find(([spelling]) => spelling.startsWith(name))?.[1];
  }
  const file = /^(.+?)(?:\.generated)?\.(?:h|cpp)$/.exec(name)?.[1];
  if (file !== undefined) {
    const entry = bySpelling.get(file);
    return entry && (entry.kind === 'class' || entry.kind === 'interface') ? entry : undefined;
  }
  // The path of an asset says its name twice.
  const [first = '', second] = name.split('.');
  const asset = first === second ? bySpelling.get(first) : undefined;
  if (asset?.kind === 'asset') {
    return asset;
  }
  // The parent of a tag is a tag.
  return [...bySpelling].find(([spelling]) => name.includes('.') && spelling.startsWith(`${name}.`))?.[1];
}

function lettersOf(name: string): string {
  return name.replace(/\s/g, '').toLowerCase();
}

/** The dates in tables of one page that the glossary does not bear out: a column `Since` dates the name in the first cell. */
export function checkDates(page: Source, {bySpelling}: Lexicon): Diagnostic[] {
  return page.rows.flatMap(({line, header, cells}) => {
    const column = header.findIndex((title) => /^(?:documented )?since$/i.test(title));
    const isDocumented = /^documented/i.test(header[column] ?? '');
    const [first] = cells;
    const cell = cells[column];
    const date = cell ? textOf(cell).trim() : '';
    const entries = column < 1 || !first ? [] : namesIn(first).flatMap((name) => bySpelling.get(name) ?? []);
    return entries.flatMap((entry): Diagnostic[] => {
      const {name, since, until, release, changed} = entry;
      const isGone = until !== undefined && semver.valid(date) !== null && semver.gt(date, until);
      const wanted = isDocumented ? since : release === UNKNOWN ? `${since} or earlier` : release;
      return date === wanted || (!isDocumented && (isGone || changed.includes(date)))
        ? []
        : [
            {
              file: page.file,
              line,
              message: `The table dates ${name} "${date}"; the glossary says ${[wanted, ...changed].join(', ')}.`,
              hint: `Write ${wanted}, or correct its row in ${GLOSSARY_FILE}.`,
            },
          ];
    });
  });
}

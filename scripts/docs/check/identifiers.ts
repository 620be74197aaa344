import {spellingsOf} from '../../../plugins/names/rows';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import {describeVersion} from '../shared/site';
import {CURRENT} from '../shared/versions';
import {GLOSSARY_FILE, type GlossaryEntry, isKnownIn} from './glossary';
import {nearest} from '../../../plugins/kit/nearest';

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
 * @param isPage whether a page that the glossary names is this one
 */
export function identifierProblems(
  page: Page,
  version: string,
  lexicon: Lexicon,
  isPage: (name: string) => boolean = (name) => name === page.path,
): Problem[] {
  const names = page.source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(NAME)].map(([name, dots]) => ({line: index + 1, name, isPart: dots !== undefined})),
    );
  // A name with a prefix is among them, wherever it stands.
  const codes = page.codes
    .filter(({text}) => text.search(NAME) === -1 && isListed(text, lexicon))
    .map(({line, text}) => ({line, name: text, isPart: false}));
  return [...names, ...codes].flatMap(({line, name, isPart}) => {
    const verdict = judgeName(name, isPart, version, isPage, lexicon);
    return verdict ? [{file: page.file, line, ...verdict}] : [];
  });
}

function isListed(text: string, {bySpelling, byMistake, byLetters}: Lexicon): boolean {
  // Small letters throughout are what somebody types into a search box.
  const isName = /[A-Z]/.test(text) && /[ A-Z]/.test(text.slice(1));
  return bySpelling.has(text) || byMistake.has(text) || (isName && byLetters.has(lettersOf(text)));
}

function judgeName(
  name: string,
  isPart: boolean,
  version: string,
  isPage: (name: string) => boolean,
  lexicon: Lexicon,
): Pick<Problem, 'wrong' | 'fix'> | undefined {
  const entry = findEntry(name, isPart, lexicon);
  if (!entry) {
    const right = lexicon.byMistake.get(name) ?? lexicon.byLetters.get(lettersOf(name));
    const guess = right?.name ?? nearest(name, lexicon.bySpelling.keys());
    return {
      wrong: `${name} is not in the glossary.`,
      fix: `${guess === undefined ? '' : `Did you mean ${guess}? `}New names get a row in ${GLOSSARY_FILE}.`,
    };
  }
  if (isKnownIn(entry, version, isPage)) {
    return undefined;
  }
  const isLater = entry.until === undefined || (version !== CURRENT && !isAfter(entry, version, isPage));
  return {
    wrong: isLater
      ? `${name} exists since ${entry.since}; this is ${describeVersion(version)}.`
      : `${name} has gone after ${entry.until ?? ''}; this is ${describeVersion(version)}.`,
    fix: `Leave it out of this version, or correct its row in ${GLOSSARY_FILE}.`,
  };
}

function isAfter(entry: GlossaryEntry, version: string, isPage: (name: string) => boolean): boolean {
  return isKnownIn({...entry, until: undefined}, version, isPage);
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

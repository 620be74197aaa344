import {firstSentence} from './node/meaning';
import {scanPage, type ScannedPage, type ScannedSection} from './node/scan';
import {spellingsOf, type NameRow} from './rows';

/** The place of a version that explains a name. */
interface Home {
  /** `folder/page`, without extension. */
  readonly page: string;
  /** Id of the heading; empty for the page itself. */
  readonly id: string;
  /** What the name means there, as a sentence. */
  readonly meaning: string | undefined;
}

/** Where a name is used. */
interface Use {
  /** `folder/page`, without extension. */
  readonly page: string;
  /** What the passage is about, the nearest first: headings and the title above the name. */
  readonly about: readonly string[];
}

/** The names of one version of the docs. */
export interface VersionNames {
  /** The rows of the glossary, and those that the version's own tables of properties add. */
  readonly rows: readonly NameRow[];
  /** The row of the glossary for a spelling. */
  readonly find: (spelling: string) => NameRow | undefined;
  /** The home of a name, wherever it is used; undefined when nothing in the version explains it. */
  readonly homeOf: (row: NameRow) => Home | undefined;
  /** The home of a name for a reader who meets it in this place. */
  readonly homeFrom: (row: NameRow, use: Use) => Home | undefined;
  /** Every place that explains the name, the home first. */
  readonly placesOf: (row: NameRow) => readonly Home[];
  /** Which of the places that the glossary gives to a name counts here: the first one that speaks of it. */
  readonly givenTo: (row: NameRow) => string | undefined;
}

/** A row of a table that explains a name. */
interface PlacedRow {
  readonly page: string;
  /** Id of the heading above it. */
  readonly id: string;
  /** What the row says of the name, as a sentence. */
  readonly meaning: string | undefined;
}

/** Headings of columns that list properties; other names need a row of the glossary. */
const PROPERTIES = /^(?:property|pin|row)$/i;
/** A name that means nothing else: several words, or several capitals. */
const OWN_NAME = /\S \S|\p{Ll}\p{Lu}/u;

/** The properties that tables of reference explain and that the glossary does not have. */
function propertiesOf(pages: Iterable<ScannedPage>, isKnown: (name: string) => boolean): NameRow[] {
  const found = new Map<string, NameRow>();
  for (const {rows} of pages) {
    for (const {names, release} of rows.filter((row) => PROPERTIES.test(row.column))) {
      for (const name of names.filter((text) => OWN_NAME.test(text) && !isKnown(text))) {
        const before = found.get(name)?.release;
        found.set(name, {name, kind: 'property', release: before ?? release, also: [], home: [], meaning: undefined});
      }
    }
  }
  return [...found.values()];
}

/** A step that has the reader give something a name: "name the asset `InputMappingContext`". */
const GIVEN_NAME = /\bname (?:it|the [\w ]+?) `([^`]+)`/gi;

/** What readers call things of their own, in any page of the version. */
function givenNames(pages: Iterable<string>): Set<string> {
  return new Set([...pages].flatMap((text) => Array.from(text.matchAll(GIVEN_NAME), ([, name = '']) => name)));
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** So many of the folders hold reference: what their tables of properties list are names, in the glossary or not. */
const MOST_REFERENCES = 2;

/** Titles that share a word, up to which the word tells what a passage is about. */
const FEW_TITLES = 2;

/**
 * The page among `pages` that a text speaks of: the one whose title has most of its words there, and fewest others.
 * @param isTelling whether a word sets a title apart
 */
function subjectOf(
  text: string,
  pages: readonly ScannedPage[],
  isTelling: (word: string) => boolean,
): ScannedPage | undefined {
  const spoken = wordsOf(text);
  const scores = pages.map(({title}) => {
    const words = [...wordsOf(title)];
    const hits = words.filter((word) => spoken.has(word));
    return hits.some(isTelling) ? hits.length - (words.length - hits.length) / 10 : 0;
  });
  const best = Math.max(...scores, 0);
  return best > 0 ? pages[scores.indexOf(best)] : undefined;
}

/**
 * Finds out where a version explains its names.
 * @param glossary its rows
 * @param pages the pages of the version, facts filled in: id and text
 * @param folders in the order in which they explain: what stands in the first one counts before the others
 */
export function readNames(
  glossary: readonly NameRow[],
  pages: ReadonlyMap<string, string>,
  folders: readonly string[] = [],
): VersionNames {
  const rankOf = (page: string): number => {
    const index = folders.indexOf(page.split('/')[0] ?? '');
    return index < 0 ? folders.length : index;
  };
  const scanned = new Map(Array.from(pages, ([id, text]) => [id, scanPage(id, text)] as const));
  const spelled = new Set(glossary.flatMap(spellingsOf));
  const references = [...scanned.values()].filter(({id}) => rankOf(id) < MOST_REFERENCES);
  const rows = [...glossary, ...propertiesOf(references, (name) => spelled.has(name))];
  const givenByReaders = givenNames(pages.values());
  /** In one word, a name of the plugin may be a file of the reader's: then it is no name of the plugin. */
  const isOfPlugin = ({name, also}: NameRow, spelling: string): boolean =>
    name === spelling || also.includes(spelling) || !givenByReaders.has(spelling);
  const bySpelling = new Map(
    rows.flatMap((row) =>
      spellingsOf(row)
        .filter((spelling) => isOfPlugin(row, spelling))
        .map((spelling) => [spelling, row] as const),
    ),
  );
  const tables = new Map<NameRow, PlacedRow[]>();
  const headings = new Map<NameRow, string[]>();
  for (const {id: page, rows: lines, sections} of scanned.values()) {
    for (const {names, section, meaning = ''} of lines) {
      for (const name of new Set(names.flatMap((text) => bySpelling.get(text) ?? []))) {
        tables.set(name, [...(tables.get(name) ?? []), {page, id: section, meaning: firstSentence(meaning)}]);
      }
    }
    for (const {id, heading} of sections) {
      const name = bySpelling.get(heading);
      if (name) {
        headings.set(name, [...(headings.get(name) ?? []), id === '' ? page : `${page}#${id}`]);
      }
    }
  }
  // Tables that say what names mean come before those that only list them.
  const order = (one: PlacedRow, other: PlacedRow): number =>
    rankOf(one.page) - rankOf(other.page) ||
    Number(other.meaning !== undefined) - Number(one.meaning !== undefined) ||
    (one.page < other.page ? -1 : Number(one.page > other.page));
  for (const lines of tables.values()) {
    lines.sort(order);
  }
  const rowsOf = (row: NameRow): readonly PlacedRow[] => tables.get(row) ?? [];
  const meaningOf = (row: NameRow): string | undefined =>
    rowsOf(row).find(({meaning}) => meaning !== undefined)?.meaning;

  /** The place, if it is there. A page alone is its beginning. */
  const sectionAt = (place: string): ScannedSection | undefined => {
    const [page = '', id = ''] = place.split('#', 2);
    return scanned.get(page)?.sections.find((section) => section.id === id);
  };
  const placeHome = (row: NameRow, place: string): Home => {
    const [page = '', id = ''] = place.split('#', 2);
    const lead = firstSentence(sectionAt(place)?.lead ?? '');
    const own = rowsOf(row).find((placed) => placed.page === page && placed.id === id)?.meaning;
    // What a page of its own begins with says more than a row about it.
    const found = id === '' ? (lead ?? meaningOf(row)) : (own ?? meaningOf(row) ?? lead);
    return {page, id, meaning: row.meaning ?? found};
  };
  const rowHome = (row: NameRow, {page, id, meaning}: PlacedRow): Home => ({
    page,
    id,
    meaning: row.meaning ?? meaning ?? meaningOf(row),
  });

  /** Whether a place speaks of the name: only then it can explain it. */
  const names = (place: string, row: NameRow): boolean => {
    const spellings = spellingsOf(row).map((spelling) => spelling.toLowerCase());
    const isNamed = ({text}: ScannedSection): boolean =>
      spellings.some((spelling) => text.toLowerCase().includes(spelling));
    const section = sectionAt(place);
    const page = place.includes('#') ? undefined : scanned.get(place);
    return page ? page.sections.some(isNamed) : section !== undefined && isNamed(section);
  };
  const given = (row: NameRow): string | undefined => row.home.find((place) => names(place, row));
  const placesOf = (row: NameRow): Home[] => {
    const named = [given(row) ?? [], headings.get(row) ?? []].flat();
    const all = [...named.map((place) => placeHome(row, place)), ...rowsOf(row).map((line) => rowHome(row, line))];
    return all.filter(
      ({page, id}, index) => index === all.findIndex((other) => other.page === page && other.id === id),
    );
  };
  const places = new Map(rows.map((row) => [row, placesOf(row)]));

  const titles = [...scanned.values()].filter(({id}) => rankOf(id) === 0).map(({title}) => wordsOf(title));
  const isTelling = (word: string): boolean => titles.filter((title) => title.has(word)).length <= FEW_TITLES;

  return {
    rows,
    find: (spelling) => bySpelling.get(spelling),
    homeOf: (row) => places.get(row)?.[0],
    homeFrom: (row, {page, about}) => {
      const all = places.get(row) ?? [];
      const here = all.find((home) => home.page === page);
      if (here) {
        return here;
      }
      // What several pages of the same rank explain is told apart by what the passage is about.
      const rank = Math.min(...all.map((home) => rankOf(home.page)));
      const rivals = all.filter((home) => rankOf(home.page) === rank);
      const rivalPages = [...new Set(rivals.map((home) => home.page))].flatMap((id) => scanned.get(id) ?? []);
      const subject = about.map((text) => subjectOf(text, rivalPages, isTelling)).find((found) => found !== undefined);
      return rivals.find((home) => home.page === subject?.id) ?? all[0];
    },
    placesOf: (row) => places.get(row) ?? [],
    givenTo: given,
  };
}

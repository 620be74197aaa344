import {firstSentence, scanPage, type ScannedSection} from './node/scan';
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
  /** Id of the heading above; empty before the first one. */
  readonly id: string;
}

/** The names of one version of the docs. */
export interface VersionNames {
  /** The rows of the glossary. */
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

/** The label of a menu is never written in one word: that is the name of a reader's own asset. */
const spellingsIn = (row: NameRow): readonly string[] =>
  row.kind === 'menu' ? [row.name, ...row.also] : spellingsOf(row);

/** Pages of one folder whose names share a word, up to which the word tells them apart. */
const FEW_PAGES = 2;

/** The words in the name of a page, without its folder, or in the id of a heading. */
const wordsOf = (place: string): string[] => (place.split('/').at(-1) ?? '').split('-');

/**
 * Finds out where a version explains its names.
 * @param glossary its rows
 * @param pages the pages of the version, facts filled in: id and text
 * @param folders in the order in which they explain: what stands in the first one counts before the others
 * @param idIn what the version calls a page that the glossary names; undefined when it does not have the page
 */
export function readNames(
  glossary: readonly NameRow[],
  pages: ReadonlyMap<string, string>,
  folders: readonly string[] = [],
  idIn: (page: string) => string | undefined = (page) => page,
): VersionNames {
  const rankOf = (page: string): number => {
    const index = folders.indexOf(page.split('/')[0] ?? '');
    return index < 0 ? folders.length : index;
  };
  const scanned = new Map(Array.from(pages, ([id, text]) => [id, scanPage(id, text)] as const));
  const bySpelling = new Map(glossary.flatMap((row) => spellingsIn(row).map((spelling) => [spelling, row] as const)));
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
  /** A place of the glossary as the version calls it. */
  const placeIn = (place: string): string => {
    const [page = ''] = place.split('#', 1);
    return (idIn(page) ?? page) + place.slice(page.length);
  };
  const given = (row: NameRow): string | undefined => row.home.find((place) => names(placeIn(place), row));
  const placesOf = (row: NameRow): Home[] => {
    const own = given(row);
    const named = [own === undefined ? [] : placeIn(own), headings.get(row) ?? []].flat();
    const all = [...named.map((place) => placeHome(row, place)), ...rowsOf(row).map((line) => rowHome(row, line))];
    return all.filter(
      ({page, id}, index) => index === all.findIndex((other) => other.page === page && other.id === id),
    );
  };
  const places = new Map(glossary.map((row) => [row, placesOf(row)]));

  const references = [...scanned.keys()].filter((page) => rankOf(page) === 0).map(wordsOf);
  const isTelling = (word: string): boolean => references.filter((words) => words.includes(word)).length <= FEW_PAGES;

  return {
    rows: glossary,
    find: (spelling) => bySpelling.get(spelling),
    homeOf: (row) => places.get(row)?.[0],
    homeFrom: (row, {page, id}) => {
      const all = places.get(row) ?? [];
      const here = all.find((home) => home.page === page);
      if (here) {
        return here;
      }
      // What several pages of the same rank explain is told apart by what they and the place of the name are called.
      const words = new Set([page, id].flatMap(wordsOf).filter(isTelling));
      const score = (home: Home): number => wordsOf(home.page).filter((word) => words.has(word)).length;
      const rank = Math.min(...all.map((home) => rankOf(home.page)));
      return all
        .filter((home) => rankOf(home.page) === rank)
        .reduce((best, home) => (best && score(best) >= score(home) ? best : home), all[0]);
    },
    placesOf: (row) => places.get(row) ?? [],
    givenTo: given,
  };
}

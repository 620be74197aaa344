import {spellingsOf, type NameRow} from './rows';

/** A name in one version of the docs. */
interface VersionName<Row extends NameRow = NameRow> {
  readonly row: Row;
  /** The places that explain the name in this version, the best first. */
  readonly homes: readonly string[];
}

/** The names of a version by each of their spellings. */
export type VersionNames<Row extends NameRow = NameRow> = ReadonlyMap<string, VersionName<Row>>;

type Pages = Iterable<readonly [id: string, source: string]>;

/** The texts of pages in lower case, and those of their sections by `page#heading`, for headings with an id. */
function readPlaces(pages: Pages): Map<string, string> {
  const places = new Map<string, string>();
  for (const [page, source] of pages) {
    const text = source.toLowerCase();
    places.set(page, text);
    for (const section of text.split(/^(?=#{1,6} .*\{\/\*\s*#)/m)) {
      const id = /^#{1,6} .*\{\/\*\s*#([\w-]+)/.exec(section)?.[1];
      if (id !== undefined) {
        places.set(`${page}#${id}`, section);
      }
    }
  }
  return places;
}

/**
 * Finds out where a version explains each name: the homes in its row that exist in the version and mention the name.
 * @param pages id and source of each page of the version
 */
export function readNames<Row extends NameRow>(pages: Pages, rows: readonly Row[]): VersionNames<Row> {
  const places = readPlaces(pages);
  const names = rows.flatMap((row) => {
    // The label of a menu is never written in one word: one word is the name of a reader's own asset.
    const spellings = row.kind === 'menu' ? [row.name, ...row.also] : spellingsOf(row);
    const homes = row.home.filter((home) =>
      spellings.some((spelling) => places.get(home)?.includes(spelling.toLowerCase())),
    );
    const name = {row, homes};
    return spellings.map((spelling) => [spelling, name] as const);
  });
  return new Map(names);
}

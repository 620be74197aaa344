import {spellingsOf, type NameRow} from './rows';

/** The texts of a version by place, in small letters: of pages, and of their sections by `page#heading`. */
export type Places = ReadonlyMap<string, string>;

/**
 * Reads what names can lead to. A heading needs an id that is written down.
 * @param pages id and source of each page of a version
 */
export function readPlaces(pages: Iterable<readonly [id: string, source: string]>): Places {
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

/** The homes of a name in a version: those of the row that exist there and speak of the name. */
export function homesIn(places: Places, row: Pick<NameRow, 'name' | 'also' | 'home'>): string[] {
  const spellings = spellingsOf(row).map((spelling) => spelling.toLowerCase());
  return row.home.filter((home) => spellings.some((spelling) => places.get(home)?.includes(spelling)));
}

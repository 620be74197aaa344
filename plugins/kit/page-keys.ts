import * as z from 'zod';

/** Ids as in the address below the version: `features/interact-active`. */
const ids = z.union([z.string(), z.array(z.string())]).optional();
const ID = /^[\w-]+(?:\/[\w-]+)*$/;

/** How `renamed_from` is written. */
export const RENAMED_FROM_FIX =
  'Write the path that the page had below its version, without an ending: `renamed_from: features/old-name`.';

/**
 * What a page was called in earlier versions.
 * @param value of `renamed_from` in its front matter: an id or a list of ids, the latest of them first
 * @param file named in the error, relative to the site
 * @throws an error that shows what to write where it is something else
 */
export function readRenamedFrom(value: unknown, file: string): readonly string[] {
  const {success, data} = ids.safeParse(value);
  const list = typeof data === 'string' ? [data] : (data ?? []);
  const wrong = list.find((id) => !ID.test(id));
  if (!success || wrong !== undefined) {
    throw new Error(`${file}: renamed_from is ${JSON.stringify(wrong ?? value)}. ${RENAMED_FROM_FIX}`);
  }
  return list;
}

/** A page of one version. */
export interface RenamedPage {
  readonly version: string;
  readonly id: string;
  /** Its ids in earlier versions. */
  readonly renamedFrom: readonly string[];
}

/** Says that two pages of a version are said to be the same later page. */
export class TwoPagesError extends Error {
  /** @param key of the later page */
  constructor(
    readonly key: string,
    ids: readonly [string, string],
    version: string,
  ) {
    super(`${ids.join(' and ')} of ${version} are both named by renamed_from of ${key}. Name only one.`);
  }
}

/** `1.9.0/features/interact-active` */
export const placeOf = (version: string, id: string): string => `${version}/${id}`;

/**
 * What is the same page in several versions, under whatever id.
 * @param versions newest first
 * @param pages in any order
 * @returns the key of each page by `version/id`: the id that the page has in the newest version that has it. A page whose
 *   name was given to another page later has its version behind it, as in `features/old-name@1.4.0`.
 * @throws TwoPagesError when two pages of a version are said to be the same later page
 */
export function pageKeys(versions: readonly string[], pages: readonly RenamedPage[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  // What a name means in the versions that are still to come, which are older.
  const meanings = new Map<string, string>();
  const pagesOf = (version: string | undefined): RenamedPage[] => pages.filter((page) => page.version === version);
  versions.forEach((version, index) => {
    const here = pagesOf(version);
    const ids = new Map<string, string>();
    for (const {id} of here) {
      const key = meanings.get(id) ?? (taken.has(id) ? `${id}@${version}` : id);
      const twin = ids.get(key);
      if (twin !== undefined && twin !== id) {
        throw new TwoPagesError(key, [id, twin], version);
      }
      ids.set(key, id);
      keys.set(placeOf(version, id), key);
      meanings.set(id, key);
      taken.add(key);
    }
    const names = new Set(ids.values());
    const before = new Set(pagesOf(versions[index + 1]).map(({id}) => id));
    for (const {id, renamedFrom} of here) {
      // The old name may have been given to a new page in the same release, or in a later one.
      for (const former of renamedFrom.filter((name) => !names.has(name) || !before.has(id))) {
        meanings.set(former, keys.get(placeOf(version, id)) ?? id);
      }
    }
  });
  return keys;
}

/** Finds pages in versions by their keys. */
export interface PageFinder {
  /** The key of the page that a list for all versions names: the newest version that has the name says which page it is. */
  readonly keyOfName: (name: string) => string;
  /** The id of the page in a version; undefined when the version does not have it. */
  readonly idIn: (version: string, key: string) => string | undefined;
}

/** @param keys as `pageKeys` returns them */
export function findPages(keys: ReadonlyMap<string, string>): PageFinder {
  const names = new Map<string, string>();
  const ids = new Map<string, string>();
  for (const [place, key] of keys) {
    const slash = place.indexOf('/');
    const id = place.slice(slash + 1);
    names.set(id, names.get(id) ?? key);
    ids.set(placeOf(place.slice(0, slash), key), id);
  }
  return {keyOfName: (name) => names.get(name) ?? name, idIn: (version, key) => ids.get(placeOf(version, key))};
}

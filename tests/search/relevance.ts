import {readFileSync} from 'node:fs';
import path from 'node:path';
import {indexFile, openIndex, type IndexFile, type Search} from '../../plugins/search/reading';
import {BASE, pagesOf, VERSIONS, type Version} from '../pages';
import {QUERIES, type RelevanceQuery} from './queries';

const SITE_PAGES = ['changelog', 'roadmap'];

/** The file of a version's index in the built site. */
export function readIndex(buildFolder: string, version: Version): IndexFile {
  return JSON.parse(readFileSync(path.join(buildFolder, indexFile(version)), 'utf8')) as IndexFile;
}

/** The index of a version, made ready from the built site as the window does it. */
export function builtIndex(buildFolder: string, version: Version): Promise<Search> {
  return openIndex(readIndex(buildFolder, version));
}

/** The place, from 1, that a query gives to the first page that answers it; infinite when it does not find any. */
export interface Placed extends RelevanceQuery {
  readonly place: number;
  /** Ids of the first pages that were found. */
  readonly found: readonly string[];
}

/** Id of a page by its address. */
export function idOf(address: string, version: Version): string {
  const route = address.slice(BASE.length + 1);
  return SITE_PAGES.includes(route) ? route : route.replace(/^docs\//, '').replace(`${version}/`, '');
}

/** The name of a page, without its section. */
const nameOf = (id: string): string => path.posix.basename(id);

/** Asks every query that the version can answer. */
export function place(search: Search, version: Version): Placed[] {
  const known = [...SITE_PAGES, ...pagesOf(version).map(nameOf)];
  return QUERIES.filter(({pages, since}) => {
    const isKnown = pages.some((page) => known.includes(page));
    return isKnown && (!since || VERSIONS.indexOf(version) <= VERSIONS.indexOf(since));
  }).map((entry) => {
    const found = search(entry.query).pages.map(({page}) => idOf(page.path, version));
    const first = found.findIndex((id) => entry.pages.includes(nameOf(id)));
    return {...entry, place: first < 0 ? Infinity : first + 1, found: found.slice(0, 5)};
  });
}

/** Share of the queries, from 0 to 1, that have an answer among the first `count` pages. */
export function share(placed: readonly Placed[], count: number): number {
  return placed.filter((entry) => entry.place <= count).length / placed.length;
}

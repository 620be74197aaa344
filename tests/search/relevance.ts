import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, indexFile, parseIndex, type Engine} from '../../plugins/search/reading';
import {pagesOf, VERSIONS, type Version} from '../pages';
import {QUERIES, type RelevanceQuery} from './queries';

const SITE_PAGES = ['changelog', 'roadmap'];

/** The engine of a version, made from the index of the built site. */
export function builtEngine(buildFolder: string, version: Version): Engine {
  return createEngine(parseIndex(readFileSync(path.join(buildFolder, indexFile(version)), 'utf8'), version));
}

/** The place, from 1, that a query gives to the first page that answers it; infinite when it does not find any. */
export interface Placed extends RelevanceQuery {
  readonly kind: string;
  readonly place: number;
  /** Ids of the first pages that were found. */
  readonly found: readonly string[];
}

/** Id of a page by its route. */
export function idOf(route: string, version: Version): string {
  return SITE_PAGES.includes(route) ? route : route.replace(/^docs\//, '').replace(`${version}/`, '');
}

/** Asks every query that the version can answer. */
export function place(engine: Engine, version: Version): Placed[] {
  return Object.entries(QUERIES).flatMap(([kind, queries]) =>
    queries
      .filter(({pages, since}) => {
        const isKnown = pages.some((page) => pagesOf(version).includes(page) || SITE_PAGES.includes(page));
        return isKnown && (!since || VERSIONS.indexOf(version) <= VERSIONS.indexOf(since));
      })
      .map((entry) => {
        const found = engine.search(entry.query).pages.map(({page}) => idOf(page.path, version));
        const index = found.findIndex((id) => entry.pages.includes(id));
        return {...entry, kind, place: index < 0 ? Infinity : index + 1, found: found.slice(0, 5)};
      }),
  );
}

/** Share of the queries, from 0 to 1, that have an answer among the first `count` pages. */
export function share(placed: readonly Placed[], count: number): number {
  return placed.filter((entry) => entry.place <= count).length / placed.length;
}

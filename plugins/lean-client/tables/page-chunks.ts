import type {ChunksOfPages, PageChunks} from '../shared/page-chunks';
import type {Route} from './compact';
import {leaves} from './encode';

/** The prop by which Docusaurus hands a page its compiled text. */
const CONTENT = 'content';

/**
 * The chunks of each page.
 * @param routes as Docusaurus nests them: a page is a route without routes
 * @param idOf id of the chunk that Docusaurus calls by this name
 */
export function chunksOfPages(routes: readonly Route<string>[], idOf: (name: string) => string): ChunksOfPages {
  const pages = (route: Route<string>, outer: readonly string[]): (readonly [string, PageChunks])[] => {
    const {[CONTENT]: content, ...others} = route.chunks;
    const frame = [...outer, ...leaves(others).map(idOf)];
    const ids = content === undefined ? [] : leaves({content}).map(idOf);
    return route.routes
      ? route.routes.flatMap((inner) => pages(inner, [...frame, ...ids]))
      : [[route.path, {frame: [...new Set(frame)], content: ids}]];
  };
  return Object.fromEntries(routes.flatMap((route) => pages(route, [])));
}

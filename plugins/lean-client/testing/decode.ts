import {expand} from '../tables/expand';
import type {ChunkTree, Route} from '../tables/compact';
import type {Encoded} from '../tables/encode';
import type {Tables} from '../tables/tables';

const isTree = <Name>(leaf: Name | ChunkTree<Name>): leaf is ChunkTree<Name> => typeof leaf === 'object';

/** A route without what may differ between the tables: the suffix of its key. */
type PlainRoute = Omit<Route<string>, 'key' | 'routes'> & {readonly routes?: readonly PlainRoute[]};

/** What a reader's browser makes of the encoded tables, in the terms of the original ones. */
export function decode({compact, names, modules}: Encoded): Tables {
  const {routes, globalData} = expand(compact);
  const nameTree = (tree: ChunkTree<number>): ChunkTree<string> =>
    Object.fromEntries(
      Object.entries(tree).map(([prop, leaf]) => [prop, isTree(leaf) ? nameTree(leaf) : (names[leaf] ?? '')]),
    );
  const name = ({chunks, routes: children, ...rest}: Route<number>): Route<string> => ({
    ...rest,
    chunks: nameTree(chunks),
    ...(children ? {routes: children.map(name)} : {}),
  });
  return {
    routes: routes.map(name),
    registry: new Map(names.map((chunk, position) => [chunk, modules[position] ?? ''])),
    globalData,
  };
}

/** Routes in a form that can be compared: keys differ by design, all else must not. */
export function withoutKeys(routes: readonly Route<string>[]): PlainRoute[] {
  return routes.map(({path, chunks, attributes, routes: children}) => ({
    path,
    chunks,
    attributes,
    ...(children ? {routes: withoutKeys(children)} : {}),
  }));
}

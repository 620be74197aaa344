// The tables of Docusaurus' client, unpacked: its routes, what each of them loads, and the plugins' global data.
import ComponentCreator from '@docusaurus/ComponentCreator';
import packed from '@generated/lean-client/tables';
import {unpack} from '../shared/pack';
import type {RouteRecord, Tables} from '../shared/tables';

const [tables] = unpack(packed) as unknown as readonly [Tables];

export const routesChunkNames: Record<string, unknown> = {};

let count = 0;

function routeOf({path, chunks, routes: children, ...attributes}: RouteRecord): object {
  // Sets equal paths apart. Docusaurus cuts it off at the last hyphen.
  const hash = String((count += 1));
  routesChunkNames[`${path}-${hash}`] = chunks;
  let component: unknown;
  return {
    path,
    // Of some hundred routes a reader sees a few: each component is made when it is first asked for.
    get component() {
      return (component ??= ComponentCreator(path, hash));
    },
    ...attributes,
    ...(children && {routes: children.map(routeOf)}),
  };
}

export const routes = [...tables.routes.map(routeOf), {path: '*', component: ComponentCreator('*', '')}];

export const {globalData} = tables;

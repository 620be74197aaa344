import path from 'node:path';
import type {Encoded} from './encode';
import {shortIds} from './ids';

/** Name and id of the chunk that holds the frame of docs pages. */
const FRAME = 'docs';
/** Length of an id where none collides: enough for a thousand pages, and every page's ids are in main.js. */
const ID_LENGTH = 4;

/**
 * Ids of the chunks by position, which are their names as well. They follow from what the chunk holds: a position
 * would change with each page that comes before it, and with it the name of the script.
 */
export function chunkIds({modules, frame}: Encoded): string[] {
  const ids = shortIds(modules, ID_LENGTH);
  return modules.map((request, position) => (frame.includes(position) ? FRAME : (ids.get(request) ?? '')));
}

/**
 * The registry: loaders by position. What every docs page needs is one chunk.
 * @param trimmed requests of modules that stand in for others
 */
function registryModule(encoded: Encoded, trimmed: ReadonlyMap<string, string>): string {
  const {modules, frame} = encoded;
  const ids = chunkIds(encoded);
  const loaders = modules.map(
    (request, position) =>
      `() => import(/* webpackChunkName: "${ids[position] ?? ''}" */ ${JSON.stringify(trimmed.get(request) ?? request)})`,
  );
  return [
    `const frame = ${JSON.stringify(frame)};`,
    `const loaders = [\n${loaders.join(',\n')}\n];`,
    // Which chunk a position means is written in its loader, and there only: every byte here is on every page.
    'const chunkOf = (position) => {',
    '  const load = __webpack_require__.e;',
    '  let chunk;',
    '  __webpack_require__.e = (id) => new Promise(() => { chunk = id; });',
    '  loaders[position]();',
    '  __webpack_require__.e = load;',
    '  return chunk;',
    '};',
    // Docusaurus prefetches what `gca` answers: the frame is answered once, and what is in main.js never.
    '__webpack_require__.gca = (position) => {',
    '  const chunk = frame.indexOf(position) > 0 ? undefined : chunkOf(position);',
    "  return chunk ? __webpack_require__.p + __webpack_require__.u(chunk) : '';",
    '};',
    'export default loaders.map((loader) => [loader]);',
  ].join('\n');
}

/**
 * The modules that stand in for Docusaurus' generated tables in the client, by file name.
 * @param trimmed requests of modules that stand in for others
 */
export function clientModules(encoded: Encoded, trimmed: ReadonlyMap<string, string>): Record<string, string> {
  return {
    'tables.js': [
      `import {expand} from ${JSON.stringify(path.join(__dirname, 'expand'))};`,
      `export default expand(${JSON.stringify(encoded.compact)});`,
    ].join('\n'),
    'routes.js': [
      "import ComponentCreator from '@docusaurus/ComponentCreator';",
      "import tables from './tables';",
      // Of some hundred routes a reader sees a few: each component is made when it is first asked for.
      'const route = ({path, key, attributes, routes}) => {',
      '  let component;',
      '  return {',
      '    path,',
      '    get component() {',
      '      return (component ??= ComponentCreator(path, key.slice(path.length + 1)));',
      '    },',
      '    ...attributes,',
      '    ...(routes && {routes: routes.map(route)}),',
      '  };',
      '};',
      "export default [...tables.routes.map(route), {path: '*', component: ComponentCreator('*')}];",
    ].join('\n'),
    'routesChunkNames.js': [
      "import tables from './tables';",
      'const names = {};',
      'const add = ({key, chunks, routes = []}) => {',
      '  names[key] = chunks;',
      '  routes.forEach(add);',
      '};',
      'tables.routes.forEach(add);',
      'export default names;',
    ].join('\n'),
    'globalData.js': ["import tables from './tables';", 'export default tables.globalData;'].join('\n'),
    'registry.js': registryModule(encoded, trimmed),
  };
}

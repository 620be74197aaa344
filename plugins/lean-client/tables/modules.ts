import path from 'node:path';
import type {Encoded} from './encode';

/** Name and id of the chunk that holds the frame of docs pages. */
const FRAME = 'docs';

/**
 * The registry: loaders by position. What every docs page needs is one chunk.
 * @param trimmed requests of modules that stand in for others
 */
function registryModule({modules, frame}: Encoded, trimmed: ReadonlyMap<string, string>): string {
  const loaders = modules.map((request, position) => {
    const name = frame.includes(position) ? FRAME : String(position);
    return `() => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(trimmed.get(request) ?? request)})`;
  });
  return [
    `const frame = ${JSON.stringify(frame)};`,
    // Docusaurus prefetches what `gca` answers: the frame is answered once.
    '__webpack_require__.gca = (name) => {',
    '  const position = frame.indexOf(name);',
    `  return position > 0 ? '' : __webpack_require__.p + __webpack_require__.u(position < 0 ? name : '${FRAME}');`,
    '};',
    `export default [\n${loaders.join(',\n')}\n].map((loader) => [loader]);`,
  ].join('\n');
}

/**
 * The modules that stand in for Docusaurus' generated tables in the client, by file name.
 * @param clientDir folder of `expand.ts`
 * @param trimmed requests of modules that stand in for others
 */
export function clientModules(
  encoded: Encoded,
  clientDir: string,
  trimmed: ReadonlyMap<string, string>,
): Record<string, string> {
  return {
    'tables.js': [
      `import {expand} from ${JSON.stringify(path.join(clientDir, 'expand'))};`,
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

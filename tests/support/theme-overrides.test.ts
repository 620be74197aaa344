import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readText(path.join(root, file));

/** Folders of theme components; `plugins/history/theme` is one of those of plugins. */
const folders = [
  'src/theme',
  ...readdirSync(path.join(root, 'plugins'))
    .map((name) => `plugins/${name}/theme`)
    .filter((folder) => existsSync(path.join(root, folder))),
];

const ROW = /^\| `(?<name>[^`]+)` *\| (?<way>wrap|eject|own) *\|[^|]*\| (?<upstream>[^|]*?) *\| (?<why>[^|]*?) *\|$/gm;

/** How a component relates to Docusaurus' own: it wraps it, replaces it, or is new. */
function wayOf(source: string, name: string): string {
  if (source.includes(`@theme-original/${name}'`) || source.includes(`@theme-init/${name}'`)) {
    return 'wrap';
  }
  return source.startsWith('// Change: ') ? 'eject' : 'own';
}

describe.each(folders)('the table of the components in %s', (folder) => {
  const readme = folder === 'src/theme' ? folder : path.dirname(folder);
  const rows = Array.from(read(`${readme}/README.md`).matchAll(ROW), ({groups}) => groups ?? {});
  const files = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file): [string, string] => [file.replaceAll('\\', '/').replace(/(\/index)?\.tsx$/, ''), file]);
  const sources = new Map(files.map(([name, file]) => [name, read(`${folder}/${file}`)]));

  it('has a row for each, and no other', () => {
    expect(rows.map(({name}) => name).sort()).toEqual([...sources.keys()].sort());
  });

  it.each(rows)('$name: says how it is written, why, and of which installed version', (row) => {
    const {name = '', way = '', upstream = '', why} = row;
    const source = sources.get(name) ?? '';
    expect(wayOf(source, name)).toBe(way);
    expect(why).not.toBe('');
    if (way !== 'own') {
      const [, packageName = '', version] = /^(theme-classic|core) (\S+?),?(?: |$)/.exec(upstream) ?? [];
      const installed = JSON.parse(read(`node_modules/@docusaurus/${packageName}/package.json`)) as {version: string};
      expect(version).toBe(installed.version);
      expect(source).toMatch(/^\/\/ Change: .+, because .+\.\n/);
    }
  });
});

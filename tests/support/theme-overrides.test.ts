import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';

const root = path.join(import.meta.dirname, '../..');

/** A folder of theme components, and the document with the table of them. */
interface ThemeFolder {
  readonly folder: string;
  readonly readme: string;
}

const folders: readonly ThemeFolder[] = [
  {folder: 'src/theme', readme: 'src/theme/README.md'},
  ...readdirSync(path.join(root, 'plugins')).flatMap((name): ThemeFolder[] => {
    const folder = `plugins/${name}/theme`;
    return existsSync(path.join(root, folder)) ? [{folder, readme: `plugins/${name}/README.md`}] : [];
  }),
];

const ROW = /^\| `(?<name>[^`]+)` *\| (?<way>wrap|eject|own) *\|[^|]*\| (?<upstream>[^|]*?) *\| (?<why>[^|]*?) *\|$/gm;

/** The rows of the table of components: those with five cells. */
const rowsOf = (readme: string) =>
  Array.from(readText(path.join(root, readme)).matchAll(ROW), ({groups}) => ({
    name: groups?.name ?? '',
    way: groups?.way,
    upstream: groups?.upstream ?? '',
    why: groups?.why,
  }));

function installedVersion(name: string): string {
  const file = path.join(root, 'node_modules/@docusaurus', name, 'package.json');
  return (JSON.parse(readText(file)) as {version: string}).version;
}

/** How a component relates to Docusaurus' own: it wraps it, replaces it, or is new. */
function wayOf(source: string, name: string): string {
  if (source.includes(`@theme-original/${name}'`) || source.includes(`@theme-init/${name}'`)) {
    return 'wrap';
  }
  return source.startsWith('// Change: ') ? 'eject' : 'own';
}

it('finds the site and the plugins that bring components', () => {
  expect(folders.map(({folder}) => folder)).toEqual(expect.arrayContaining(['src/theme', 'plugins/history/theme']));
});

describe.each(folders)('$readme', ({folder, readme}) => {
  const rows = rowsOf(readme);
  const files = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const nameOf = (file: string): string => file.replace(/(\/index)?\.tsx$/, '');
  const read = (file: string): string => readText(path.join(root, folder, file));

  it(`lists what is in ${folder}, and nothing else`, () => {
    expect(rows.map(({name}) => name).sort()).toEqual(files.map(nameOf).sort());
  });
  it.each(rows)('$name: has a reason and the way it is written', ({name, way, why}) => {
    const file = files.find((candidate) => nameOf(candidate) === name) ?? '';
    expect(wayOf(read(file), name)).toBe(way);
    expect(why).not.toBe('');
  });
  it.each(rows.filter(({way}) => way !== 'own'))('$name: names the version that is installed', ({upstream}) => {
    const [, name = '', version] = /^(theme-classic|core) (\S+?),?(?: |$)/.exec(upstream) ?? [];
    expect(version).toBe(installedVersion(name));
  });
  it.each(rows.filter(({way}) => way !== 'own'))('$name: opens with its reason', ({name}) => {
    const file = files.find((candidate) => nameOf(candidate) === name) ?? '';
    expect(read(file)).toMatch(/^\/\/ Change: .+, because .+\.\n/);
  });
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const theme = path.join(root, 'src/theme');
const files = readdirSync(theme, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.tsx'));
const rows = readFileSync(path.join(theme, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', way = '', , upstream = '', why = '']) => ({name: name.replaceAll('`', ''), way, upstream, why}));

function installedVersion(name: string): string {
  const file = path.join(root, 'node_modules/@docusaurus', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

describe('src/theme/README.md', () => {
  it('lists what is in the folder, and nothing else', () => {
    const names = files.map((file) => file.replace(/(\/index)?\.tsx$/, ''));
    expect(rows.map(({name}) => name).sort()).toEqual(names.sort());
  });
  it.each(rows)('$name: has a reason and the way it is written', ({name, way, why}) => {
    const file = files.find((candidate) => candidate.replace(/(\/index)?\.tsx$/, '') === name) ?? '';
    const source = readFileSync(path.join(theme, file), 'utf8');
    expect(source.includes(`@theme-original/${name}'`) ? 'wrap' : 'eject').toBe(way);
    expect(why).not.toBe('');
  });
  it.each(rows)('$name: names the version that is installed', ({upstream}) => {
    const [, name = '', version] = /^(theme-classic|core) (\S+?),?(?: |$)/.exec(upstream) ?? [];
    expect(version).toBe(installedVersion(name));
  });
});

it.each(files)('%s opens with its reason', (file) => {
  expect(readFileSync(path.join(theme, file), 'utf8')).toMatch(/^\/\/ Change: .+, because .+\.\n/);
});

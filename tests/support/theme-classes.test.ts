// Style sheets name classes of the classic theme's CSS modules, which an upgrade may rename without notice.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const stylesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));

const upstream = ['theme-classic', 'theme-common']
  .flatMap((name) => stylesBelow(`node_modules/@docusaurus/${name}/lib`))
  .join('\n');
const names = ['src', 'plugins']
  .flatMap(stylesBelow)
  .flatMap((css) => Array.from(css.matchAll(/\[class\*='(?<name>\w{3,})'\]/g), ({groups}) => groups?.name ?? ''));

it.each([...new Set(names)])('%s is in a class of the theme', (name) => {
  expect(upstream).toMatch(new RegExp(`\\.\\w*${name}`));
});

import {readdirSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';

const root = path.join(import.meta.dirname, '../..');

/** Style sheets below folders of the repository. */
const styleSheets = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  );
const read = (file: string): string => readText(path.join(root, file));

/**
 * Uses of `color-mix()` that a browser before 2023 gets nothing for: those outside of `@supports`, and those whose
 * selector has no other value before. A second value in the same rule does not help: with a variable in it, such a
 * browser takes it for valid until it is too late to go back.
 */
function withoutFallback(css: string): string[] {
  const found: string[] = [];
  const plain = new Set<string>();
  postcss.parse(css).walkDecls((declaration) => {
    const {parent} = declaration;
    const name = `${parent?.type === 'rule' ? parent.selector : ''} ${declaration.prop}`;
    const around = parent?.parent;
    const isGuarded =
      around?.type === 'atrule' &&
      (around as postcss.AtRule).name === 'supports' &&
      (around as postcss.AtRule).params.includes('color-mix');
    if (!declaration.value.includes('color-mix(')) {
      plain.add(name);
    } else if (!isGuarded || !plain.has(name)) {
      found.push(name);
    }
  });
  return found;
}

it('every mixed colour has a plain one for browsers that cannot mix', () => {
  const files = styleSheets('src', 'plugins');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(withoutFallback(read(file)), file).toEqual([]);
  }
});

it('sees one without', () => {
  expect(withoutFallback('a {color: red; color: color-mix(in srgb, var(--x) 1%, red)}')).toEqual(['a color']);
  expect(
    withoutFallback('@supports (color: color-mix(in srgb, red, red)) {a {color: color-mix(in srgb, red, blue)}}'),
  ).toEqual(['a color']);
});

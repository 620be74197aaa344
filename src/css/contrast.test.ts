import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';
import {contrast, tint} from '../../tests/support/contrast';

const css = readText(path.join(import.meta.dirname, 'tokens.css'));

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]+);/gi)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

const page = '--ifm-background-color';
const raised = '--ifm-background-surface-color';
const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf("html[data-theme='dark']")]);

/**
 * The page and what is raised from it, each with the layers that may lie on them: that of an entry that is open or under
 * the pointer (Infima, 5 %), and that of inline code.
 */
function addLayers(tokens: Map<string, string>, entry: string, code: string, opacity: number): Map<string, string> {
  for (const name of [page, raised]) {
    const ground = tokens.get(name) ?? '';
    tokens.set(`entry on ${name}`, tint(ground, entry, 0.05)).set(`code on ${name}`, tint(ground, code, opacity));
  }
  return tokens;
}

const themes = {
  light: addLayers(light, '#000', '#5a6470', 0.09),
  dark: addLayers(dark, '#fff', '#93a0ad', 0.13),
};

const grounds = [page, raised].flatMap((name) => [name, `entry on ${name}`, `code on ${name}`]);
const text = ['--ifm-color-primary', '--ifm-color-content', '--ifm-heading-color', '--tbia-quiet'];
const kind = (name: string, part: string): string => `--ifm-color-${name}-contrast-${part}`;
const tints = ['success', 'info', 'warning', 'danger'].map((name) => kind(name, 'background'));
// [text, ground]
const pairs = [
  ...text.flatMap((name) => grounds.map((ground) => [name, ground])),
  ...['--ifm-color-content', '--ifm-heading-color', '--ifm-color-primary'].flatMap((name) =>
    tints.map((ground) => [name, ground]),
  ),
  ...['success', 'warning', 'danger'].flatMap((name) => [
    [kind(name, 'foreground'), kind(name, 'background')],
    [kind(name, 'foreground'), page],
  ]),
  ['--tbia-on-target', '--tbia-target'],
  ['--ifm-color-primary-dark', page],
  ...[...light.keys()].filter((name) => name.startsWith('--tbia-code-')).map((name) => [name, raised]),
] as const;
// Marks and the edges of what can be operated: 3:1 is enough.
const marks = [
  ['--ifm-color-emphasis-500', page],
  ['--tbia-target', page],
] as const;

describe.each(Object.entries(themes))('%s theme', (_theme, tokens) => {
  // A color that is not written as #rrggbb is not in the map, and then this throws.
  const ratio = (on: readonly string[]): number => {
    const [one = '', other = ''] = on.map((name) => tokens.get(name) ?? name);
    return contrast(one, other);
  };

  it.each(pairs)('%s on %s has at least 4.5:1', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s on %s has at least 3:1', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});

it('fails for the brand color on the dark ground, which is why there is a lighter one', () => {
  expect(contrast('#006f82', dark.get(page) ?? '')).toBeLessThan(4.5);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast} from '../../tests/support/contrast';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]+);/gi)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf("[data-theme='dark']")]);
// `entry` is the page's ground below Infima's layer (5 %) of an entry that is open or under the pointer.
const themes = {
  light: {tokens: light.set('ground', '#ffffff').set('entry', '#f2f2f2')},
  dark: {tokens: dark.set('ground', '#1b1b1d').set('entry', '#262628')},
};
// [text, ground]; `ground` is the page's own.
const pairs = [
  ['--ifm-color-primary', 'ground'],
  ['--ifm-color-primary', 'entry'],
  ['--ifm-color-primary-dark', 'ground'],
  ['--tbia-badge-color', '--tbia-badge-background'],
  ['--tbia-hero-color', '--tbia-hero-background'],
  ['--tbia-hero-accent', '--tbia-hero-background'],
  ['--tbia-supported-color', '--tbia-supported-background'],
  ['--tbia-limited-color', '--tbia-limited-background'],
  ['--tbia-dropped-color', '--tbia-dropped-background'],
  ['--tbia-muted-color', 'ground'],
  ['--tbia-error-color', '--tbia-error-background'],
  ['--tbia-error-text', 'ground'],
] as const;

describe.each(Object.entries(themes))('%s theme', (_theme, {tokens}) => {
  it.each(pairs)('%s on %s has at least 4.5:1', (text, on) => {
    // A color that is not written as #rrggbb is not in the map, and then this throws.
    expect(contrast(tokens.get(text) ?? text, tokens.get(on) ?? on)).toBeGreaterThanOrEqual(4.5);
  });
});

it('fails for the brand colour on the dark ground, which is why there is a lighter one', () => {
  expect(contrast('#006f82', '#1b1b1d')).toBeCloseTo(2.94, 2);
});

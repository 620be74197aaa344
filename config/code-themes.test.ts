import {describe, expect, it} from 'vitest';
import {contrast, tint} from '../tests/support/contrast';
import {prism} from './code-themes';

// The layers of black that custom.css puts over highlighted lines.
const cases = [
  {name: 'light', theme: prism.theme, layer: 0.1},
  {name: 'dark', theme: prism.darkTheme, layer: 0.3},
];

describe.each(cases)('code in the $name theme', ({theme, layer}) => {
  const ground = theme.plain.backgroundColor ?? '';
  const colours = [theme.plain.color ?? '', ...theme.styles.flatMap(({style}) => style.color ?? [])];
  it.each(colours)('%s is readable on every line', (colour) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, tint(ground, '#000', layer))).toBeGreaterThanOrEqual(4.5);
  });
});

it('is not so in the original, which is why colours are replaced', () => {
  expect(contrast('#646695', '#151d25')).toBeLessThan(3.5);
});

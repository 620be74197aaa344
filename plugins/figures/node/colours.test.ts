import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {NODE_KINDS, PIN_TYPES, type NodeKind} from './blueprint/model';
import {CANVAS, PAPER_CANVAS, PAPER_PINS, PIN_COLOURS, headerColour, paperHeader} from './blueprint/style';
import {PALETTES, THEMES} from './dot/style';

/** WCAG contrast of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => {
    const part = (index: number): number => {
      const value = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  };
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours that the header of a kind of node can have. */
function headersOf(kind: NodeKind): string[] {
  const node = {id: 'a', kind, title: 'A', inputs: [], outputs: []};
  return kind === 'get' ? PIN_TYPES.map((type) => headerColour({...node, type})) : [headerColour(node)];
}

describe('colours', () => {
  it.each(Object.entries(PIN_COLOURS))('%s pins stand out from the canvas', (_, colour) => {
    expect(contrast(colour, CANVAS.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(colour, CANVAS.body)).toBeGreaterThanOrEqual(3);
  });

  it.each(NODE_KINDS)('titles of %s can be read', (kind) => {
    for (const header of headersOf(kind)) {
      expect(contrast(header, CANVAS.text)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(PIN_TYPES)('%s pins stand out from the canvas on paper', (type) => {
    expect(contrast(PAPER_PINS[type], PAPER_CANVAS.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(PAPER_PINS[type], PAPER_CANVAS.body)).toBeGreaterThanOrEqual(3);
  });

  it.each(NODE_KINDS)('titles of %s can be read on paper', (kind) => {
    for (const header of headersOf(kind).map(paperHeader)) {
      expect(contrast(header, PAPER_CANVAS.text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(header, PAPER_CANVAS.subtitle)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('of values, words and borders can be read on paper', () => {
    for (const ground of [PAPER_CANVAS.body, PAPER_CANVAS.box, PAPER_CANVAS.background]) {
      expect(contrast(PAPER_CANVAS.text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(PAPER_CANVAS.word, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(CANVAS.mark, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(PAPER_CANVAS.border, PAPER_CANVAS.body)).toBeGreaterThanOrEqual(3);
    expect(contrast(PAPER_CANVAS.boxBorder, PAPER_CANVAS.body)).toBeGreaterThanOrEqual(3);
  });

  it('of values and marks can be read', () => {
    expect(contrast(CANVAS.text, CANVAS.box)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', CANVAS.mark)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEMES)('of charts can be read in the %s theme', (theme) => {
    const palette = PALETTES[theme];
    for (const {fill, stroke, text} of Object.values(palette.kinds)) {
      expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(stroke, palette.background)).toBeGreaterThanOrEqual(3);
    }
    for (const ground of [palette.background, palette.group]) {
      expect(contrast(palette.lineText, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.line, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('of the edges into which a graph fades are those of its ground', () => {
    const css = readFileSync(path.join(__dirname, '../client/figures.css'), 'utf8');
    expect(css).toContain(`--tbia-fig-canvas: ${CANVAS.background};`);
  });

  it.each(THEMES)('of panels can be read in the %s theme', (theme) => {
    const css = readFileSync(path.join(__dirname, '../client/figures.css'), 'utf8');
    const [, light = '', dark = ''] = /:root \{([^}]*)\}\s*\[data-theme='dark'\] \{([^}]*)\}/.exec(css) ?? [];
    const token = (name: string): string => {
      const value = new RegExp(`--tbia-fig-${name}: (#[\\da-f]+);`).exec(theme === 'light' ? light : dark)?.[1] ?? '';
      return value.length === 4 ? value.replaceAll(/[\da-f]/g, '$&$&') : value;
    };
    for (const ground of ['panel', 'bar', 'heading', 'box']) {
      expect(contrast(token('text'), token(ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(token('dim'), token('bar'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('changed'), token('panel'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('mark'), token('mark-text'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('box-border'), token('box'))).toBeGreaterThanOrEqual(3);
  });
});

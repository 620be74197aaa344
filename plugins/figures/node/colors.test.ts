import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../kit/read-text';
import {contrast, tint} from '../../../tests/support/contrast';
import {
  CANVAS,
  NODE_KINDS,
  PAPER_CANVAS,
  PINS,
  PIN_TYPES,
  headerColor,
  paperHeader,
  type NodeKind,
} from './blueprint/style';
import {PALETTES, THEMES} from './dot/style';

/** The colors that the header of a kind of node can have. */
function headersOf(kind: NodeKind): string[] {
  const node = {id: 'a', kind, title: 'A', in: [], out: []};
  return kind === 'get' || kind === 'set' ? PIN_TYPES.map((type) => headerColor({...node, type})) : [headerColor(node)];
}

/** The colors that a rule of the style sheet gives to its tokens, by their names without the prefix. */
function tokensOf(selector: string): Map<string, string> {
  const css = readText(path.join(__dirname, '../client/figures.css'));
  const [, rule = ''] = css.split(`\n${selector} {`, 2);
  const found = (rule.split('}')[0] ?? '').matchAll(/--tbia-fig-([\w-]+): (#[\da-f]+);/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

describe('colors', () => {
  it.each(PIN_TYPES)('%s pins stand out from the canvas', (type) => {
    const color = PINS[type].screen;
    expect(contrast(color, CANVAS.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(color, CANVAS.body)).toBeGreaterThanOrEqual(3);
  });

  it.each(NODE_KINDS)('titles of %s can be read', (kind) => {
    for (const header of headersOf(kind)) {
      expect(contrast(header, CANVAS.text)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(PIN_TYPES)('%s pins stand out from the canvas on paper', (type) => {
    expect(contrast(PINS[type].paper, PAPER_CANVAS.body)).toBeGreaterThanOrEqual(3);
  });

  it.each(NODE_KINDS)('titles of %s can be read on paper', (kind) => {
    for (const header of headersOf(kind).map(paperHeader)) {
      expect(contrast(header, PAPER_CANVAS.text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(header, PAPER_CANVAS.subtitle)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('of values, words and borders can be read on paper', () => {
    for (const ground of [PAPER_CANVAS.body, PAPER_CANVAS.box]) {
      expect(contrast(PAPER_CANVAS.text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(PAPER_CANVAS.word, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(CANVAS.mark, PAPER_CANVAS.body)).toBeGreaterThanOrEqual(3);
    expect(contrast(PAPER_CANVAS.border, PAPER_CANVAS.body)).toBeGreaterThanOrEqual(3);
    expect(contrast(PAPER_CANVAS.boxBorder, PAPER_CANVAS.body)).toBeGreaterThanOrEqual(3);
  });

  it('of values and marks can be read, and marks stand out from what is around them', () => {
    expect(contrast(CANVAS.text, CANVAS.box)).toBeGreaterThanOrEqual(4.5);
    // A ring of the color of the number is between a mark and the header on which it stands.
    expect(contrast(CANVAS.markText, CANVAS.mark)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [CANVAS.background, CANVAS.body]) {
      expect(contrast(CANVAS.mark, ground)).toBeGreaterThanOrEqual(3);
    }
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
      expect(contrast(palette.chosen, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('of the canvas that the page paints are those of the pictures on it', () => {
    expect(tokensOf(':root').get('canvas')).toBe(CANVAS.background);
    expect(contrast(tokensOf(':root').get('chart') ?? '', PALETTES.light.background)).toBe(1);
    expect(tokensOf("[data-theme='dark']").get('chart')).toBe(PALETTES.dark.background);
  });

  it.each(['screens', 'paper'])('of panels can be read on %s', (medium) => {
    const all = new Map([...tokensOf(':root'), ...(medium === 'paper' ? tokensOf('@media print {\n  :root') : [])]);
    const token = (name: string): string => all.get(name) ?? '';
    for (const ground of ['canvas', 'level', 'rule', 'heading', 'box'].map(token)) {
      expect(contrast(token('text'), ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(tint(token('rule'), token('text'), 0.8), token('rule'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('tick'), token('box'))).toBeGreaterThanOrEqual(3);
    expect(contrast(token('box-border'), token('box'))).toBeGreaterThanOrEqual(3);
  });
});

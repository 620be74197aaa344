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

/** A color on a ground, and the least contrast between them: 3 for lines and signs, 4.5 for text. */
type Pair = readonly [color: string, ground: string, least: number];

const tooWeak = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(([color, ground, least]) => contrast(color, ground) < least);
const onAll = (color: string, grounds: readonly string[], least: number): Pair[] =>
  grounds.map((ground) => [color, ground, least]);

describe('colors', () => {
  it.each(PIN_TYPES)('%s pins stand out from the canvas and from paper', (type) => {
    const {screen, paper} = PINS[type];
    expect(tooWeak([...onAll(screen, [CANVAS.background, CANVAS.body], 3), [paper, PAPER_CANVAS.body, 3]])).toEqual([]);
  });

  it.each(NODE_KINDS)('titles of %s can be read on screens and on paper', (kind) => {
    const headers = headersOf(kind);
    const printed = headers.map(paperHeader);
    const pairs = [
      ...onAll(CANVAS.text, headers, 4.5),
      ...onAll(PAPER_CANVAS.text, printed, 4.5),
      ...onAll(PAPER_CANVAS.subtitle, printed, 4.5),
    ];
    expect(tooWeak(pairs)).toEqual([]);
  });

  it('of values, words, borders and marks can be read, and marks stand out from what is around them', () => {
    const {body, box, text, word, border, boxBorder} = PAPER_CANVAS;
    const pairs: Pair[] = [
      [CANVAS.text, CANVAS.box, 4.5],
      // A ring of the color of the number is between a mark and the header on which it stands.
      [CANVAS.markText, CANVAS.mark, 4.5],
      ...onAll(CANVAS.mark, [CANVAS.background, CANVAS.body, body], 3),
      ...onAll(text, [body, box], 4.5),
      ...onAll(word, [body, box], 4.5),
      ...onAll(body, [border, boxBorder], 3),
    ];
    expect(tooWeak(pairs)).toEqual([]);
  });

  it.each(THEMES)('of charts can be read in the %s theme', (theme) => {
    const {background, group, line, lineText, chosen, kinds} = PALETTES[theme];
    const pairs: Pair[] = [
      ...Object.values(kinds).flatMap(({fill, stroke, text}): Pair[] => [
        [text, fill, 4.5],
        [stroke, background, 3],
      ]),
      ...onAll(lineText, [background, group], 4.5),
      ...onAll(line, [background, group], 3),
      ...onAll(chosen, [background, group], 3),
    ];
    expect(tooWeak(pairs)).toEqual([]);
  });

  it('of the canvas that the page paints are those of the pictures on it', () => {
    expect(tokensOf(':root').get('canvas')).toBe(CANVAS.background);
    expect(CANVAS.background).toBe(PALETTES.dark.background);
    const light = tokensOf("html:not([data-theme='dark']) .tbia-figure--dot").get('canvas') ?? '';
    expect(contrast(light, PALETTES.light.background)).toBe(1);
  });

  it.each(['screens', 'paper'])('of panels can be read on %s', (medium) => {
    const all = new Map([...tokensOf(':root'), ...(medium === 'paper' ? tokensOf('@media print {\n  :root') : [])]);
    const token = (name: string): string => all.get(name) ?? '';
    const pairs: Pair[] = [
      ...onAll(token('text'), ['canvas', 'level', 'rule', 'heading', 'box'].map(token), 4.5),
      [tint(token('rule'), token('text'), 0.8), token('rule'), 4.5],
      [token('tick'), token('box'), 3],
      [token('box-border'), token('box'), 3],
    ];
    expect(tooWeak(pairs)).toEqual([]);
  });

  it('that are too near to each other are found', () => {
    expect(tooWeak([['#808080', '#ffffff', 4.5]])).toHaveLength(1);
  });
});

import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../kit/read-text';
import {contrast, tint} from '../../../tests/support/contrast';
import {CANVAS, MARK, NODE_KINDS, PAPER_SHARE, PINS, PIN_TYPES, headerColor, type NodeKind} from './blueprint/style';
import {CHART, KINDS, THEMES} from './dot/style';

const PAPER = CANVAS.body.paper;

/** The colors that the header of a kind of node can have. */
function headersOf(kind: NodeKind): string[] {
  const colors = PIN_TYPES.map((type) => headerColor({kind, out: [{type}]}));
  return [...new Set(colors)];
}

/** The colors that a rule of the style sheet gives to its tokens, by their names without the prefix. */
function tokensOf(selector: string): Map<string, string> {
  const css = readText(path.join(__dirname, '../client/figures.css'));
  const [, rule = ''] = css.split(`\n${selector} {`, 2);
  const found = (rule.split('}')[0] ?? '').matchAll(/--tbia-fig-([\w-]+): (#[\da-f]+);/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

const CANVAS_COLOR = tokensOf(':root').get('canvas') ?? '';

/** A color on a ground, and the least contrast between them: 3 for lines and signs, 4.5 for text. */
type Pair = readonly [color: string, ground: string, least: number];

const tooWeak = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(([color, ground, least]) => contrast(color, ground) < least);
const onAll = (color: string, grounds: readonly string[], least: number): Pair[] =>
  grounds.map((ground) => [color, ground, least]);

describe('colors', () => {
  it.each(PIN_TYPES)('%s pins stand out from the canvas and from paper', (type) => {
    const {screen, paper} = PINS[type];
    expect(tooWeak([...onAll(screen, [CANVAS_COLOR, CANVAS.body.screen], 3), [paper, PAPER, 3]])).toEqual([]);
  });

  it.each(NODE_KINDS)('titles of %s can be read on screens and on paper', (kind) => {
    const headers = headersOf(kind);
    const printed = headers.map((header) => tint(PAPER, header, PAPER_SHARE));
    const pairs = [
      ...onAll(CANVAS.text.screen, headers, 4.5),
      ...onAll(CANVAS.text.paper, printed, 4.5),
      ...onAll(CANVAS.subtitle.paper, printed, 4.5),
    ];
    expect(tooWeak(pairs)).toEqual([]);
  });

  it('of values, words, borders and marks can be read, and marks stand out from what is around them', () => {
    const {body, box, text, word, border, boxBorder} = CANVAS;
    const pairs: Pair[] = [
      [text.screen, box.screen, 4.5],
      // A ring of the color of the number is between a mark and the header on which it stands.
      [MARK.text, MARK.ground, 4.5],
      ...onAll(MARK.ground, [CANVAS_COLOR, body.screen, body.paper], 3),
      ...onAll(text.paper, [body.paper, box.paper], 4.5),
      ...onAll(word.paper, [body.paper, box.paper], 4.5),
      ...onAll(body.paper, [border.paper, boxBorder.paper], 3),
    ];
    expect(tooWeak(pairs)).toEqual([]);
  });

  it.each(THEMES)('of charts can be read in the %s theme', (theme) => {
    const {background, line, text, chosen} = CHART;
    const pairs: Pair[] = [
      ...Object.values(KINDS).flatMap(({fill, stroke}): Pair[] => [
        [text[theme], fill[theme], 4.5],
        [stroke[theme], background[theme], 3],
      ]),
      [text[theme], background[theme], 4.5],
      [line[theme], background[theme], 3],
      [chosen[theme], background[theme], 3],
    ];
    expect(tooWeak(pairs)).toEqual([]);
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

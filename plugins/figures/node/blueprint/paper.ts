import {CANVAS, DELEGATE, PAPER_CANVAS, PINS, paperHeader} from './style';
import {element} from '../svg';

/**
 * The fragment with which a picture of a graph is asked for on paper, where it is light. So paper needs no file of its
 * own, and the picture that a reader has seen is there when the page is printed.
 */
export const PAPER = 'paper';

/** What a color of a line or a surface becomes; colors that are missing stay. */
const COLORS: ReadonlyMap<string, string> = new Map([
  ...(Object.keys(PAPER_CANVAS) as (keyof typeof PAPER_CANVAS)[]).map(
    (name) => [CANVAS[name], PAPER_CANVAS[name]] as const,
  ),
  ...[DELEGATE, ...Object.values(PINS)].map(({screen, paper}) => [screen, paper] as const),
]);

/** What an attribute of a drawing becomes on paper: a declaration; nothing when it stays. */
function declaration(name: string, value: string): string | undefined {
  const color = name === 'stop-color' ? paperHeader(value) : COLORS.get(value);
  return color === undefined ? undefined : `${name}:${color}`;
}

/**
 * Makes a drawn graph light when it is asked for with the fragment {@link PAPER}: an empty group becomes the target,
 * and rules for what stands behind it take the place of the colors in attributes.
 *
 * @param content the drawing without the document around it
 */
export function withPaper(content: string): string {
  // The far ends of headers have a rule of their own.
  const found = content.matchAll(/(?<!offset="1") ((?:fill|stroke|stop-color)="#[\da-f]{6}")/g);
  const attributes = new Set([...found].map(([, text = '']) => text));
  const rules = [...attributes].sort().flatMap((attribute) => {
    const [, name = '', value = ''] = /^(.*)="(.*)"$/.exec(attribute) ?? [];
    const changed = declaration(name, value);
    return changed === undefined ? [] : [`:target+* [${attribute}]{${changed}}`];
  });
  const fade = `:target+* [offset]{stop-color:${PAPER_CANVAS.body}}`;
  return element('style', {}, [...rules, fade].join('')) + element('g', {id: PAPER}) + element('g', {}, content);
}

// cspell:words Segoe Neue

import type {Point} from './geometry';
import {escapeHtml} from '../../kit/escape-html';

/**
 * Fonts of all drawings. An SVG in an `<img>` cannot load fonts: these are on the reader's system, and none is wider
 * than the widths in advance-widths.ts.
 */
const FONT_FAMILY = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** A number with at most one decimal, without trailing zeros. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** A point in the data of a path. */
export function at({x, y}: Point): string {
  return `${num(x)} ${num(y)}`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes an element; numbers are rounded, undefined attributes left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined ? [] : [` ${key}="${typeof value === 'number' ? num(value) : escapeHtml(value)}"`],
    )
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A group of drawn parts, or nothing when all of them are empty. */
export function group(attributes: Attributes, parts: readonly string[]): string {
  const content = parts.join('');
  return content === '' ? '' : element('g', attributes, content);
}

/** A line of text; `y` is the middle of the line, `size` the font size in px. */
export function textLine(text: string, x: number, y: number, size: number, attributes: Attributes = {}): string {
  return element('text', {x, y: y + size * 0.36, ...attributes}, escapeHtml(text));
}

/** A drawing as a file. `width` and `height` are CSS px. */
export interface Svg {
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

/** Wraps drawn elements into a document with a title, a size and the fonts. */
export function svgDocument(title: string, width: number, height: number, fontSize: number, content: string): Svg {
  const size = {width: Math.ceil(width), height: Math.ceil(height)};
  const source = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: `0 0 ${String(size.width)} ${String(size.height)}`,
      'font-family': FONT_FAMILY,
      'font-size': fontSize,
    },
    element('title', {}, escapeHtml(title)) + content,
  );
  return {source: `${source}\n`, ...size};
}

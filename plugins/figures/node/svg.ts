// cspell:words Segoe Neue

import type {Box, Point} from './geometry';
import {h, num, sourceOf, type Attributes, type Markup} from './markup';

/**
 * Fonts of all drawings. An SVG in an `<img>` cannot load fonts: these are on the reader's system, and none is wider
 * than the widths in advance-widths.ts.
 */
const FONT_FAMILY = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** A point in the data of a path. */
export function at({x, y}: Point): string {
  return `${num(x)} ${num(y)}`;
}

/** A line of text; `y` is the middle of the line, `size` the font size in px. */
export function textLine(text: string, x: number, y: number, size: number, attributes: Attributes = {}): Markup {
  return h('text', {x, y: y + size * 0.36, ...attributes}, text);
}

/** A drawing as a file. `width` and `height` are CSS px, and `viewBox` says where it is on its canvas. */
export interface Svg {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** Writes what is in a box of the canvas as a document with a title, a size and the fonts. */
export function svgDocument(title: string, box: Box, fontSize: number, ...content: readonly Markup[]): Svg {
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
  const size = {width, height, viewBox: `${at(box)} ${at({x: width, y: height})}`};
  const fonts = {'font-family': FONT_FAMILY, 'font-size': fontSize};
  const attributes = {xmlns: 'http://www.w3.org/2000/svg', ...size, ...fonts};
  const parts = sourceOf(h('svg', attributes, h('title', {}, title), ...content));
  const source = parts.filter((part) => typeof part === 'string').join('');
  return {source: `${source}\n`, ...size};
}

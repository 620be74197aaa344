// cspell:words Segoe Neue

import type {Box, Point} from './geometry';
import type {Drawing, NameLink, Picture} from './model';
import {h, num, sourceOf, type Attributes, type Markup} from './markup';

/**
 * Fonts of all drawings. An SVG in an `<img>` cannot load fonts: these are on the reader's system, and none is wider
 * than the widths in text-width.ts.
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

/** Writes what is in a box of the canvas as a document with a title, a size and the fonts. */
export function svgDocument(
  title: string,
  box: Box,
  fontSize: number,
  ...content: readonly Markup[]
): Omit<Drawing, 'uses' | 'areas'> {
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
  const size = {width, height, viewBox: `${at(box)} ${at({x: width, y: height})}`};
  const fonts = {'font-family': FONT_FAMILY, 'font-size': fontSize};
  const attributes = {xmlns: 'http://www.w3.org/2000/svg', ...size, ...fonts};
  const parts = sourceOf(h('svg', attributes, h('title', {}, title), ...content));
  const source = parts.filter((part) => typeof part === 'string').join('');
  return {source: `${source}\n`, ...size};
}

/**
 * A picture of a figure; the theme, the width and the medium show one of them.
 *
 * @param fragment of its address, with `#`
 */
export function image(picture: Picture, alt: string, uses: readonly string[] = picture.uses, fragment = ''): Markup {
  const {name, width, height} = picture;
  return h('img', {
    class: ['tbia-figure__picture', ...uses.map((use) => `tbia--${use}`)].join(' '),
    src: {file: `${name}.svg`, fragment},
    width,
    height,
    style: uses.includes('narrow') ? `--picture:${String(width)}px` : undefined,
    alt,
    // A lazy picture is fetched after the page has been laid out, and never when it is for phones or for paper. At the top,
    // that is too late: there, the picture of the other theme is fetched as well.
    loading: picture.isAtTop && !uses.some((use) => use === 'narrow' || use === 'paper') ? 'eager' : 'lazy',
  });
}

/** The frame of pictures, which scrolls, with what is over them. */
export function frame(...content: readonly (Markup | undefined)[]): Markup {
  return h('div', {class: 'tbia-figure__scroll'}, ...content);
}

/** The box of a part of a picture. */
export function areaBox({x, y, width, height}: Box): Markup {
  return h('rect', {x, y, width, height});
}

/** What a link to the explanation of a name has, with the words in it; over a picture, there are none. */
export function nameAttributes({href, name}: NameLink, words = ''): Attributes {
  return {href, 'data-name': name === words ? '' : name};
}

/** Links over the parts of a picture, as large as they are at any width. */
export function overlay({viewBox}: Picture, links: readonly Markup[], attributes: Attributes = {}): Markup {
  return h('svg', {class: 'tbia-links', viewBox, ...attributes}, ...links);
}

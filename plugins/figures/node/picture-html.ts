import type {Box} from './geometry';
import {h, type Attributes, type Markup} from './markup';
import type {NameLink, Picture, Use} from './language';

type Uses = readonly (Use | 'paper')[];

function image({name, width, height}: Picture, uses: Uses, alt: string, fragment = ''): Markup {
  return h('img', {
    class: ['tbia-figure__picture', ...uses.map((use) => `tbia--${use}`)].join(' '),
    src: {file: `${name}.svg`, fragment},
    width,
    height,
    style: uses.includes('narrow') ? `--picture:${String(width)}px` : undefined,
    alt,
    // The picture of the other theme and that of paper are not shown, and a lazy picture that is not shown is not fetched.
    loading: 'lazy',
  });
}

/** The pictures of a figure, of which the theme and the width show one. */
export function images(alt: string, pictures: readonly Picture[]): Markup[] {
  return pictures.map((picture) => image(picture, picture.uses, alt));
}

/** The pictures for paper, where they are asked for with a fragment and are not the same. */
export function paperImages(alt: string, pictures: readonly Picture[], fragment: string): Markup[] {
  return pictures.map((picture) => image(picture, ['paper'], alt, `#${fragment}`));
}

/** The frame of pictures, which scrolls, with what is over them. */
export function frame(...content: readonly (Markup | undefined)[]): Markup {
  return h('div', {class: 'tbia-figure__scroll'}, ...content);
}

/** Words for those who hear the page. */
export function hidden(text: string): Markup {
  return h('span', {class: 'tbia-figure__hidden'}, text);
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

import type {Box} from './geometry';
import {h, type Attributes, type Markup} from './markup';
import type {NameLink, Picture} from './language';

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
    // The picture of the other theme and that of paper are not shown, and a lazy picture that is not shown is not fetched.
    loading: 'lazy',
  });
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

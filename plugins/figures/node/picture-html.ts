import {addressOf, h, type Html} from './html';
import type {Area, NameLink, Picture} from './language';

function image(picture: Picture, use: Picture['theme'] | 'paper', alt: string, isEager: boolean, fragment = ''): Html {
  const kind = use === undefined ? '' : ` tbia--${use}`;
  return h('img', {
    class: `tbia-figure__picture${kind}`,
    src: picture.address ?? addressOf(picture.name) + fragment,
    width: picture.width,
    height: picture.height,
    style: use?.endsWith('-narrow') ? `--picture:${String(picture.width)}px` : undefined,
    alt,
    // The picture of the other theme and that of paper are not shown, and a lazy picture that is not shown is not
    // fetched. So charts are lazy even when they come first, unless they need not be fetched.
    loading: picture.address !== undefined || (isEager && use === undefined) ? undefined : 'lazy',
  });
}

/** What a picture in a page may weigh; most charts at the top of a page have 2 to 3 kB, and 1 kB gzipped. */
const MOST_BYTES = 4096;

/**
 * A picture at the top of its page, put into the page: it is often the largest element that a reader sees first, and
 * must not wait behind the scripts. One that is large, or of which parts are asked for by fragments, stays a file.
 */
export function inDocument(picture: Picture): Picture {
  const {source} = picture;
  if (source.length > MOST_BYTES || source.includes(':target')) {
    return picture;
  }
  return {...picture, address: `data:image/svg+xml,${source.replace(/[%#"<>]/g, encodeURIComponent)}`};
}

/** The pictures of a figure, of which the theme shows one. */
export function images(alt: string, pictures: readonly Picture[], isFirst: boolean): Html[] {
  return pictures.map((picture) => image(picture, picture.theme, alt, isFirst));
}

/** The pictures for paper, where they are asked for with a fragment and are not the same. */
export function paperImages(alt: string, pictures: readonly Picture[], fragment: string): Html[] {
  return pictures.map((picture) => image(picture, 'paper', alt, false, `#${fragment}`));
}

/** The frame of pictures, which scrolls, with what is over them. */
export function frame(...content: readonly (Html | undefined)[]): Html {
  return h('div', {class: 'tbia-figure__scroll'}, ...content);
}

/** The box of a part of a picture. */
export function areaBox([x, y, width, height]: Area['box']): Html {
  return h('rect', {x, y, width, height});
}

/** What a link to the explanation of a name has, with the words in it; over a picture, there are none. */
export function nameAttributes({href, name}: NameLink, words = ''): Html['attributes'] {
  return {href, 'data-name': name === words ? '' : name};
}

/** Links over the parts of a picture, as large as they are at any width. */
export function overlay({width, height}: Picture, links: readonly Html[], attributes: Html['attributes'] = {}): Html {
  const viewBox = `0 0 ${String(width)} ${String(height)}`;
  return h('svg', {class: 'tbia-links', viewBox, ...attributes}, ...links);
}

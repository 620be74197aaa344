import {h, type Markup} from '../markup';
import type {Area, Figure, Links, Picture} from '../model';
import {areaBox, frame, image, nameAttributes, overlay} from '../picture';
import {parseBlueprint} from './parse';
import {readBlueprint} from './reading';
import {PAPER, drawBlueprint} from './svg';

/** Links are large enough for a finger where a picture has its least width. */
const TITLE_HEIGHT = 35;
const DISC_RADIUS = 16;
/** A graph of this width in px has text of 7 pt on a sheet of A4, and a wider one has two rows there. */
const SHEET = 947;

/** A link over a title that is explained elsewhere, or over a disc, with the box of its node, which is lit with the step. */
function linkOver({id, box, node}: Area, {linkOf, places}: Links): Markup | undefined {
  if (!node) {
    const link = linkOf(id);
    const title = areaBox({...box, height: Math.min(box.height, TITLE_HEIGHT)});
    return link && h('a', {...nameAttributes(link), tabindex: -1}, title);
  }
  const href = places.get(id)?.href;
  const disc = h('circle', {cx: box.x + box.width / 2, cy: box.y + box.height / 2, r: DISC_RADIUS});
  return href === undefined ? undefined : h('a', {href, tabindex: -1}, areaBox(node), disc);
}

/**
 * The picture of a graph in its frame, with links over its discs and over the titles that are explained elsewhere. They
 * are for pointers: the text of the figure has the same links for all others.
 */
function graphFrame(alt: string, picture: Picture, links: Links): Markup {
  const anchors = picture.areas.flatMap((area) => linkOver(area, links) ?? []);
  const over = anchors.length > 0 ? overlay(picture, anchors, {'aria-hidden': 'true'}) : undefined;
  const onPaper = image(picture, alt, ['paper'], `#${PAPER}`);
  // On paper, the second picture shows the end of a wide graph (client/picture.css).
  return frame(image(picture, alt), over, onPaper, picture.width > SHEET ? onPaper : undefined);
}

/** A graph of the Blueprint editor. */
export function blueprint(body: string): Figure {
  const data = parseBlueprint(body);
  return {
    data,
    read: () => readBlueprint(data),
    draw: () => Promise.resolve([drawBlueprint(data)]),
    marks: data.marks,
    html: ([picture], links) => (picture ? [graphFrame(data.alt, picture, links)] : []),
  };
}

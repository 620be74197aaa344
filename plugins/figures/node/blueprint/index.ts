import {h, type Markup} from '../markup';
import type {Area, Figure, Links, Picture} from '../language';
import {areaBox, frame, image, nameAttributes, overlay} from '../picture';
import type {BlueprintFigure} from './model';
import {parseBlueprint} from './parse';
import {readBlueprint} from './reading';
import {PAPER, drawBlueprint} from './svg';

/** Links are large enough for a finger where a picture has its least width. */
const TITLE_HEIGHT = 35;
const DISC_RADIUS = 15;
/** A graph of this width in px has text of 7 pt on a sheet of A4, and a wider one has two rows there. */
const SHEET = 947;

/** A link over a title that is explained elsewhere, or over a disc, with the box of its node, which is lit with the step. */
function linkOver(area: Area, areas: readonly Area[], figure: BlueprintFigure, links: Links): Markup | undefined {
  const {x, y, width, height} = area.box;
  if (area.mark === undefined) {
    const name = links.linkOf(figure.nodes.find(({id}) => id === area.id)?.title ?? '');
    const title = areaBox({x, y, width, height: Math.min(height, TITLE_HEIGHT)});
    return name && h('a', {...nameAttributes(name), tabindex: -1}, title);
  }
  const href = links.places.get(area.mark);
  const node = areaBox(areas.find(({id}) => id === area.id)?.box ?? area.box);
  const disc = h('circle', {cx: x + width / 2, cy: y + height / 2, r: DISC_RADIUS});
  return href === undefined ? undefined : h('a', {href, tabindex: -1}, node, disc);
}

/**
 * The picture of a graph in its frame, with links over its discs and over the titles that are explained elsewhere. They
 * are for pointers: the text of the figure has the same links for all others.
 */
function graphFrame(figure: BlueprintFigure, picture: Picture, links: Links): Markup {
  const {areas, width} = picture;
  const anchors = areas.flatMap((area) => linkOver(area, areas, figure, links) ?? []);
  const over = anchors.length > 0 ? overlay(picture, anchors, {'aria-hidden': 'true'}) : undefined;
  const onPaper = image(picture, figure.alt, ['paper'], `#${PAPER}`);
  // On paper, the second picture shows the end of a wide graph (client/picture.css).
  return frame(image(picture, figure.alt), over, onPaper, width > SHEET ? onPaper : undefined);
}

/** A graph of the Blueprint editor. */
export function blueprint(body: string): Figure {
  const data = parseBlueprint(body);
  return {
    data,
    read: () => readBlueprint(data),
    draw: () => Promise.resolve([drawBlueprint(data)]),
    marks: data.marks,
    html: ([picture], links) => (picture ? [graphFrame(data, picture, links)] : []),
  };
}

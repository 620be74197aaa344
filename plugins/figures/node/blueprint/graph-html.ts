import {h, type Html} from '../html';
import type {Area, Links, Picture} from '../language';
import {areaBox, nameAttributes, overlay, pictureFrame} from '../picture-html';
import type {BlueprintFigure} from './model';
import {PAPER} from './paper';

/** The title of a node is at its top. At the least width of a picture, the link is still large enough for a finger. */
const TITLE_HEIGHT = 29;

/** A link over the title of a node whose name is explained elsewhere. */
function titleLink(
  {id, box: [x = 0, y = 0, width = 0, height = 0]}: Area,
  {nodes}: BlueprintFigure,
  {linkOf}: Links,
): Html[] {
  const title = nodes.find((node) => node.id === id)?.title ?? '';
  const link = linkOf(title.replace(/^Event /, ''));
  return link
    ? [h('a', {...nameAttributes(link), tabindex: -1}, areaBox({box: [x, y, width, Math.min(height, TITLE_HEIGHT)]}))]
    : [];
}

/** A link over a disc, with the box of its node, which is lit while somebody points at the step. */
function discLink(
  {id, mark = '', box: [x = 0, y = 0, size = 0]}: Area,
  areas: readonly Area[],
  {places}: Links,
): Html[] {
  const href = places.get(mark);
  const node = areas.find((area) => area.id === id);
  const disc = h('circle', {cx: x + size / 2, cy: y + size / 2, r: 15});
  return href === undefined || !node ? [] : [h('a', {href, tabindex: -1}, areaBox(node), disc)];
}

/**
 * The picture of a graph in its frame, with links over its discs and over the titles that are explained elsewhere. They
 * are for pointers: the text of the figure has the same links for all others.
 *
 * @param isFirst whether it is the first picture of its page, which may be above the fold
 */
export function graphFrame(
  figure: BlueprintFigure,
  pictures: readonly Picture[],
  isFirst: boolean,
  links: Links,
): Html {
  const [picture] = pictures;
  const areas = picture?.areas ?? [];
  const anchors = areas.flatMap((area) =>
    area.mark === undefined ? titleLink(area, figure, links) : discLink(area, areas, links),
  );
  const over = picture && anchors.length > 0 ? overlay(picture, anchors, {'aria-hidden': 'true'}) : undefined;
  return pictureFrame(figure, pictures, isFirst, over, PAPER);
}

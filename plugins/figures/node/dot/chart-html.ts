import {h, type Html} from '../html';
import type {Area, Links, Picture, RowRequest} from '../language';
import {areaBox, frame, images, overlay} from '../picture-html';
import {arrowId, type DotFigure, type Step} from './model';
import {offClasses, pathParts} from './paths';
import {inOrder, partNames, stepName} from './reading';
import {pathFragment} from './svg';

/** What the steps of a chart lead to, as they are read, then the arrows to an end that stands for several. */
export function chartRows(figure: DotFigure): RowRequest[] {
  const {rows: sections} = figure;
  const names = partNames(figure);
  const request = (id: string, step: Step): RowRequest => {
    const {line, to} = step;
    return {id, name: stepName(step), label: names.get(id) ?? '', sections, line, to};
  };
  const parts = [
    ...inOrder(figure).flatMap((step) => (step.label === '' ? [] : [request(step.id, step)])),
    ...figure.arrows.flatMap(({end, label}, index) =>
      end && label !== undefined ? [request(arrowId(index), end)] : [],
    ),
  ];
  return sections.length === 0 ? [] : parts;
}

/** Least size of what a finger presses, and the widest picture that a phone makes fit into its column, in px. */
const [FINGER, COLUMN, MOST_FIT] = [24, 358, 519];

/** The box of a part, as large as a finger needs wherever the picture is shown. */
function pressable([x = 0, y = 0, width = 0, height = 0]: Area['box'], picture: Picture): Area['box'] {
  const least = picture.width <= MOST_FIT ? FINGER * Math.max(1, picture.width / COLUMN) : FINGER * 1.08;
  const [wide, high] = [Math.max(width, least), Math.max(height, least)].map(Math.ceil) as [number, number];
  return [x - (wide - width) / 2, y - (high - height) / 2, wide, high];
}

/** Links over the steps of the picture. */
function stepLinks(figure: DotFigure, picture: Picture, {places, anchors}: Links): Html {
  const parts = pathParts(figure);
  const names = partNames(figure);
  const links = (picture.areas ?? []).flatMap(({id, box}) => {
    const href = places.get(id);
    const off = offClasses(parts, ({steps}) => steps.has(id));
    const arrow = id.startsWith('->') ? '' : undefined;
    const attributes = {id: anchors.get(id), href, 'aria-label': names.get(id), class: off, 'data-arrow': arrow};
    return href === undefined ? [] : [h('a', attributes, areaBox(pressable(box, picture)))];
  });
  return overlay(picture, links, {role: 'group', 'aria-label': 'Steps of the chart'});
}

/**
 * The choice of a path, with the fragments of the pictures as values. It waits for its script unseen, in the room that
 * it will need. `autocomplete` keeps browsers from restoring a choice without its picture.
 */
function pathChoice({paths}: DotFigure): Html {
  const options = [{name: 'All', value: ''}, ...paths.map(({id, name}) => ({name, value: pathFragment(id)}))];
  return h(
    'fieldset',
    {class: 'tbia-paths', inert: '', 'data-search': 'off'},
    h('legend', {}, 'Show the path'),
    ...options.map(({name, value}) => h('label', {}, h('input', {type: 'radio', autocomplete: 'off', value}), name)),
    h('p', {role: 'status'}),
  );
}

/**
 * The pictures of a chart in their frame. A chart whose steps lead somewhere has links over them, and above it the
 * choice of its paths.
 *
 * @param links the rows of the steps
 */
export function chartFrame(figure: DotFigure, pictures: readonly Picture[], links: Links): Html[] {
  const [first] = pictures;
  const shown = images(figure.alt, pictures);
  if (links.places.size === 0 || !first) {
    return [frame(...shown)];
  }
  const chart = h('div', {class: 'tbia-chart'}, ...shown, stepLinks(figure, first, links));
  return [...(figure.paths.length > 0 ? [pathChoice(figure)] : []), frame(chart)];
}

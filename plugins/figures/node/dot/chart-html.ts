import {h, type Html} from '../html';
import type {Links, Picture, RowRequest} from '../language';
import {areaBox, frame, images, overlay} from '../picture-html';
import {arrowId, type DotFigure, type Step} from './model';
import {offClasses, pathParts} from './paths';
import {partNames, stepName} from './reading';
import {pathFragment} from './svg';

/** What the steps of a chart lead to, and the arrows to an end that stands for several. */
export function chartRows({steps, arrows, rows}: DotFigure): RowRequest[] {
  const request = (id: string, step: Step): RowRequest => {
    const {line, to} = step;
    return {id, name: stepName(step), sections: rows, line, to};
  };
  const parts = [
    ...steps.flatMap((step) => (step.label === '' ? [] : [request(step.id, step)])),
    ...arrows.flatMap(({end}, index) => (end ? [request(arrowId(index), end)] : [])),
  ];
  return rows.length === 0 ? [] : parts;
}

/** Links over the steps of the picture. */
function stepLinks(figure: DotFigure, picture: Picture, {places}: Links): Html {
  const parts = pathParts(figure);
  const names = partNames(figure);
  const anchors = (picture.areas ?? []).flatMap(({id, box}) => {
    const href = places.get(id);
    const off = offClasses(parts, ({steps}) => steps.has(id));
    const arrow = id.startsWith('->') ? '' : undefined;
    return href === undefined
      ? []
      : [h('a', {href, 'aria-label': names.get(id), class: off, 'data-arrow': arrow}, areaBox(box))];
  });
  return overlay(picture, anchors, {role: 'group', 'aria-label': 'Steps of the chart'});
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
    h('p', {class: 'tbia-paths__status', role: 'status'}),
  );
}

/**
 * The pictures of a chart in their frame. A chart whose steps lead somewhere has links over them, and above it the
 * choice of its paths.
 *
 * @param isFirst whether it is the first picture of its page, which may be above the fold
 * @param links the rows of the steps
 */
export function chartFrame(figure: DotFigure, pictures: readonly Picture[], isFirst: boolean, links: Links): Html[] {
  const [first] = pictures;
  const shown = images(figure.alt, pictures, isFirst);
  if (links.places.size === 0 || !first) {
    return [frame(...shown)];
  }
  const chart = h('div', {class: 'tbia-chart'}, ...shown, stepLinks(figure, first, links));
  return [...(figure.paths.length > 0 ? [pathChoice(figure)] : []), frame(chart)];
}

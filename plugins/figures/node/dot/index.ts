import type {Box} from '../geometry';
import type {Drawing, Figure, Links, Picture, Place} from '../model';
import {h, type Attributes, type Markup} from '../markup';
import {areaBox, frame, image, overlay} from '../picture';
import {loadGraphviz} from './layout';
import {pathParts, type DotFigure} from './model';
import {parseDot} from './parse';
import {chartParts, readDot} from './reading';
import {CHART, DASHES, KINDS, STEP_KINDS, outline, type ThemeColor} from './style';
import {drawDot} from './svg';

/** Least size of what a finger presses, and the widest picture that a phone makes fit into its column, in px. */
const [FINGER, COLUMN, MOST_FIT] = [24, 358, 519];

/** The box of a part, as large as a finger needs wherever the picture is shown. */
function pressable({x, y, width, height}: Box, picture: Picture): Box {
  const least = picture.width <= MOST_FIT ? FINGER * Math.max(1, picture.width / COLUMN) : FINGER * 1.08;
  const size = {width: Math.ceil(Math.max(width, least)), height: Math.ceil(Math.max(height, least))};
  return {x: x - (size.width - width) / 2, y: y - (size.height - height) / 2, ...size};
}

/** Links over the steps of the picture. */
function stepLinks(picture: Picture, {places}: Links): Markup {
  const links = picture.areas.map(({id, label, box}) =>
    h('a', {...places.get(id), 'aria-label': label}, areaBox(pressable(box, picture))),
  );
  return overlay(picture, links, {role: 'group', 'aria-label': 'Steps of the chart'});
}

/**
 * The choice of a path, with the fragments of the pictures as values. It waits for its script unseen, in the room that it
 * will need. `autocomplete` keeps browsers from restoring a choice without its picture.
 */
function pathChoice(figure: DotFigure, [firstStep]: readonly Place[]): Markup {
  const radio = {type: 'radio', name: firstStep?.id, autocomplete: 'off'};
  const option = (name: string, fragment: string): Markup =>
    h('label', {}, h('input', {...radio, value: fragment, checked: fragment === '' ? '' : undefined}), name);
  const question = 'Show the path';
  return h(
    'div',
    {class: 'tbia-paths', role: 'radiogroup', 'aria-label': question, inert: '', 'data-search': 'off'},
    h('span', {'aria-hidden': 'true'}, question),
    option('All', ''),
    ...pathParts(figure).map(({path, fragment}) => option(path.name, fragment)),
  );
}

/**
 * The pictures of a chart in their frame. A chart whose steps lead somewhere has links over them, and above it the
 * choice of its paths.
 *
 * @param links the rows of the steps
 */
function chartFrame(figure: DotFigure, pictures: readonly Picture[], links: Links): Markup[] {
  const [first] = pictures;
  const places = [...links.places.values()];
  const over = first && places.length > 0 ? stepLinks(first, links) : undefined;
  const choice = over && figure.paths.length > 0 ? [pathChoice(figure, places)] : [];
  return [...choice, frame(...pictures.map((picture) => image(picture, figure.alt)), over)];
}

/** Where the sign of the legend is in its picture. */
const BOX = {x: 1, y: 1, width: 24, height: 14};

/** The sign is in the page, where the browser knows the theme. */
const inTheme = ({light, dark}: ThemeColor): string => `light-dark(${light},${dark})`;

/** A sign and its meaning. */
function entry(text: string, style: Attributes, ...sign: readonly Markup[]): Markup {
  const size = {width: 26, height: 16, viewBox: '0 0 26 16'};
  return h('li', {}, h('svg', {...size, ...style, 'stroke-width': 1.5, 'aria-hidden': 'true'}, ...sign), text);
}

/** What the shapes and lines of a chart mean, where there are several. */
function legend({steps, arrows}: DotFigure): Markup[] {
  const explained = STEP_KINDS.filter((kind) => kind !== 'step' && KINDS[kind].shape !== 'pill');
  const kinds = explained
    .filter((kind) => steps.some((step) => step.kind === kind))
    .map((kind) => {
      const {name, fill, stroke} = KINDS[kind];
      return entry(name, {fill: inTheme(fill), stroke: inTheme(stroke)}, ...outline(kind, BOX, {}, 5));
    });
  const line = h('path', {d: 'M1 8h24', 'stroke-dasharray': DASHES});
  const dashed = entry('One of several ways', {stroke: inTheme(CHART.line)}, line);
  const items = [...kinds, ...(arrows.some(({isDashed}) => isDashed) ? [dashed] : [])];
  return items.length < 2 ? [] : [h('ul', {class: 'tbia-legend', 'aria-label': 'Legend'}, ...items)];
}

/** Widest picture, in px, whose text of 13 px has 11 px or more in the column of a phone of 390 px. */
const NARROW = 423;

async function draw(figure: DotFigure): Promise<Drawing[]> {
  const graphviz = await loadGraphviz();
  const drawings = drawDot(figure, graphviz);
  if (figure.sections.length > 0 || figure.direction === 'TB') {
    return drawings;
  }
  const down = drawDot({...figure, direction: 'TB'}, graphviz, ['narrow']);
  return down.every(({width}) => width <= NARROW) ? [...drawings, ...down] : drawings;
}

/** A chart of what happens in which order. */
export function dot(body: string): Figure {
  const data = parseDot(body);
  return {
    data,
    read: () => readDot(data),
    draw: () => draw(data),
    rows: data.sections.length > 0 ? chartParts(data) : [],
    html: (pictures, links) => [...chartFrame(data, pictures, links), ...legend(data)],
  };
}

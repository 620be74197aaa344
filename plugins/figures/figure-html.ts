import type {StepKind} from './dot-model.ts';
import {KIND_NAMES, cornerRadius, outline} from './dot-style.ts';
import type {Figure} from './figure.ts';
import {h, type AssetRequest, type Html} from './html.ts';
import {panelHtml} from './panel-html.ts';
import type {Reading, ReadingList} from './reading.ts';
import {num} from './svg.ts';
import {readFigure} from './text.ts';

/** A drawn picture: its file, and its size in CSS px. */
export interface Picture {
  readonly asset: AssetRequest;
  readonly width: number;
  readonly height: number;
  /** Pictures of charts exist once per theme; graphs are dark in both. */
  readonly theme?: 'light' | 'dark';
}

/** The text column of the site on a screen of 1350 px, in px. */
const COLUMN = 756;
/** A picture is not shrunk further than to this share of its size: 14 px text stays near 10 px. */
const SMALLEST_SHARE = 0.7;
const STEP = 100;
const MOST = 2400;

/** Name of the CSS class that keeps a picture at a legible width; figures.css has one per 100 px. */
function minWidthClass(width: number): string {
  const least = Math.min(MOST, Math.floor((width * SMALLEST_SHARE) / STEP) * STEP);
  return least < STEP * 3 ? '' : ` tbia-figure__picture--${String(least)}`;
}

function image(picture: Picture, alt: string, isEager: boolean): Html {
  const theme = picture.theme === undefined ? '' : ` tbia-figure__picture--${picture.theme}`;
  return h('img', {
    class: `tbia-figure__picture${theme}${minWidthClass(picture.width)}`,
    src: picture.asset,
    width: picture.width,
    height: picture.height,
    alt,
    // The picture of the other theme is not shown, and a lazy picture that is not shown is not fetched. So charts are
    // lazy even when they come first.
    loading: isEager && picture.theme === undefined ? undefined : 'lazy',
    decoding: 'async',
  });
}

function pictureHtml(figure: Figure, pictures: readonly Picture[], isFirst: boolean): Html {
  const widest = Math.max(...pictures.map(({width}) => width));
  const isScrolling = widest * SMALLEST_SHARE > COLUMN;
  const region = isScrolling ? {role: 'region', tabindex: '0', 'aria-label': `Figure: ${figure.caption}`} : {};
  const images = pictures.map((picture) => image(picture, figure.alt, isFirst));
  return h('div', {class: 'tbia-figure__scroll', ...region}, ...images);
}

function legendShape(kind: StepKind): Html {
  const size = {x: 1, y: 1, width: 24, height: 14};
  const className = `tbia-legend__shape tbia-legend__shape--${kind}`;
  const rx = cornerRadius(kind, size.height);
  const shape =
    rx === undefined
      ? h('path', {
          d: outline(kind, size.x, size.y, size.width, size.height, 5)
            .map((part) => (typeof part === 'number' ? num(part) : part))
            .join(' '),
        })
      : h('rect', {...size, rx: Math.min(rx, 6)});
  const detail = kind === 'actor' ? h('rect', {x: 3.5, y: 3.5, width: 19, height: 9}) : undefined;
  const bar = kind === 'interface' ? h('path', {d: 'M5 4v8'}) : undefined;
  return h(
    'svg',
    {class: className, width: 26, height: 16, viewBox: '0 0 26 16', 'aria-hidden': 'true'},
    shape,
    detail,
    bar,
  );
}

const LEGEND_ORDER: readonly StepKind[] = ['interface', 'internal', 'decision', 'ability', 'actor', 'data'];

function legend(figure: Figure): Html | undefined {
  if (figure.language !== 'dot') return undefined;
  const used = LEGEND_ORDER.filter((kind) => figure.steps.some((step) => step.kind === kind));
  const kinds = used.map((kind) => h('li', {}, legendShape(kind), KIND_NAMES[kind]));
  const dashed = figure.arrows.some(({isDashed}) => isDashed)
    ? [
        h(
          'li',
          {},
          h(
            'svg',
            {
              class: 'tbia-legend__shape tbia-legend__shape--dashed',
              width: 26,
              height: 16,
              viewBox: '0 0 26 16',
              'aria-hidden': 'true',
            },
            h('path', {d: 'M1 8h24'}),
          ),
          'One of several ways',
        ),
      ]
    : [];
  const items = [...kinds, ...dashed];
  return items.length === 0 ? undefined : h('ul', {class: 'tbia-legend', 'aria-label': 'Legend'}, ...items);
}

function list({isOrdered, items}: ReadingList): Html {
  return h(isOrdered ? 'ol' : 'ul', {}, ...items.map(({text, lists = []}) => h('li', {}, text, ...lists.map(list))));
}

function disclosure(reading: Reading): Html {
  const blocks = reading.flatMap((block) => [h('p', {}, block.heading), list(block.list)]);
  return h('details', {class: 'tbia-figure__text'}, h('summary', {}, 'Read as text'), ...blocks);
}

/**
 * The whole figure: picture or panel, legend, caption, and the disclosure with the same content as text.
 *
 * @param pictures none for a panel, one for a graph, one per theme for a chart
 * @param isFirst whether it is the first picture of its page, which may be above the fold
 */
export function figureHtml(figure: Figure, pictures: readonly Picture[], isFirst: boolean): Html {
  const body = figure.language === 'panel' ? panelHtml(figure) : pictureHtml(figure, pictures, isFirst);
  return h(
    'figure',
    {class: `tbia-figure tbia-figure--${figure.language}`},
    body,
    legend(figure),
    h('figcaption', {class: 'tbia-figure__caption'}, figure.caption),
    disclosure(readFigure(figure)),
  );
}

import {h, type Html} from '../html';
import type {DotFigure} from './model';
import {DASHES, KIND_NAMES, PALETTES, STEP_KINDS, THEMES, outline, type Theme} from './style';

const BOX = {x: 1, y: 1, width: 24, height: 14};

/** A sign and its meaning. The sign is drawn for both themes, of which one is shown, as with pictures. */
function entry(text: string, colors: (theme: Theme) => Html['attributes'], ...content: readonly Html[]): Html {
  const signs = THEMES.map((theme) =>
    h(
      'svg',
      {
        class: `tbia--${theme}`,
        width: 26,
        height: 16,
        viewBox: '0 0 26 16',
        'stroke-width': 1.5,
        ...colors(theme),
        'aria-hidden': 'true',
      },
      ...content,
    ),
  );
  return h('li', {}, ...signs, text);
}

/** What the shapes and lines of a chart mean, where there are several. */
export function legend({steps, arrows}: DotFigure): Html[] {
  const kinds = STEP_KINDS.filter(
    (kind) => kind !== 'start' && kind !== 'end' && steps.some((step) => step.kind === kind),
  ).map((kind) => {
    const colors = (theme: Theme): Html['attributes'] => {
      const {fill, stroke} = PALETTES[theme].kinds[kind];
      return {fill, stroke};
    };
    return entry(KIND_NAMES[kind], colors, ...outline(kind, BOX, 5));
  });
  const line = entry(
    'One of several ways',
    (theme) => ({stroke: PALETTES[theme].line}),
    h('path', {d: 'M1 8h24', 'stroke-dasharray': DASHES}),
  );
  const items = [...kinds, ...(arrows.some(({isDashed}) => isDashed) ? [line] : [])];
  return items.length < 2 ? [] : [h('ul', {class: 'tbia-legend', 'aria-label': 'Legend'}, ...items)];
}

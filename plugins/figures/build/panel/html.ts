import {h, type Html} from './html.ts';
import type {FormPanel, MenuPanel, PanelFigure, PanelRow, PanelValue, TablePanel} from './panel-model.ts';

const hidden = (text: string): Html => h('span', {class: 'tbia-figure__hidden'}, text);

/** The disc of a mark, read as "mark 1". */
function markDisc(number: string): Html {
  return h('span', {class: 'tbia-figure__mark'}, hidden('mark '), number);
}

/** Text with places where a long name may break: after a separator, or before a capital. They are not copied. */
function breakable(text: string): (Html | string)[] {
  return text
    .split(/(?<=[a-z])(?=[A-Z])|(?<=[._/])(?=\w)/)
    .flatMap((part, index) => (index === 0 ? [part] : [h('wbr', {}), part]));
}

function tick(isOn: boolean): Html {
  const state = isOn ? 'on' : 'off';
  return h('span', {class: `tbia-panel__tick tbia-panel__tick--${state}`}, hidden(state));
}

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

function swatch(colour: string): Html | undefined {
  if (!COLOUR.test(colour)) return undefined;
  return h(
    'svg',
    {class: 'tbia-panel__swatch', width: 28, height: 14, 'aria-hidden': 'true'},
    h('rect', {width: 28, height: 14, fill: colour}),
  );
}

function rowValue({value, type}: PanelRow): Html | undefined {
  if (value === null) return undefined;
  if (typeof value === 'boolean') return tick(value);
  const text = h('span', {class: `tbia-panel__value tbia-panel__value--${type}`}, ...breakable(value));
  const colour = type === 'color' ? swatch(value) : undefined;
  return colour ? h('span', {}, colour, text) : text;
}

function row(data: PanelRow): Html {
  const changed = data.isChanged
    ? h('span', {class: 'tbia-panel__changed'}, hidden('changed from the default'))
    : undefined;
  const children = data.rows.length > 0 ? h('dd', {class: 'tbia-panel__children'}, rows(data.rows)) : undefined;
  return h(
    'div',
    {class: `tbia-panel__row${children ? ' tbia-panel__row--parent' : ''}`},
    h(
      'dt',
      {class: 'tbia-panel__name'},
      h('span', {}, ...breakable(data.name)),
      data.mark === undefined ? undefined : markDisc(data.mark),
    ),
    h('dd', {class: 'tbia-panel__cell'}, rowValue(data), changed),
    children,
  );
}

function rows(list: readonly PanelRow[]): Html {
  return h('dl', {class: 'tbia-panel__rows'}, ...list.map(row));
}

const KIND_NAMES: Readonly<Record<FormPanel['kind'], string>> = {
  details: 'Details',
  settings: 'Project Settings',
  asset: 'Data asset',
};

function bar(title: string, subtitle: string | undefined): Html {
  return h(
    'div',
    {class: 'tbia-panel__bar'},
    h('span', {class: 'tbia-panel__title'}, title),
    subtitle === undefined ? undefined : h('span', {class: 'tbia-panel__subtitle'}, subtitle),
  );
}

function form(panel: FormPanel): Html[] {
  const sections = panel.sections.map(({title, rows: list}) =>
    h(
      'div',
      {class: 'tbia-panel__section'},
      title === undefined ? undefined : h('p', {class: 'tbia-panel__heading'}, title),
      rows(list),
    ),
  );
  return [bar(panel.title, panel.subtitle ?? KIND_NAMES[panel.kind]), ...sections];
}

function cellContent(value: PanelValue): Html | string {
  if (value === null) return '';
  return typeof value === 'boolean' ? tick(value) : value;
}

function table(panel: TablePanel): Html[] {
  const head = h('tr', {}, ...panel.columns.map((column) => h('th', {scope: 'col'}, column)));
  const body = panel.rows.map(({cells, mark}) => {
    const [first = null, ...rest] = cells;
    const disc = mark === undefined ? undefined : markDisc(mark);
    return h(
      'tr',
      {},
      h('th', {scope: 'row'}, cellContent(first), disc),
      ...rest.map((cell) => h('td', {}, cellContent(cell))),
    );
  });
  const grid = h('table', {class: 'tbia-panel__grid'}, h('thead', {}, head), h('tbody', {}, ...body));
  const name = panel.title ?? panel.caption;
  const scroller = h(
    'div',
    {class: 'tbia-figure__scroll', role: 'region', tabindex: '0', 'aria-label': `Table: ${name}`},
    grid,
  );
  return panel.title === undefined ? [scroller] : [bar(panel.title, panel.subtitle), scroller];
}

function menu(panel: MenuPanel): Html[] {
  const entries = panel.path.map((entry, index) => {
    const isLast = index === panel.path.length - 1;
    return h('li', {class: `tbia-menu__entry${isLast ? ' tbia-menu__entry--chosen' : ''}`}, entry);
  });
  const result =
    panel.result === undefined
      ? undefined
      : h('p', {class: 'tbia-menu__result'}, 'Creates ', h('code', {}, panel.result));
  const list = h('ol', {class: 'tbia-menu'}, ...entries);
  const parts = result ? [list, result] : [list];
  return panel.title === undefined ? parts : [bar(panel.title, panel.subtitle), ...parts];
}

function content(panel: PanelFigure): Html[] {
  if (panel.kind === 'table') return table(panel);
  return panel.kind === 'menu' ? menu(panel) : form(panel);
}

/** A panel as HTML: lists of names and values, a table, or a path through menus. Nothing in it is a heading. */
export function panelHtml(panel: PanelFigure): Html {
  const className = `tbia-panel tbia-panel--${panel.kind}`;
  return h('div', {class: className, role: 'group', 'aria-label': panel.alt}, ...content(panel));
}

import {h, type Html} from '../html';
import type {StepMark} from '../language';
import {RESPONSES, type FormPanel, type PanelFigure, type PanelRow, type PanelValue, type TablePanel} from './model';

const hidden = (text: string): Html => h('span', {class: 'tbia-figure__hidden'}, text);

/** The disc with the number of a step, read as "step 1". */
function markDisc({number}: StepMark): Html {
  return h('span', {class: 'tbia-figure__mark'}, hidden('step '), number);
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

/** Three fields, as the editor shows a location, a rotation or a scale. */
function vector(value: string): Html {
  const fields = value
    .split(', ')
    .map((part, index) =>
      h(
        'span',
        {class: `tbia-panel__value tbia-panel__value--text tbia-panel__axis tbia-panel__axis--${'xyz'.charAt(index)}`},
        hidden(`${'XYZ'.charAt(index)} `),
        part,
        hidden(index < 2 ? ', ' : ''),
      ),
    );
  return h('span', {class: 'tbia-panel__vector'}, ...fields);
}

/** The three columns of a collision channel, of which one is ticked. */
function responses(value: string): Html {
  const columns = RESPONSES.map((response) => {
    const state = response === value ? 'on' : 'off';
    return h(
      'span',
      {class: 'tbia-panel__response'},
      h('span', {class: `tbia-panel__tick tbia-panel__tick--${state}`}),
      response === value ? response : h('span', {'aria-hidden': 'true'}, response),
    );
  });
  return h('span', {class: 'tbia-panel__responses'}, ...columns);
}

function rowValue({value, type}: PanelRow): Html | undefined {
  if (value === null) {
    return undefined;
  }
  if (typeof value === 'boolean') {
    return tick(value);
  }
  if (type === 'vector') {
    return vector(value);
  }
  if (type === 'response') {
    return responses(value);
  }
  return h('span', {class: `tbia-panel__value tbia-panel__value--${type}`}, ...breakable(value));
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
  if (value === null) {
    return '';
  }
  return typeof value === 'boolean' ? tick(value) : value;
}

function table(panel: TablePanel): Html[] {
  const head = h(
    'tr',
    {},
    ...panel.columns.map(({name: column, mark}) =>
      h('th', {scope: 'col'}, column, mark === undefined ? undefined : markDisc(mark)),
    ),
  );
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

/** A panel as HTML: lists of names and values, or a table. Nothing in it is a heading. */
export function panelHtml(panel: PanelFigure): Html {
  const content = panel.kind === 'table' ? table(panel) : form(panel);
  const className = `tbia-panel tbia-panel--${panel.kind}`;
  return h('div', {class: className, role: 'group', 'aria-label': panel.alt}, ...content);
}

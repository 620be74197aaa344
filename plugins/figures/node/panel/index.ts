import {h, type Attributes, type Markup} from '../markup';
import type {Figure, Links, Reading, ReadingItem, StepMark} from '../model';
import {nameAttributes} from '../picture';
import {COUNT, RESPONSES, parsePanel, type PanelFigure, type PanelRow} from './parse';

/** The disc with the number of a step, read as "step 1". It leads there; keyboards go by the text of the figure. */
function markDisc({number}: StepMark, {places}: Links): Markup {
  const link = {href: places.get(number)?.href, tabindex: -1, 'aria-label': `step ${number}`};
  return h('a', {class: 'tbia-mark', ...link}, number);
}

/** A name, which leads to the place that explains it. */
function named(name: string, {linkOf}: Links): Markup | string {
  const link = linkOf(name);
  return link ? h('a', {...nameAttributes(link, name), tabindex: -1}, name) : name;
}

/** A sign for those who see the page, with what it says to those who hear it. */
const sign = (said: string): Attributes => ({role: 'img', 'aria-label': said});

function tick(isOn: boolean, attributes: Attributes = {}): Markup {
  return h('span', {class: `tbia-panel__tick${isOn ? ' tbia-panel__on' : ''}`, ...attributes});
}

/** The editor's colors of X, Y and Z. */
const AXES = ['#ca2600', '#67a900', '#2c7eed'];

/** Three fields, as the editor shows a location, a rotation or a scale. */
function vector(value: string): Markup {
  const parts = value.split(', ');
  const fields = AXES.map((color, index) =>
    h('span', {class: 'tbia-panel__text', style: `--axis:${color}`}, parts[index]),
  );
  return h('span', {class: 'tbia-panel__vector'}, ...fields);
}

/** The three columns of a collision channel, of which one is ticked. */
function responses(value: string): Markup {
  const columns = RESPONSES.map((response) => {
    const word = response === value ? response : h('span', {'aria-hidden': 'true'}, response);
    return h('span', {class: 'tbia-panel__response'}, tick(response === value), word);
  });
  return h('span', {class: 'tbia-panel__responses'}, ...columns);
}

/** What the editor has behind the number of elements: a plus in a ring, which adds one, and the bin, which removes all. */
const ARRAY_TOOLS = h(
  'svg',
  {class: 'tbia-panel__array', viewBox: '0 0 40 16', 'aria-hidden': 'true'},
  h('path', {d: 'M8 1.5a6.5 6.5 0 0 1 0 13a6.5 6.5 0 0 1 0-13m0 3.5v6m-3-3h6m12-4h12m-8 0v-2h4v2m-7 0l1 10h8l1-10'}),
);

function valueOf({value, type}: PanelRow): Markup | undefined {
  switch (type) {
    case 'none':
      return undefined;
    case 'tick':
      return tick(value === 'on', sign(value));
    case 'vector':
      return vector(value);
    case 'response':
      return responses(value);
    default:
      return h('span', {class: `tbia-panel__${type}`}, value);
  }
}

function row(data: PanelRow, links: Links): Markup {
  const changed = data.isChanged
    ? h('span', {class: 'tbia-panel__changed', ...sign('changed from the default')}, '↶')
    : undefined;
  const tools = COUNT.test(data.value) ? ARRAY_TOOLS : undefined;
  const children = data.rows.length > 0 ? h('dd', {}, rows(data.rows, links)) : undefined;
  const name = h('dt', {}, named(data.name, links), data.mark && markDisc(data.mark, links));
  return h('div', {}, name, h('dd', {}, valueOf(data), tools, changed), children);
}

function rows(list: readonly PanelRow[], links: Links): Markup {
  return h('dl', {}, ...list.map((each) => row(each, links)));
}

/** A panel as HTML: lists of names and values. Nothing in it is a heading. */
function panelHtml({alt, title, subtitle, sections}: PanelFigure, links: Links): Markup {
  const words = subtitle === undefined ? undefined : ` ${subtitle}`;
  const content = sections.flatMap(({title: heading, rows: list}) => [
    ...(heading === undefined ? [] : [h('p', {}, heading)]),
    rows(list, links),
  ]);
  const bar = h('div', {class: 'tbia-panel__bar'}, h('b', {}, title), words);
  return h('div', {class: 'tbia-panel', role: 'group', 'aria-label': alt}, bar, ...content);
}

function rowItem({name, value, type, isChanged, mark, rows}: PanelRow): ReadingItem {
  const about = (type === 'none' ? '' : `: ${value}`) + (isChanged ? ', changed from the default' : '');
  return {name, about, step: mark?.number, items: rows.map(rowItem)};
}

/** The panel as text: every row with its value. */
function readPanel({title, subtitle, sections}: PanelFigure): Reading {
  const name = subtitle === undefined ? title : `${title}, ${subtitle}`;
  return sections.map((section) => ({
    heading: section.title === undefined ? name : `${name}: ${section.title}`,
    items: section.rows.map(rowItem),
  }));
}

const marksOf = (rows: readonly PanelRow[]): StepMark[] =>
  rows.flatMap(({mark, rows: inner}) => [...(mark ? [mark] : []), ...marksOf(inner)]);

/** A panel of the editor. It is HTML and has no drawing. */
export function panel(body: string): Figure {
  const data = parsePanel(body);
  return {
    data,
    read: () => readPanel(data),
    draw: () => Promise.resolve([]),
    marks: data.sections.flatMap(({rows}) => marksOf(rows)),
    html: (_pictures, links) => [panelHtml(data, links)],
  };
}

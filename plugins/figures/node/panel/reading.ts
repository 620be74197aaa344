import type {FormPanel, PanelFigure, PanelRow, PanelValue, TablePanel} from './model';
import {withStep, type Reading, type ReadingItem} from '../reading';

/** A value as a word: `on` and `off` for tick boxes, an empty string for nothing. */
function valueText(value: PanelValue): string {
  if (value === null) {
    return '';
  }
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
}

function rowItem(row: PanelRow): ReadingItem {
  const value = row.value === null ? row.name : `${row.name}: ${valueText(row.value)}`;
  const text = withStep(row.isChanged ? `${value}, changed from the default` : value, row.mark?.number);
  if (row.rows.length === 0) {
    return {text};
  }
  return {text, lists: [{isOrdered: false, items: row.rows.map(rowItem)}]};
}

function readForm({title, subtitle, sections, buttons}: FormPanel): Reading {
  const name = subtitle === undefined ? title : `${title}, ${subtitle}`;
  const forms = sections.map((section) => ({
    heading: section.title === undefined ? name : `${name}: ${section.title}`,
    list: {isOrdered: false, items: section.rows.map(rowItem)},
  }));
  const last = {heading: 'Buttons', list: {isOrdered: false, items: buttons.map((text) => ({text}))}};
  return buttons.length === 0 ? forms : [...forms, last];
}

function readTable({title, columns, rows}: TablePanel): Reading {
  const items = rows.map(({cells, mark}): ReadingItem => {
    const [first = null, ...rest] = cells;
    const values = rest.flatMap((cell, index) =>
      cell === null ? [] : [`${columns[index + 1]?.name ?? ''}: ${valueText(cell)}`],
    );
    return {text: withStep([valueText(first), values.join(', ')].filter(Boolean).join('. '), mark?.number)};
  });
  const marked = columns.filter(({mark}) => mark !== undefined).map(({name, mark}) => withStep(name, mark?.number));
  const made = {heading: 'Columns', list: {isOrdered: false, items: marked.map((text) => ({text}))}};
  return [
    {heading: title ?? columns[0]?.name ?? 'Table', list: {isOrdered: false, items}},
    ...(marked.length === 0 ? [] : [made]),
  ];
}

/** The panel as text: every row with its value. */
export function readPanel(figure: PanelFigure): Reading {
  if (figure.kind === 'table') {
    return readTable(figure);
  }
  if (figure.kind !== 'menu') {
    return readForm(figure);
  }
  const steps = figure.path.map((entry, index) => ({text: index === 0 ? `Open ${entry}` : `Choose ${entry}`}));
  const result = figure.result === undefined ? [] : [{text: `This makes ${figure.result}`}];
  return [{heading: figure.title ?? 'Menu', list: {isOrdered: true, items: [...steps, ...result]}}];
}

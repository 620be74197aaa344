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
  return {text, lists: row.rows.length === 0 ? [] : [{isOrdered: false, items: row.rows.map(rowItem)}]};
}

function readForm({title, subtitle, sections}: FormPanel): Reading {
  const name = subtitle === undefined ? title : `${title}, ${subtitle}`;
  return sections.map((section) => ({
    heading: section.title === undefined ? name : `${name}: ${section.title}`,
    list: {isOrdered: false, items: section.rows.map(rowItem)},
  }));
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
  return figure.kind === 'table' ? readTable(figure) : readForm(figure);
}

import type {FormPanel, PanelFigure, PanelRow, PanelValue, TablePanel} from './panel-model.ts';
import type {Reading, ReadingItem} from './reading.ts';

/** A value as a word: `on` and `off` for tick boxes, an empty string for nothing. */
function valueText(value: PanelValue): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
}

const withMark = (text: string, mark: string | undefined): string =>
  mark === undefined ? text : `${text} (mark ${mark})`;

function rowItem(row: PanelRow): ReadingItem {
  const value = row.value === null ? row.name : `${row.name}: ${valueText(row.value)}`;
  const text = withMark(row.isChanged ? `${value}, changed from the default` : value, row.mark);
  if (row.rows.length === 0) return {text};
  return {text, lists: [{isOrdered: false, items: row.rows.map(rowItem)}]};
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
      cell === null ? [] : [`${columns[index + 1] ?? ''}: ${valueText(cell)}`],
    );
    return {text: withMark([valueText(first), values.join(', ')].filter(Boolean).join('. '), mark)};
  });
  return [{heading: title ?? columns[0] ?? 'Table', list: {isOrdered: false, items}}];
}

/** The panel as text: every row with its value. */
export function readPanel(figure: PanelFigure): Reading {
  if (figure.kind === 'table') return readTable(figure);
  if (figure.kind !== 'menu') return readForm(figure);
  const steps = figure.path.map((entry, index) => ({text: index === 0 ? `Open ${entry}` : `Choose ${entry}`}));
  const result = figure.result === undefined ? [] : [{text: `This makes ${figure.result}`}];
  return [{heading: figure.title ?? 'Menu', list: {isOrdered: true, items: [...steps, ...result]}}];
}

import type {PanelFigure, PanelRow} from './model';
import type {Reading, ReadingItem} from '../reading';

function rowItem({name, value, type, isChanged, mark, rows}: PanelRow): ReadingItem {
  const about = (type === 'none' ? '' : `: ${value}`) + (isChanged ? ', changed from the default' : '');
  return {name, about, step: mark?.number, items: rows.map(rowItem)};
}

/** The panel as text: every row with its value. */
export function readPanel({title, subtitle, sections}: PanelFigure): Reading {
  const name = subtitle === undefined ? title : `${title}, ${subtitle}`;
  return sections.map((section) => ({
    heading: section.title === undefined ? name : `${name}: ${section.title}`,
    items: section.rows.map(rowItem),
  }));
}

import type {PanelFigure, PanelRow} from './model';
import {withStep, type Reading, type ReadingItem} from '../reading';

function rowItem({name, value, type, isChanged, mark, rows}: PanelRow): ReadingItem {
  const said = type === 'none' ? name : `${name}: ${value}`;
  const text = withStep(isChanged ? `${said}, changed from the default` : said, mark?.number);
  return {text, lists: rows.length === 0 ? [] : [{isOrdered: false, items: rows.map(rowItem)}]};
}

/** The panel as text: every row with its value. */
export function readPanel({title, subtitle, sections}: PanelFigure): Reading {
  const name = subtitle === undefined ? title : `${title}, ${subtitle}`;
  return sections.map((section) => ({
    heading: section.title === undefined ? name : `${name}: ${section.title}`,
    list: {isOrdered: false, items: section.rows.map(rowItem)},
  }));
}

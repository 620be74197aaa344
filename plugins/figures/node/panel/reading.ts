import type {PanelFigure, PanelRow} from './model';
import {bulletBlock, bullets, withStep, type Reading, type ReadingItem} from '../reading';

function rowItem({name, value, type, isChanged, mark, rows}: PanelRow): ReadingItem {
  const said = type === 'none' ? name : `${name}: ${value}`;
  const text = withStep(isChanged ? `${said}, changed from the default` : said, mark?.number);
  return {text, list: bullets(rows.map(rowItem))};
}

/** The panel as text: every row with its value. */
export function readPanel({title, subtitle, sections}: PanelFigure): Reading {
  const name = subtitle === undefined ? title : `${title}, ${subtitle}`;
  return sections.flatMap((section) =>
    bulletBlock(section.title === undefined ? name : `${name}: ${section.title}`, section.rows.map(rowItem)),
  );
}

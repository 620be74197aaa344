import type {Element, Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../../plugins/kit/hast-text';

/** From this number of columns on, a table has no room on a phone. */
const MANY = 3;

/** Heads of columns whose cells need no label, because they say what the row is about. */
const SAYS_ITSELF =
  /^(?:meaning|role|description|purpose|question|used? (?:it )?(?:as|for)|what (?:it|they) (?:is|are|is for|does|do|starts|shows|gives|adds))$/i;

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Labels the cells of a table that has many columns with the heads of these. The first cell is the title of its row. */
function addLabels(table: Element): void {
  const rows: Element[][] = [];
  visit(table, {type: 'element', tagName: 'tr'}, (row: Element) => {
    rows.push(row.children.filter(isElement));
  });
  const [heads = [], ...body] = rows;
  if (heads.length < MANY) {
    return;
  }
  const [, ...labels] = heads.map((head) => textOf(head).trim());
  for (const [, ...cells] of body) {
    cells.forEach((cell, index) => {
      const label = labels[index] ?? '';
      if (label !== '' && cell.children.length > 0 && !SAYS_ITSELF.test(label)) {
        // The attribute `data-l`, because a long page has hundreds of labeled cells.
        cell.properties.dataL = label;
        table.properties.className = ['labeled'];
      }
    });
  }
}

/**
 * A rehype plugin that puts each table into a frame, whose width decides how the table is shown. It labels the cells of
 * tables with three columns or more, which get the class `labeled`. On phones, each row of such a table is a block, in which
 * each cell has its label (src/css/prose.css).
 */
export default function rehypeTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element, index, parent) => {
      addLabels(table);
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: {className: ['table-frame']},
        children: [table],
      };
      parent?.children.splice(index ?? 0, 1, frame);
      return SKIP;
    });
  };
}

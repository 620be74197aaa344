import type {Element, Nodes, Root} from 'hast';
import {textOf} from '../kit/hast-text';

/** Tables with fewer columns have room on a phone. */
const MANY = 3;

/** Heads of columns whose cells say what their row is about: they need no label. */
const SAYS_ITSELF =
  /^(?:meaning|role|description|purpose|question|used? (?:it )?(?:as|for)|what (?:it|they) (?:is|are|is for|does|do|starts|shows|gives|adds))$/i;

const isElement = (node: Nodes, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

const rowsOf = (table: Element, part: 'thead' | 'tbody'): Element[] =>
  table.children
    .filter((child) => isElement(child, part))
    .flatMap(({children}) => children.filter((child) => isElement(child, 'tr')));

const cellsOf = (row: Element): Element[] => row.children.filter((child) => isElement(child, 'th', 'td'));

/** Gives the cells of a table the heads of their columns, except the first one, which is the title of its row. */
function label(table: Element): void {
  const heads = rowsOf(table, 'thead').flatMap(cellsOf).map(textOf);
  if (heads.length < MANY) {
    return;
  }
  for (const row of rowsOf(table, 'tbody')) {
    cellsOf(row).forEach((cell, index) => {
      const head = heads[index]?.trim() ?? '';
      if (index > 0 && head !== '' && cell.children.length > 0 && !SAYS_ITSELF.test(head)) {
        // Few letters: a long page has hundreds of them.
        cell.properties.dataL = head;
      }
    });
  }
}

/**
 * A rehype plugin that gives the cells of tables with three columns and more the heads of their columns. On phones, where
 * such a table has no room, each row is a block, and each cell says what it is about (src/css/prose.css).
 */
export default function rehypeLabels(): (tree: Root) => void {
  const visit = (node: Nodes): void => {
    if (isElement(node, 'table')) {
      label(node);
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  return visit;
}

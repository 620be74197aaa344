import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../../kit/hast-text';
import {oneLine} from '../../kit/words';

/** A heading of a page and the text up to the next one. */
export interface Section {
  /** 1 for the page itself, 2 to 6 for the headings below. */
  readonly level: number;
  /** Id of the heading; empty for the top of the page. */
  readonly id: string;
  readonly heading: string;
  /** The paragraphs, list items, table rows and code lines in reading order, one each. */
  readonly lines: readonly string[];
}

/** The lines of a node that has no others within; nothing of one that has. */
function linesOf(node: Nodes): string[] | undefined {
  switch (node.type) {
    case 'paragraph':
      return node.data?.isPicture ? [] : [textOf(node)];
    case 'tableRow':
      return [
        node.children
          .map((cell) => oneLine(textOf(cell)))
          .filter(Boolean)
          .join(' · '),
      ];
    case 'code':
      return node.value.split('\n');
    default:
      return undefined;
  }
}

/**
 * Reads the sections of a page.
 * @param tree the page as Markdown
 * @throws when the page does not begin with its title
 */
export function sectionsOf(tree: Root): Section[] {
  const sections: (Section & {readonly lines: string[]})[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = node.depth === 1 ? '' : (node.data?.id ?? '');
      sections.push({level: node.depth, id, heading: oneLine(textOf(node)), lines: []});
      return SKIP;
    }
    const lines = linesOf(node)?.map(oneLine).filter(Boolean);
    sections.at(-1)?.lines.push(...(lines ?? []));
    return lines && SKIP;
  });
  if (sections[0]?.level !== 1) {
    throw new Error('The page has no <h1> at the beginning of its main text.');
  }
  return sections;
}

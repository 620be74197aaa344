import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import type {} from 'mdast-util-mdx';
import {textOf} from '../kit/hast-text';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementHastData {
    _mdxExplicitJsx?: boolean;
  }
}

/** Shorter words have room in the narrowest column. */
const LONG = 12;
/** The first column is what a reader scans for: only a name that takes the room of the others breaks there. */
const LONG_IN_FIRST = 28;
/** A shorter part stays with its neighbour. */
const SHORT = 4;

/** After a separator, before a capital that begins a word. */
const SEAM = /(?<=[._/\\:(])(?=[\w<])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

function piecesOf(word: string, long: number): string[] {
  const pieces = word.trim().length > long ? word.split(SEAM) : [word];
  return pieces.reduceRight<string[]>((parts, piece) => {
    const [next, ...others] = parts;
    const isJoined = next !== undefined && (piece.length < SHORT || (others.length === 0 && next.length < SHORT));
    return isJoined ? [piece + next, ...others] : [piece, ...parts];
  }, []);
}

/**
 * The parts between which a text in code font may break, besides at its spaces.
 * @param long length up to which a word stays whole
 */
export function partsOf(text: string, long = LONG): string[] {
  return text
    .split(/(?<=\s)/)
    .map((word) => piecesOf(word, long))
    .reduce((parts, [first = '', ...others]) => [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${first}`, ...others]);
}

/**
 * Marks the places in the code of a cell. They are elements, which nobody copies, searches or hears. Code with elements
 * in it is a plain element, or the theme would take it for a block of code.
 */
function breakCode(parent: Parents, long: number): void {
  parent.children.forEach((node, index) => {
    if (node.type === 'element' && node.tagName === 'code') {
      const [first = '', ...others] = partsOf(textOf(node), long);
      if (others.length > 0) {
        parent.children[index] = {
          type: 'mdxJsxTextElement',
          name: 'code',
          attributes: [],
          children: [
            {type: 'text', value: first},
            ...others.flatMap((value): ElementContent[] => [
              {type: 'element', tagName: 'wbr', properties: {}, children: []},
              {type: 'text', value},
            ]),
          ],
          data: {_mdxExplicitJsx: true},
        };
      }
    } else if ('children' in node) {
      breakCode(node, long);
    }
  });
}

const isCell = (node: Nodes): node is Element => node.type === 'element' && node.tagName === 'td';

/**
 * A rehype plugin that says where long names in tables may break: `TBIA.Event.` and `Interaction`, not `Intera` and
 * `ction`.
 */
export default function rehypeBreaks(): (tree: Root) => void {
  const visit = (node: Nodes): void => {
    if ('children' in node) {
      const first = node.children.find(isCell);
      for (const child of node.children) {
        if (isCell(child)) {
          breakCode(child, child === first ? LONG_IN_FIRST : LONG);
        } else {
          visit(child);
        }
      }
    }
  };
  return visit;
}

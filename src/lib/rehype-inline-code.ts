import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {textOf} from '../../plugins/kit/hast-text';
import type {} from '../../plugins/kit/mdx-elements';

/** In a cell, a word of at most this length stays whole: it has room in the narrowest column. */
const LONG_IN_CELL = 16;
/** Elsewhere, and in the first column, which readers scan, a word of at most this length stays whole. */
const LONG = 28;

/** Where a word may break: after a separator, and before a capital that begins a word. No part is shorter than four letters. */
const SEAM = /(?<=[._/\\:(])(?=[\w<]{4})|(?<=[a-z\d]{3})(?=[A-Z]\w{3})/;

/**
 * The parts between which a text in code font may break, besides at its spaces.
 * @param long length up to which a word stays whole
 */
export function partsOf(text: string, long = LONG_IN_CELL): string[] {
  // Code in text has no line break after Markdown is parsed, so a line break can mark the seams.
  return text.replace(/\S+/g, (word) => (word.length > long ? word.split(SEAM).join('\n') : word)).split('\n');
}

/** Names of keys. Words that are also names of pins or events, such as `Down`, are left out. */
const KEY = /^(?:[A-Z]|F\d{1,2}|Tab|Esc|Escape|Enter|Space|(?:Left )?(?:Shift|Ctrl|Alt)|Cmd|Gamepad [A-Z].+)$/;

/** Whether a text in code font is a key, or some that are pressed together: `E`, `Ctrl+K`. */
export const isKey = (text: string): boolean => text.split('+').every((key) => KEY.test(key));

const breakHere: ElementContent = {type: 'element', tagName: 'wbr', properties: {}, children: []};

/** Code in text as a plain element. `<wbr>` marks where it may break: nobody copies, finds or hears that element. */
function plainCode(code: Element, long: number): ElementContent {
  const text = textOf(code);
  const parts = partsOf(text, long).flatMap((value): ElementContent[] => [breakHere, {type: 'text', value}]);
  return {
    type: 'mdxJsxTextElement',
    name: isKey(text) ? 'kbd' : 'code',
    attributes: [],
    children: parts.slice(1),
    data: {_mdxExplicitJsx: true},
  };
}

const isElement = (node: Nodes, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/**
 * A rehype plugin that makes code in text a plain element, where the theme would render two components. Names of keys become
 * `<kbd>`, and long names may break between their words: `TBIA.Event.` and `Interaction`, not `Intera` and `ction`.
 */
export default function rehypeInlineCode(): (tree: Root) => void {
  const walk = (parent: Parents, long: number): void => {
    const firstCell = parent.children.find((child) => isElement(child, 'td'));
    parent.children.forEach((node, index) => {
      if (isElement(node, 'code')) {
        parent.children[index] = plainCode(node, long);
      } else if ('children' in node && !isElement(node, 'pre')) {
        walk(node, isElement(node, 'td') && node !== firstCell ? LONG_IN_CELL : long);
      }
    });
  };
  return (tree) => {
    walk(tree, LONG);
  };
}

import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import type {} from 'remark-mdx';
import {textOf} from '../../plugins/kit/hast-text';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementHastData {
    _mdxExplicitJsx?: boolean;
  }
}

/** Shorter words have room in the narrowest column. */
const LONG_IN_CELL = 12;
/** Elsewhere, and in the first column, which is what a reader scans for, shorter words stay whole. */
const LONG = 28;

/** After a separator, and before a capital that begins a word, but no part is shorter than four letters. */
const SEAM = /(?<=[._/\\:(])(?=[\w<]{4})|(?<=[a-z\d]{3})(?=[A-Z]\w{3})/;

/**
 * The parts between which a text in code font may break, besides at its spaces.
 * @param long length up to which a word stays whole
 */
export function partsOf(text: string, long = LONG_IN_CELL): string[] {
  // Markdown leaves no line break in code in text.
  return text.replace(/\S+/g, (word) => (word.length > long ? word.split(SEAM).join('\n') : word)).split('\n');
}

/** What a key is called. Words that are names of pins or events, too, such as `Down`, are not in it. */
const KEY = /^(?:[A-Z]|F\d{1,2}|Tab|Esc|Escape|Enter|Space|(?:Left )?(?:Shift|Ctrl|Alt)|Cmd|Gamepad [A-Z].+)$/;

/** Whether a text in code font is a key, or some that are pressed together: `E`, `Ctrl+K`. */
export const isKey = (text: string): boolean => text.split('+').every((key) => KEY.test(key));

const breakHere: ElementContent = {type: 'element', tagName: 'wbr', properties: {}, children: []};

/** The places where code may break are elements, which nobody copies, searches or hears. */
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

/** Whether a node is an element with this tag name. */
const isElement = (node: Nodes, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/**
 * A rehype plugin that makes code in text a plain element, where the theme has two components, or a key. It says where
 * long names may break: `TBIA.Event.` and `Interaction`, not `Intera` and `ction`.
 */
export default function rehypeInlineCode(): (tree: Root) => void {
  const walk = (parent: Parents, long: number): void => {
    const cell = parent.children.find((child) => isElement(child, 'td'));
    parent.children.forEach((node, index) => {
      if (isElement(node, 'code')) {
        parent.children[index] = plainCode(node, long);
      } else if ('children' in node && !isElement(node, 'pre')) {
        walk(node, isElement(node, 'td') && node !== cell ? LONG_IN_CELL : long);
      }
    });
  };
  return (tree) => {
    walk(tree, LONG);
  };
}

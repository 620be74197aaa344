import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** What a key is called. Words that are names of pins or events, too, such as `Down`, are not in it. */
const KEY = /^(?:[A-Z]|F\d{1,2}|Tab|Esc|Escape|Enter|Space|Shift|Ctrl|Alt|Cmd)$/;

/** Whether a text in code font is a key, or some that are pressed together: `E`, `Ctrl+K`. */
export const isKey = (text: string): boolean => text.split('+').every((key) => KEY.test(key));

/** A remark plugin that shows what is a key on a keyboard as a key. */
export default function remarkKeys(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'inlineCode', (code) => {
      if (isKey(code.value)) {
        code.data = {...code.data, hName: 'kbd'};
      }
    });
  };
}

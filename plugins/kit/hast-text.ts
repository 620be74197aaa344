import type {Nodes as HastNodes} from 'hast';
import type {Nodes as MdastNodes} from 'mdast';

/** The text of a node without any markup. */
export function textOf(node: HastNodes | MdastNodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  if (node.type === 'break') {
    return '\n';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

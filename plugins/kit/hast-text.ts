import type {Nodes} from 'hast';

/** The text of a node as it stands, without any markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

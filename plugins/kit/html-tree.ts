import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** A node of a parsed page. */
export type HtmlNode = Tree.Node;

/** An element of a parsed page. */
export type HtmlElement = Tree.Element;

/** Whether a node is an element, and not text or a comment. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** The value of an attribute; empty without it. */
export function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? '';
}

/** The names in the attribute `class`. */
export function classes(element: HtmlElement): string[] {
  return attribute(element, 'class').split(/\s+/);
}

/** The first element in document order that matches, the node itself included. */
export function find(node: HtmlNode, matches: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (isElement(node) && matches(node)) {
    return node;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, matches);
    if (found) {
      return found;
    }
  }
  return undefined;
}

import type {Element, ElementContent, Root, RootContent} from 'hast';

/** Id of the section in which a tutorial says how to see that it works. */
const ID = 'check-that-it-works';

const isHeading = (node: RootContent): node is Element => node.type === 'element' && /^h[12]$/.test(node.tagName);

/**
 * A rehype plugin that makes a card of the section that says how to see that a tutorial works, so that readers notice the
 * section while scrolling. The heading stays a heading of the page, so its id, the table of contents and the search stay, too.
 */
export default function rehypeCheckCard(): (tree: Root) => void {
  return (tree) => {
    const start = tree.children.findIndex((node) => isHeading(node) && node.properties.id === ID);
    if (start < 0) {
      return;
    }
    const length = tree.children.slice(start + 1).findIndex(isHeading);
    const end = length < 0 ? tree.children.length : start + 1 + length;
    const card: Element = {
      type: 'element',
      tagName: 'section',
      properties: {className: ['alert', 'alert--success']},
      children: tree.children.slice(start, end) as ElementContent[],
    };
    tree.children.splice(start, end - start, card);
  };
}

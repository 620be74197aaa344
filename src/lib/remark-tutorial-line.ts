import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** How many steps a page has: the items of its numbered lists. */
function countSteps({children}: Root): number {
  return children.flatMap((node) => (node.type === 'list' && node.ordered ? node.children : [])).length;
}

/**
 * Begins a page that says in its front matter how many `minutes` it takes with a line for who plans their time:
 * `Tutorial 2 of 7 · about 15 minutes · 33 steps`. Its number is its place in the sidebar.
 */
export default function remarkTutorialLine(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const {minutes, sidebar_position: position} = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    if (typeof minutes !== 'number') {
      return;
    }
    const count = readdirSync(path.dirname(file.path)).filter((name) => name.endsWith('.mdx')).length;
    const facts = [`Tutorial ${String(position)} of ${count}`, `about ${minutes} minutes`, `${countSteps(tree)} steps`];
    tree.children.unshift({
      type: 'paragraph',
      data: {hProperties: {className: ['tutorial-line']}},
      children: [{type: 'text', value: facts.join(' · ')}],
    });
  };
}

import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';

/** The items of a page's numbered lists, with their numbers. */
const stepsOf = ({children}: Root) =>
  children.flatMap((node) =>
    node.type === 'list' && node.ordered
      ? node.children.map((item, index) => ({item, number: (node.start ?? 1) + index}))
      : [],
  );

/**
 * A remark plugin that begins a page with `Tutorial 2 of 7 · about 15 minutes · 33 steps` if its front matter has `minutes`.
 * The number of the tutorial is its place in the sidebar. Each step gets `data-step`, for src/client/contents.ts.
 */
export default function remarkTutorialLine() {
  return (tree: Root, file: {path: string; data: Record<string, unknown>}): void => {
    const {minutes, sidebar_position: position} = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    if (typeof minutes !== 'number') {
      return;
    }
    const steps = stepsOf(tree);
    for (const {item, number} of steps) {
      item.data = {...item.data, hProperties: {...item.data?.hProperties, dataStep: `Step ${number}`}};
    }
    const count = readdirSync(path.dirname(file.path)).filter((name) => name.endsWith('.mdx')).length;
    const facts = [`Tutorial ${String(position)} of ${count}`, `about ${minutes} minutes`, `${steps.length} steps`];
    tree.children.unshift({
      type: 'paragraph',
      data: {hProperties: {className: ['quiet']}},
      children: [{type: 'text', value: facts.join(' · ')}],
    });
  };
}

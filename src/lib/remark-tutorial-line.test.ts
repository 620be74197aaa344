import path from 'node:path';
import type {Root} from 'mdast';
import {remark} from 'remark';
import {expect, it} from 'vitest';
import remarkTutorialLine from './remark-tutorial-line';

const SOURCE = '15. Open it.\n16. Close it.\n\nThen:\n\n17. Save.\n\n## Refine\n\n1. Once more.';

/** The first paragraph of a page after the plugin, and what the steps say about themselves. */
function after(frontMatter: Record<string, unknown>): {line?: string | undefined; steps: unknown[]} {
  const tree: Root = remark().parse(SOURCE);
  const file = {path: path.resolve('docs/quick-start/using-passive.mdx'), data: {frontMatter}};
  remarkTutorialLine()(tree, file);
  const [paragraph] = tree.children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const items = tree.children.flatMap((node) => (node.type === 'list' ? node.children : []));
  return {
    line: text?.type === 'text' ? text.value : undefined,
    steps: items.map(({data}) => data?.hProperties?.dataStep),
  };
}

it('begins a tutorial with its number, its time and how many steps it has, whatever their numbers are', () => {
  const {line, steps} = after({minutes: 15, sidebar_position: 2});
  expect(line).toMatch(/^Tutorial 2 of \d+ · about 15 minutes · 4 steps$/);
  expect(steps).toEqual(['Step 15', 'Step 16', 'Step 17', 'Step 1']);
});

it('leaves a page alone that does not say how long it takes', () => {
  expect(after({sidebar_position: 2})).toEqual({line: undefined, steps: Array(4).fill(undefined)});
});

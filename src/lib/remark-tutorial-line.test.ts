import path from 'node:path';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import remarkTutorialLine from './remark-tutorial-line';

const SOURCE = '15. Open it.\n16. Close it.\n\nThen:\n\n17. Save.\n\n## Refine\n\n1. Once more.';

/** The first paragraph of a page after the plugin. */
function firstLine(frontMatter: Record<string, unknown>): string | undefined {
  const tree: Root = unified().use(remarkParse).parse(SOURCE);
  const file = new VFile({path: path.resolve('docs/quick-start/using-passive.mdx'), data: {frontMatter}});
  remarkTutorialLine()(tree, file);
  const [paragraph] = tree.children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : undefined;
}

it('begins a tutorial with its number, its time and how many steps it has, whatever their numbers are', () => {
  expect(firstLine({minutes: 15, sidebar_position: 2})).toMatch(/^Tutorial 2 of \d+ · about 15 minutes · 4 steps$/);
});

it('leaves a page alone that does not say how long it takes', () => {
  expect(firstLine({sidebar_position: 2})).toBeUndefined();
});

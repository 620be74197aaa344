import path from 'node:path';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import remarkTutorialLine from './remark-tutorial-line';

const SOURCE = '1. Open it.\n2. Close it.\n\nThen:\n\n3. Save.\n\n## Refine\n\n1. Once more.';

/** The first paragraph of a page after the plugin. */
function firstLine(frontMatter: Record<string, unknown>): string | undefined {
  const tree: Root = unified().use(remarkParse).parse(SOURCE);
  const file = new VFile({path: path.resolve('docs/quick-start/using-passive.mdx'), data: {frontMatter}});
  remarkTutorialLine()(tree, file);
  const [paragraph] = tree.children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : undefined;
}

it('begins a tutorial with its number, time and steps, of which those of a side way do not count', () => {
  expect(firstLine({minutes: 15, sidebar_position: 2})).toMatch(/^Tutorial 2 of \d+ · about 15 minutes · 3 steps$/);
});

it('leaves a page alone that does not say how long it takes', () => {
  expect(firstLine({sidebar_position: 2})).toBeUndefined();
});

import type {Root} from 'mdast';
import {remark} from 'remark';
import {expect, it} from 'vitest';
import remarkReleaseEngines from './remark-release-engines';

/** The first text of a page after the plugin. */
function firstText(source: string): string | undefined {
  const tree: Root = remark().parse(source);
  remarkReleaseEngines()(tree);
  const [paragraph] = tree.children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : undefined;
}

it.each([
  [
    'Released 2022-07-09. The later one.',
    'Released 2022-07-09 for UE 4.26 (not confirmed), 4.27 and 5.0. The later one.',
  ],
  ['Released 2022-04-30.', 'Released 2022-04-30 for UE 4.26, 4.27 and 5.0.'],
  // docs:check reports a date without a release.
  ['Released 2021-01-01.', 'Released 2021-01-01.'],
  ['It was Released 2022-04-30.', 'It was Released 2022-04-30.'],
])('%s', (source, text) => {
  expect(firstText(source)).toBe(text);
});

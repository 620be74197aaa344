import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import type {Release} from '../data/releases';
import remarkReleaseEngines from './remark-release-engines';

const RELEASES: readonly Release[] = [
  {version: '1.1.0', date: '2025-02-01', engines: ['4.26', '4.27', '5.0'], presumed: ['4.26']},
  {version: '1.0.0', date: '2025-01-01', engines: ['5.0']},
];

/** The first text of a page after the plugin. */
function firstText(source: string): string | undefined {
  const tree: Root = unified().use(remarkParse).parse(source);
  remarkReleaseEngines({releases: RELEASES})(tree);
  const [paragraph] = tree.children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : undefined;
}

it.each([
  ['Released 2025-02-01. The later one.', 'Released 2025-02-01 for UE 4.26 (presumed), 4.27 and 5.0. The later one.'],
  ['Released 2025-01-01.', 'Released 2025-01-01 for UE 5.0.'],
  // docs:check reports a date without a release.
  ['Released 2024-01-01.', 'Released 2024-01-01.'],
  ['It was Released 2025-01-01.', 'It was Released 2025-01-01.'],
])('%s', (source, text) => {
  expect(firstText(source)).toBe(text);
});

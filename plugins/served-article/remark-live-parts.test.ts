import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import remarkLiveParts from './remark-live-parts';

const parser = unified().use(remarkParse).use(remarkMdx);

/** Whether a page says that it has live parts. */
function isLive(source: string): boolean {
  const tree = parser.parse(source);
  remarkLiveParts({staticComponents: ['Mark']})(tree);
  const last = tree.children.at(-1);
  const program = last?.type === 'mdxjsEsm' && last.value === '' ? last.data?.estree : undefined;
  return program?.body[0]?.type === 'ExportNamedDeclaration';
}

it.each([
  ['text, links and code', '# A\n\n[b](c.mdx) `d`\n\n```cpp\nint e;\n```'],
  ['a component that is static', 'Click <Mark n={1} /> twice.'],
  ['elements of HTML', '<figure className="a"><img src="/b.svg" alt="c" /></figure>'],
  ['a comment', 'Text {/* for maintainers */}'],
])('leaves a page alone with %s', (_name, source) => {
  expect(isLive(source)).toBe(false);
});

it.each([
  ['an import', "import Tabs from '@theme/Tabs';"],
  ['an export', 'export const a = 1;'],
  ['a component that is not known to be static', 'Here: <Counter start="1" />'],
  ['a component deep in the text', '- a\n  - b <Counter />'],
  ['an element with code', '<button onClick={() => undefined}>Run</button>'],
  ['an element with all properties of an object', '<p {...props}>a</p>'],
  ['the disclosure of the theme', '<details><summary>a</summary>b</details>'],
])('marks a page with %s', (_name, source) => {
  expect(isLive(source)).toBe(true);
});

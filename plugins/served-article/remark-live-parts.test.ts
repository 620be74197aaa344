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
  ['a static component of the theme', "import Mark from '@theme/Mark';\n\n<Mark n={1} />"],
  ['data of the build', "export {default as past} from '@generated/past/default/a.json';"],
  ['a disclosure', '<details><summary>a</summary>b</details>'],
  [
    "the theme's tabs",
    `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="language">
<TabItem value="cpp" label="C++">

a

</TabItem>
<TabItem value="blueprint" label="Blueprint" default>

b

</TabItem>
</Tabs>`,
  ],
])('leaves a page alone with %s', (_name, source) => {
  expect(isLive(source)).toBe(false);
});

it.each([
  ['an import', "import Counter from './counter';"],
  ['an import beside that of tabs', "import Tabs from '@theme/Tabs';\nimport Counter from './counter';"],
  ['tabs that are rendered one at a time', '<Tabs lazy><TabItem value="a">a</TabItem></Tabs>'],
  ['tabs in the address', '<Tabs queryString="tab"><TabItem value="a">a</TabItem></Tabs>'],
  ['tabs with code', '<Tabs><TabItem value={a}>a</TabItem></Tabs>'],
  ['tabs with all properties of an object', '<Tabs {...props}><TabItem value="a">a</TabItem></Tabs>'],
  ['an export', 'export const a = 1;'],
  ['an export of a script', "export {default as a} from '@generated/a.js';"],
  ['another component of the theme', "import Card from '@theme/Card';"],
  ['a component that is not known to be static', 'Here: <Counter start="1" />'],
  ['a component deep in the text', '- a\n  - b <Counter />'],
  ['an element with code', '<button onClick={() => undefined}>Run</button>'],
  ['an element with all properties of an object', '<p {...props}>a</p>'],
])('marks a page with %s', (_name, source) => {
  expect(isLive(source)).toBe(true);
});

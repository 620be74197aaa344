import type {Root} from 'mdast';
import {remark} from 'remark';
import {expect, it} from 'vitest';
import remarkFileTabs from './remark-file-tabs';

it('puts a header and its source into two tabs, and other files one after the other', () => {
  const names = ['A.h', 'A.cpp', 'B.h', 'C.cpp'];
  const fences = names.map((name) => `\`\`\`cpp title="${name}"\nint a;\n\`\`\``).join('\n\n');
  const tree: Root = remark().parse(`> ${fences.replaceAll('\n', '\n> ')}`);
  remarkFileTabs()(tree);
  const [quote] = tree.children;
  expect(quote).toMatchObject({
    children: [
      {
        name: 'Tabs',
        children: ['A.h', 'A.cpp'].map((value) => ({name: 'TabItem', attributes: [{value}], children: [{meta: null}]})),
      },
      {type: 'code', meta: 'title="B.h"'},
      {type: 'code', meta: 'title="C.cpp"'},
    ],
  });
});

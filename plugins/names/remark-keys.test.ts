import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import remarkKeys, {isKey} from './remark-keys';

it.each(['E', 'F11', 'Tab', 'Ctrl+K', 'Ctrl+Shift+F5'])('%s is a key', (text) => {
  expect(isKey(text)).toBe(true);
});

it.each(['', '+', 'e', '1', '700', 'IA', 'Down', 'Target', 'Escape Key', 'E+', '+GameplayTagList=', 'TBIA_E'])(
  '%j is none',
  (text) => {
    expect(isKey(text)).toBe(false);
  },
);

it('shows keys as keys, and leaves other code alone', () => {
  const tree = unified().use(remarkParse).parse('Press `E` for `Interact`.\n\n    E');
  remarkKeys()(tree);
  const shown: string[] = [];
  visit(tree, (node) => {
    if (node.data) {
      shown.push(`${'value' in node ? node.value : ''} ${JSON.stringify(node.data)}`);
    }
  });
  expect(shown).toEqual(['E {"hName":"kbd"}']);
});

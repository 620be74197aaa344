import {describe, expect, it} from 'vitest';
import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import rehypeInlineCode, {isKey, partsOf} from './rehype-inline-code';

describe('partsOf', () => {
  it.each([
    ['TBIA.Event.Interaction.InteractActiveEnd', 'TBIA.|Event.|Interaction.|Interact|ActiveEnd'],
    ['TBIA_GEStateInteracting', 'TBIA_|GEState|Interacting'],
    ['CheckInteractionWhileWaiting', 'Check|Interaction|While|Waiting'],
    ['UTBIA_Interaction::Trigger', 'UTBIA_|Interaction::|Trigger'],
    ['Content/Characters/Mannequins', 'Content/|Characters/|Mannequins'],
    ['virtual <Name>_Implementation(<parameters>);', 'virtual <Name>_|Implementation(|<parameters>);'],
    ['Interact Active', 'Interact Active'],
    ['Show Debug of TBIA_InteractionContext now', 'Show Debug of TBIA_|Interaction|Context now'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(partsOf(text).join('|')).toBe(expected);
    expect(partsOf(text).join('')).toBe(text);
  });
});

it.each(['E', 'F11', 'Tab', 'Ctrl+K', 'Ctrl+Shift+F5'])('%s is a key', (text) => {
  expect(isKey(text)).toBe(true);
});

it.each(['', '+', 'e', '1', 'IA', 'Down', 'Escape Key', 'E+', '+GameplayTagList=', 'TBIA_E'])(
  '%j is no key',
  (text) => {
    expect(isKey(text)).toBe(false);
  },
);

describe('rehypeInlineCode', () => {
  const h = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
  });
  const name = 'TBIA_InteractionContext';
  const broken = '<code>TBIA_<wbr>Interaction<wbr>Context</code>';
  const after = (...children: Element[]): string => {
    const tree: Root = {type: 'root', children};
    rehypeInlineCode()(tree);
    visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
      expect(node.data, 'a plain element').toEqual({_mdxExplicitJsx: true});
      parent?.children.splice(index ?? 0, 1, h(node.name ?? '', ...node.children));
    });
    return toHtml(tree);
  };

  it('breaks code in cells, also in a link, and in the first column what is longer than most names', () => {
    const long = 'TBIA_InteractionFunctionLibrary';
    const first = h('tr', h('td', h('code', long)));
    expect(after(h('table', first))).toContain('<code>TBIA_<wbr>Interaction<wbr>Function<wbr>Library</code>');
    const row = h('tr', h('td', h('code', name)), h('td', h('a', h('code', name)), ' ', h('code', name)));
    expect(after(h('table', h('tbody', row)))).toBe(
      `<table><tbody><tr><td><code>${name}</code></td><td><a>${broken}</a> ${broken}</td></tr></tbody></table>`,
    );
  });

  it('shows keys as keys', () => {
    expect(after(h('p', 'Press ', h('code', 'E'), '.'))).toBe('<p>Press <kbd>E</kbd>.</p>');
  });

  it('leaves words, heads, other places and blocks of code alone', () => {
    const html = after(
      h('p', h('code', name)),
      h('td', h('pre', h('code', name))),
      h('tr', h('th', h('code', name)), h('th', name)),
      h('tr', h('td', name)),
    );
    expect(html).not.toContain('<wbr>');
  });
});

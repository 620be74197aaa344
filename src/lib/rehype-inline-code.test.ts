import {describe, expect, it} from 'vitest';
import {fromHtml} from 'hast-util-from-html';
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
  const after = (html: string): string => {
    const tree = fromHtml(html, {fragment: true});
    rehypeInlineCode()(tree);
    visit(tree, 'mdxJsxTextElement', ({name, data, children}, index, parent) => {
      expect(data, 'a plain element').toEqual({_mdxExplicitJsx: true});
      parent?.children.splice(index ?? 0, 1, {type: 'element', tagName: name ?? '', properties: {}, children});
    });
    return toHtml(tree);
  };
  const name = '<code>TBIA_InteractionContext</code>';
  const broken = '<code>TBIA_<wbr>Interaction<wbr>Context</code>';
  const table = (rows: string): string => `<table><tbody>${rows}</tbody></table>`;

  it('breaks code in cells, also in a link, and in the first column what is longer than most names', () => {
    expect(after(table('<tr><td><code>TBIA_InteractionFunctionLibrary</code></td></tr>'))).toContain(
      '<code>TBIA_<wbr>Interaction<wbr>Function<wbr>Library</code>',
    );
    expect(after(table(`<tr><td>${name}</td><td><a>${name}</a> ${name}</td></tr>`))).toBe(
      table(`<tr><td>${name}</td><td><a>${broken}</a> ${broken}</td></tr>`),
    );
  });

  it('shows keys as keys', () => {
    expect(after('<p>Press <code>E</code>.</p>')).toBe('<p>Press <kbd>E</kbd>.</p>');
  });

  it('leaves words, heads, other places and blocks of code alone', () => {
    const cells = `<tr><td>a</td><td><pre>${name}</pre></td><td>TBIA_InteractionContext</td></tr>`;
    const html = after(`<p>${name}</p>${table(`<tr><th>${name}</th><th>TBIA_InteractionContext</th></tr>${cells}`)}`);
    expect(html).not.toContain('<wbr>');
  });
});

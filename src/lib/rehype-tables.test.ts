import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import rehypeTables from './rehype-tables';

/** The cells of a table below its head, after the plugin. */
function cells(head: string[], row: string[]): string[] {
  const [heads, body] = [head.map((cell) => `<th>${cell}</th>`), row.map((cell) => `<td>${cell}</td>`)];
  const table = `<table><thead>\n<tr>${heads.join('')}</tr>\n</thead><tbody><tr>${body.join('')}</tr></tbody></table>`;
  const tree = fromHtml(`<blockquote>${table}</blockquote>`, {fragment: true});
  rehypeTables()(tree);
  const html = toHtml(tree);
  expect(html).toMatch(/<blockquote><div class="table-frame"><table/);
  expect(html).not.toContain('<th data-l');
  expect(html.includes('<table class="labeled">')).toBe(html.includes('<td data-l'));
  return html.match(/<td.*?<\/td>/g) ?? [];
}

it('labels the cells of three columns and more, but not the first of a row, nor what says itself what it is', () => {
  expect(cells(['Pin', '<em>Its type</em>', 'Meaning', 'Since'], ['A', 'bool', 'it is on', ''])).toEqual([
    '<td>A</td>',
    '<td data-l="Its type">bool</td>',
    '<td>it is on</td>',
    '<td></td>',
  ]);
  expect(cells(['A', '', 'C'], ['1', '2', '3'])).toEqual(['<td>1</td>', '<td>2</td>', '<td data-l="C">3</td>']);
});

it('leaves tables of two columns alone', () => {
  expect(cells(['A', 'B'], ['1', '2'])).toEqual(['<td>1</td>', '<td>2</td>']);
});

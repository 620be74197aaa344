import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import rehypeTables from './rehype-tables';

const h = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children
    .filter((child) => child !== '')
    .map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

/** The cells of a table below its head, after the plugin. */
function cells(head: (ElementContent | string)[], row: string[]): string[] {
  const table = h(
    'table',
    h('thead', '\n', h('tr', ...head.map((cell) => h('th', cell))), '\n'),
    h('tbody', h('tr', ...row.map((cell) => h('td', cell)))),
  );
  const tree: Root = {type: 'root', children: [h('blockquote', table)]};
  rehypeTables()(tree);
  expect(toHtml(tree)).toMatch(/<blockquote><div class="table-frame"><table/);
  expect(toHtml(tree)).not.toContain('<th data-l');
  expect(toHtml(tree).includes('<table class="labeled">')).toBe(toHtml(tree).includes('<td data-l'));
  return toHtml(tree).match(/<td.*?<\/td>/g) ?? [];
}

it('labels the cells of three columns and more, but not the first of a row, nor what says itself what it is', () => {
  expect(cells(['Pin', h('em', 'Its type'), 'Meaning', 'Since'], ['A', 'bool', 'it is on', ''])).toEqual([
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

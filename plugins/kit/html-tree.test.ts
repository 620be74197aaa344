import {parseFragment} from 'parse5';
import {expect, it} from 'vitest';
import {attribute, classes, find, isElement} from './html-tree';

const tree = parseFragment('<!-- note --><div id=a class="one  two"><p>Text<b id=b></b></p></div><p id=c></p>');
const byId = (id: string) => find(tree, (element) => attribute(element, 'id') === id);

it('finds the first element in document order', () => {
  const inner = find(tree, ({tagName}) => tagName === 'p');
  expect(inner && attribute(inner, 'id')).toBe('');
  expect(byId('b')?.tagName).toBe('b');
  expect(byId('c')?.tagName).toBe('p');
  expect(byId('d')).toBeUndefined();
});

it('finds the element itself', () => {
  const div = byId('a');
  expect(div && find(div, ({tagName}) => tagName === 'div')).toBe(div);
});

it('reads attributes and classes', () => {
  const div = byId('a');
  expect(div && [attribute(div, 'id'), attribute(div, 'href'), classes(div)]).toEqual(['a', '', ['one', 'two']]);
});

it('tells elements from comments and texts', () => {
  expect(tree.childNodes.map(isElement)).toEqual([false, true, true]);
});

import {toHtml} from 'hast-util-to-html';
import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeCheckCard from './rehype-check-card';

const h = (tagName: string, id?: string): Element => ({
  type: 'element',
  tagName,
  properties: id === undefined ? {} : {id},
  children: [],
});

function after(...children: Element[]): string {
  const tree: Root = {type: 'root', children};
  rehypeCheckCard()(tree);
  return toHtml(tree);
}

const HEADING = '<h2 id="check-that-it-works"></h2>';

it('puts the section of a tutorial into a card, up to the next heading of its rank', () => {
  expect(after(h('p'), h('h2', 'check-that-it-works'), h('ul'), h('h3'), h('h2'), h('p'))).toBe(
    `<p></p><section class="alert alert--success">${HEADING}<ul></ul><h3></h3></section><h2></h2><p></p>`,
  );
  expect(after(h('h2', 'check-that-it-works'), h('p'))).toBe(
    `<section class="alert alert--success">${HEADING}<p></p></section>`,
  );
});

it('leaves other pages alone', () => {
  expect(after(h('h2', 'check'), h('p'), h('h3', 'check-that-it-works'))).not.toContain('section');
});

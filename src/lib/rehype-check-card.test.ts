import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import rehypeCheckCard from './rehype-check-card';

function after(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  rehypeCheckCard()(tree);
  return toHtml(tree);
}

const HEADING = '<h2 id="check-that-it-works"></h2>';

it('puts the section of a tutorial into a card, up to the next heading of its rank', () => {
  expect(after(`<p></p>${HEADING}<ul></ul><h3></h3><h2></h2><p></p>`)).toBe(
    `<p></p><section class="alert alert--success">${HEADING}<ul></ul><h3></h3></section><h2></h2><p></p>`,
  );
  expect(after(`${HEADING}<p></p>`)).toBe(`<section class="alert alert--success">${HEADING}<p></p></section>`);
});

it('leaves other pages alone', () => {
  expect(after('<h2 id="check"></h2><p></p><h3 id="check-that-it-works"></h3>')).not.toContain('section');
});

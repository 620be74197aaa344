import {expect, it} from 'vitest';
import {atomOf} from './atom';

const SITE = 'https://example.org/base/';
const HTML = `<main><article><h1>Changelog</h1><p>All releases.
<h2 id="v1-1-0">1.1.0 (May)<a href="#v1-1-0" class="hash-link" aria-label="Direct link"></a></h2>
<p>Released 2025-06-16. A line &amp; more.</p>
<ul class="list"><li>Support for <code>X</code>. <span class="badge">UE 5.6</span><button>Copy</button></li></ul>
<details><summary>Pages of 1.1.0</summary><ul><li><a class="a" href="/base/docs/faq?since=1.0.0">FAQ</a></ul></details>
<h2 id="v1-0-0">1.0.0</h2><p>Released 2024-01-31.</p>
</article></main>`;

const atom = (html: string): string =>
  atomOf(
    html,
    {page: 'changelog', title: 'Releases', description: 'All.', author: {name: 'Maker', link: 'https://example.org/'}},
    'Product',
    SITE,
  );

it('has the releases with what a feed reader can show', () => {
  const feed = atom(HTML);
  expect(feed.match(/<title type="html">.*/g)?.join('')).toMatch(/Product 1\.1\.0 \(May\).*Product 1\.0\.0\b/);
  expect(feed).toContain('<updated>2025-06-16T00:00:00.000Z</updated>');
  expect(feed).toContain(`<id>${SITE}changelog#v1-1-0</id>`);
  expect(feed.replaceAll('\n', '')).toContain(
    '<ul><li>Support for <code>X</code>. <span>UE 5.6</span></li></ul>' +
      '<details><summary>Pages of 1.1.0</summary><ul><li><a href="https://example.org/base/docs/faq?since=1.0.0">FAQ</a></li></ul></details>',
  );
});

it('refuses a release without a date', () => {
  const html = '<main><article><h1>T</h1><h2 id="v1-0-0">1.0.0</h2><p>Soon.</p></article></main>';
  expect(() => atom(html)).toThrow('"1.0.0" has no date');
});

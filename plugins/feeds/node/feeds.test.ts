import {describe, expect, it} from 'vitest';
import {readEntries} from './entries';
import {writeFeeds} from './feeds';

const PAGE = 'https://example.org/base/changelog';
const HTML = `<!doctype html><html><body><main><div class="markdown"><h1>Changelog</h1><p>All releases.
<h2 class="anchor" id="v1-1-0">1.1.0 (May)<a href="#v1-1-0" class="hash-link" aria-label="Direct link"></a></h2>
<p>Released 2025-06-16. A line &amp; more.</p>
<p><strong>Added</strong></p>
<ul class="list"><li>Support for <code>X</code>. <span class="badge">UE 5.6</span><button>Copy</button></li></ul>
<details class="d"><summary>Pages of 1.1.0: 1 changed</summary><ul><li><a class="a" href="/base/docs/faq?since=1.0.0">FAQ</a></ul></details>
<h2 id="v1-0-0">1.0.0</h2><p>Released 2024-01-31.</p>
</div></main></body></html>`;

const WORDS = {
  product: 'Product',
  title: 'Releases',
  description: 'What each release brings.',
  author: {name: 'Maker', link: 'https://example.org/'},
};

describe('readEntries', () => {
  const [first, second] = readEntries(HTML, PAGE);

  it('has the releases in the order of the page', () => {
    expect([first?.anchor, first?.heading, first?.date.toISOString()]).toEqual([
      'v1-1-0',
      '1.1.0 (May)',
      '2025-06-16T00:00:00.000Z',
    ]);
    expect([second?.anchor, second?.heading, second?.html]).toEqual(['v1-0-0', '1.0.0', '<p>Released 2024-01-31.</p>']);
  });

  it('keeps words and links, and leaves out what only a page needs', () => {
    expect(first?.html.replaceAll('\n', '')).toBe(
      '<p>Released 2025-06-16. A line &amp; more.</p><p><strong>Added</strong></p>' +
        '<ul><li>Support for <code>X</code>. UE 5.6</li></ul>' +
        '<p>Pages of 1.1.0: 1 changed</p><ul><li><a href="https://example.org/base/docs/faq?since=1.0.0">FAQ</a></li></ul>',
    );
  });

  it.each([
    ['a changelog without releases', '<main><h2 id="more">More</h2></main>', 'has no release'],
    [
      'a release without a date',
      '<main><h2 id="v1-0-0">1.0.0</h2><p>Soon.</p></main>',
      'gives no release date for 1.0.0',
    ],
  ])('refuses %s', (_case, html, message) => {
    expect(() => readEntries(html, PAGE)).toThrow(message);
  });
});

describe('writeFeeds', () => {
  it('writes both formats, the same each time', () => {
    const entries = readEntries(HTML, PAGE);
    const {atom, json} = writeFeeds(entries, WORDS, PAGE);
    expect(writeFeeds(entries, WORDS, PAGE)).toEqual({atom, json});
    expect(atom).toContain('<updated>2025-06-16T00:00:00.000Z</updated>');
    expect(atom.match(/<entry>/g)).toHaveLength(2);
    expect(atom).toContain(`<link rel="self" href="${PAGE}/atom.xml"/>`);
    expect(atom).toContain(`<id>${PAGE}#v1-1-0</id>`);
    const feed = JSON.parse(json) as {
      version: string;
      authors: unknown;
      feed_url: string;
      items: {title: string; url: string; content_html: string}[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.authors).toEqual([{name: 'Maker', url: 'https://example.org/'}]);
    expect(feed.feed_url).toBe(`${PAGE}/feed.json`);
    expect(feed.items.map(({title, url}) => [title, url])).toEqual([
      ['Product 1.1.0 (May)', `${PAGE}#v1-1-0`],
      ['Product 1.0.0', `${PAGE}#v1-0-0`],
    ]);
    expect(feed.items[0]?.content_html).toContain('href="https://example.org/base/docs/faq?since=1.0.0"');
  });
});

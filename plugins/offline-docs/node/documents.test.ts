import {describe, expect, it} from 'vitest';
import {readArticle} from '../../markdown-pages/article';
import {parseMain} from '../../kit/built-pages';
import {folderDocuments, printDocument, type Edition} from './documents';
import type {OfflinePage} from './rewrite';

const ORIGIN = 'https://example.org';

const page = (id: string, title: string, category: string, content: string): OfflinePage => ({
  id,
  path: `/base/docs/1.8.1/${id}`,
  title,
  category,
  article: readArticle(parseMain(`<main><div class=theme-doc-markdown><h1>${title}</h1>${content}</div></main>`)),
});

const edition = (content: string): Edition => ({
  title: 'Product 1.8.1',
  engines: ['5.3', '5.4'],
  engineName: 'Unreal Engine',
  icon: '/base/img/icon.svg',
  address: `${ORIGIN}/base/docs/1.8.1`,
  origin: ORIGIN,
  pages: [
    page('start/intro', 'Intro', 'Start', content),
    page('faq', 'FAQ & more', '', '<h2 id=why>Why<a class=hash-link href=#why>#</a></h2><p><a href=#why>here</a>'),
  ],
});

const paper = (content: string): string => printDocument(edition(content), ['/base/assets/css/a.css']);

describe('printDocument', () => {
  it('has contents, all pages in reading order, and no script', () => {
    const html = paper('<p>Text<script>x</script>');
    expect(html).toContain('<li>Start\n<ul>\n<li><a href="#start.intro">Intro</a></li>\n</ul></li>');
    expect(html).toContain('<li><a href="#faq">FAQ &amp; more</a></li>');
    expect(html.indexOf('id="start.intro"')).toBeLessThan(html.indexOf('id="faq"'));
    expect(html).toContain('It is for Unreal Engine 5.3, 5.4.');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
    expect(html).toContain('<link rel="icon" href="/base/img/icon.svg">');
    expect(html).not.toContain('<script');
  });

  it.each([
    ['a page', '/base/docs/1.8.1/faq', '#faq'],
    ['a heading of a page', '/base/docs/1.8.1/faq#why', '#faq.why'],
    ['a heading that is not there', '/base/docs/1.8.1/faq#who', '#faq'],
    ['the page itself', '#top', '#start.intro'],
    ['another version', '/base/docs/faq#why', `${ORIGIN}/base/docs/faq#why`],
    ['what only the site can show', '/base/docs/1.8.1/faq?since=1.7.0', `${ORIGIN}/base/docs/1.8.1/faq?since=1.7.0`],
    ['another site', 'https://other.org/x', 'https://other.org/x'],
  ])('links to %s', (_name, href, expected) => {
    expect(paper(`<p><a href="${href}">link</a>`)).toContain(`<a href="${expected}">link</a>`);
  });

  it('gives each page ids of its own, and headings below the title of the document', () => {
    const html = paper('<h2 id=why>Why</h2><ul aria-labelledby=why><li>x</ul><h6 id=last>Last</h6>');
    expect(html).toContain('<h3 id="start.intro.why">');
    expect(html).toContain('aria-labelledby="start.intro.why"');
    expect(html).toContain('<h3 id="faq.why">');
    expect(html).toContain('<h6 id="start.intro.last">');
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  it('opens disclosures, and leaves out those that tell what a figure shows', () => {
    const html = paper(
      '<details><summary>More</summary>Text</details><figure><img src=/base/a.svg loading=lazy alt=A><details><summary>Read as text</summary>B</details></figure>',
    );
    expect(html).toContain('<details open><summary>More</summary>');
    expect(html).not.toContain('Read as text');
    expect(html).toContain('<img src="/base/a.svg" alt="A">');
  });
});

describe('folderDocuments', () => {
  const documents = (content: string): Map<string, string> => {
    const list = folderDocuments(edition(content), ['assets/a.css'], (path) => path.slice('/base/'.length));
    return new Map(list.map(({file, html}) => [file, html]));
  };

  it('is a document for each page and one of contents', () => {
    const all = documents('');
    expect([...all.keys()]).toEqual(['index.html', 'start/intro.html', 'faq.html']);
    expect(all.get('index.html')).toContain('<a href="start/intro.html">Intro</a>');
    expect(all.get('start/intro.html')).toContain('Next: <a href="../faq.html">FAQ &amp; more</a>');
    expect(all.get('faq.html')).toContain('Previous: <a href="start/intro.html">Intro</a>');
    // A policy would forbid the style sheet: files on a disk have no origin.
    expect([...all.values()].join('')).not.toContain('Content-Security-Policy');
  });

  it('links within the folder by relative addresses, and elsewhere by whole ones', () => {
    const html = documents(
      '<p><a href="/base/docs/1.8.1/faq#why">a</a><a href=#why>b</a><a href=/base/changelog>c</a><img src=/base/assets/a.svg alt=A>',
    ).get('start/intro.html');
    expect(html).toContain('<a href="../faq.html#why">a</a><a href="#why">b</a>');
    expect(html).toContain(`<a href="${ORIGIN}/base/changelog">c</a><img src="../assets/a.svg" alt="A">`);
    expect(html).toContain('<link rel="icon" href="../img/icon.svg">\n<link rel="stylesheet" href="../assets/a.css">');
  });
});

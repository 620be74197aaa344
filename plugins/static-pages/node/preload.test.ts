import {expect, it} from 'vitest';
import {insertPreloads} from './preload';

const chunks = {frame: ['docs', 'part', 'x1'], content: ['faq']};
const files: Readonly<Record<string, string>> = {docs: '/b/docs.js', x1: '/b/x1.js', faq: '/b/faq.js'};
const announced = (html: string): string[] =>
  Array.from(
    html.matchAll(/<link rel="preload" href="(?<file>[^"]*)" as="script">/g),
    ({groups}) => groups?.file ?? '',
  );
const insert = (html: string): string => insertPreloads(html, chunks, (id) => files[id]);

it('announces the scripts of a page in the order of need, at the end of the head', () => {
  const html = insert('<html><head><title>a</title></head><body></body></html>');
  expect(announced(html)).toEqual(['/b/docs.js', '/b/x1.js', '/b/faq.js']);
  expect(html).toMatch(/<title>a<\/title><link [^]*<\/head><body>/);
});

it.each(['<script type="application/json" id="page-data">{}</script>', '<script id=page-data>{}</script>'])(
  'leaves out the code of an article that stays as it is: %s',
  (data) => {
    expect(announced(insert(`<head></head>${data}`))).toEqual(['/b/docs.js', '/b/x1.js']);
  },
);

it('refuses a document without a head', () => {
  expect(() => insert('<p>a</p>')).toThrow('no </head>');
});

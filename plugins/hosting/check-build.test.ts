import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkBuild, faultList} from './check-build';

let outDir: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(path.join(outDir, file), text);
};

const check = (): string[] => {
  const faults = checkBuild({
    outDir,
    origin: 'https://example.org',
    baseUrl: '/base/',
    shortNames: [{pattern: /\["[^"\]]+","([0-9a-f]{12})"\]/g, folder: 'assets/history', extension: '.json'}],
  });
  return faults.map(({file, message}) => `${file} ${message}`);
};

/** The part of the bundler's runtime that makes the name of a script. */
const runtime = (hashes: string): string => `let u=e=>"assets/js/"+({1:"0faa0faa"}[e]||e)+"."+{${hashes}}[e]+".js";`;

const page = (body: string): string =>
  `<!doctype html><html><head><link rel=stylesheet href=/base/assets/css/styles.0123abcd.css>` +
  `<script src=/base/assets/js/runtime~main.0123abcd.js></script></head><body>${body}</body></html>`;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'check-build-'));
  write('index.html', page('<a href="/base/docs/faq#what">FAQ</a> <a href=https://elsewhere.org/x>x</a>'));
  write('docs/faq.html', page('<h2 id=what>What</h2><a href=#what>here</a><a href="../#">home</a>'));
  write(
    'docs/faq/index.html',
    '<meta http-equiv=refresh content="0; url=/base/docs/faq"><a href=/base/docs/faq>on</a>',
  );
  write(
    'assets/css/styles.0123abcd.css',
    'a{background:url(../figures/a.svg)}b{background:url("data:image/png;base64,x")}',
  );
  write('assets/figures/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('assets/js/runtime~main.0123abcd.js', runtime('1:"aaaaaaaa"'));
  write(
    'assets/js/faq1.aaaaaaaa.js',
    'const earlier=[["1.0.0","0123456789ab"]],to="/base/docs/faq#what",begin="/base/docs/";',
  );
  write('assets/history/0123456789ab.json', '[]');
  write('search-index/index-1.0.0.json', '{"pages":[{"path":"docs/faq","sections":[[1,"FAQ",""],[2,"What","what"]]}]}');
  write('sitemap.xml', '<urlset><url><loc>https://example.org/base/docs/faq</loc></url></urlset>');
});

afterEach(() => {
  rmSync(outDir, {recursive: true, force: true});
});

it('finds nothing in a whole site', () => {
  expect(check()).toEqual([]);
});

it('leaves the keys of routes in scripts alone', () => {
  write('assets/js/faq1.aaaaaaaa.js', 'const earlier=[["1.0.0","0123456789ab"]],names={"/base/docs/faq-0c3":1};');
  expect(check()).toEqual([]);
});

interface Case {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly fault: string | RegExp;
}

const cases: readonly Case[] = [
  {
    name: 'a picture that does not exist',
    file: 'docs/more.html',
    text: page('<img src="/base/assets/figures/b.svg">'),
    fault: 'docs/more.html names /base/assets/figures/b.svg, which does not exist',
  },
  {
    name: 'a page that does not exist',
    file: 'docs/more.html',
    text: page("<a title='a > b' href='/base/docs/gone'>gone</a>"),
    fault: 'docs/more.html names /base/docs/gone, which does not exist',
  },
  {
    name: 'an id that does not exist',
    file: 'docs/more.html',
    text: page('<a href="/base/docs/faq#who">who</a>'),
    fault: 'docs/more.html links to /base/docs/faq#who, but docs/faq.html has no id "who"',
  },
  {
    name: 'an id that does not exist behind a stub',
    file: 'docs/more.html',
    text: page('<a href="/base/docs/faq/#who">who</a>'),
    fault: 'docs/more.html links to /base/docs/faq/#who, but docs/faq/index.html has no id "who"',
  },
  {
    name: 'an address with the host',
    file: 'docs/more.html',
    text: page('<meta property=og:image content=https://example.org/base/img/gone.png>'),
    fault: 'docs/more.html names https://example.org/base/img/gone.png, which does not exist',
  },
  {
    name: 'a file of a style sheet',
    file: 'assets/css/styles.0123abcd.css',
    text: 'a{background:url(../figures/a.svg)}b{background:url(/base/assets/gone.png)}',
    fault: 'assets/css/styles.0123abcd.css names /base/assets/gone.png, which does not exist',
  },
  {
    name: 'a script in the table of the runtime',
    file: 'assets/js/runtime~main.0123abcd.js',
    text: runtime('1:"aaaaaaaa",gone:"bbbbbbbb"'),
    fault: 'assets/js/runtime~main.0123abcd.js names /base/assets/js/*.bbbbbbbb.js, which does not exist',
  },
  {
    name: 'a picture in a script',
    file: 'assets/js/faq1.aaaaaaaa.js',
    text: 'const a=[["1.0.0","0123456789ab"]],b=n.p+"assets/figures/gone.svg";',
    fault: 'assets/js/faq1.aaaaaaaa.js names /base/assets/figures/gone.svg, which does not exist',
  },
  {
    name: 'an id in a script',
    file: 'assets/js/faq1.aaaaaaaa.js',
    text: 'const a=[["1.0.0","0123456789ab"]],to="/base/docs/faq#who";',
    fault: 'assets/js/faq1.aaaaaaaa.js links to /base/docs/faq#who, but docs/faq.html has no id "who"',
  },
  {
    name: 'a difference that no file holds',
    file: 'assets/js/faq1.aaaaaaaa.js',
    text: 'const a=[["1.0.0","0123456789ab"],["0.9.0","ffffffffffff"]];',
    fault: 'assets/js/faq1.aaaaaaaa.js names /base/assets/history/ffffffffffff.json, which does not exist',
  },
  {
    name: 'a fragment that only the name of another element has',
    file: 'docs/more.html',
    text: page(
      '<meta name=viewport content=x><input name=field><a name=old></a><a href=#old>old</a><a href=#viewport>view</a>',
    ),
    fault: 'docs/more.html links to #viewport, but docs/more.html has no id "viewport"',
  },
  {
    name: 'a number in a script that a hash has replaced',
    file: 'assets/js/faq1.aaaaaaaa.js',
    text: 'const a=[["1.0.0","0123456789ab"]];function f(e){return 709db18&e}',
    fault: /^assets\/js\/faq1\.aaaaaaaa\.js is not a script that parses: /,
  },
  {
    name: 'a script in a document that does not parse',
    file: 'docs/more.html',
    text: page('<script>if(</script>'),
    fault: /^docs\/more\.html is not a script that parses: /,
  },
  {
    name: 'a file that nothing names',
    file: 'assets/js/old.bbbbbbbb.js',
    text: '1',
    fault: 'assets/js/old.bbbbbbbb.js is not referenced by any file',
  },
  {
    name: 'an index that names a missing file',
    file: 'search-index/index-1.0.0.json',
    text: '{"pages":[{"path":"docs/faq","sections":[[1,"FAQ",""]],"texts":"assets/search/page.1.json"}]}',
    fault: 'search-index/index-1.0.0.json names /base/assets/search/page.1.json, which does not exist',
  },
  {
    name: 'an index with an id that does not exist',
    file: 'search-index/index-1.0.0.json',
    text: '{"pages":[{"path":"docs/faq","sections":[[1,"FAQ",""],[2,"Who","who"]]}]}',
    fault: 'search-index/index-1.0.0.json links to /base/docs/faq#who, but docs/faq.html has no id "who"',
  },
  {
    name: 'an index of another form',
    file: 'search-index/index-1.0.0.json',
    text: '{"documents":[]}',
    fault: 'search-index has an index in which no page with sections is found',
  },
  {
    name: 'a link in Markdown',
    file: 'docs/faq.md',
    text: '[who](https://example.org/base/docs/faq#who)',
    fault: 'docs/faq.md links to https://example.org/base/docs/faq#who, but docs/faq.html has no id "who"',
  },
  {
    name: 'a page in the sitemap',
    file: 'sitemap.xml',
    text: '<urlset><url><loc>https://example.org/base/docs/gone</loc></url></urlset>',
    fault: 'sitemap.xml names https://example.org/base/docs/gone, which does not exist',
  },
];

describe('finds', () => {
  it.each(cases)('$name', ({file, text, fault}) => {
    write(file, text);
    const faults = check();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });
});

it('lists the faults with file and fix, and counts those that it does not show', () => {
  const faults = Array.from({length: 42}, (_, index) => ({
    file: `f${index}`,
    message: 'is not referenced by any file',
    fix: 'Do.',
  }));
  const text = faultList(faults);
  expect(text).toContain('42 faults:\n  f0 is not referenced by any file.\n    Do.');
  expect(text).toMatch(/… and 2 more\.$/);
});

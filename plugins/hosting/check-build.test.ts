import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {checkBuild} from './check-build';

let outDir: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(path.join(outDir, file), text);
};
const check = (): string[] => checkBuild(outDir, 'https://example.org/base/');

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'check-build-'));
  write(
    'index.html',
    '<a href="/base/docs/faq#what">FAQ</a> <a href=https://elsewhere.org/x>x</a> <a href=mailto:a@b>m</a>',
  );
  write('docs/faq.html', '<h2 id=what>What</h2><a href=#what>here</a><a href="../">home</a><img src=/base/a.svg>');
  write(
    'docs/faq/index.html',
    '<meta http-equiv=refresh content="0; url=../../docs/faq"><a href=../../docs/faq>on</a>',
  );
  write('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('docs/faq.md', 'See [What](https://example.org/base/docs/faq#what), <https://example.org/base/docs/faq>.');
  write('sitemap.xml', '<urlset><url><loc>https://example.org/base/docs/faq</loc></url></urlset>');
});

afterEach(() => {
  rmSync(outDir, {recursive: true, force: true});
});

it('finds nothing in a whole site', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['index.html', '<img src="/base/b.svg">', 'names /base/b.svg, which does not exist'],
  ['index.html', "<a title='a > b' href='/base/docs'>gone</a>", 'names /base/docs, which does not exist'],
  ['docs/more/index.html', '<meta http-equiv=refresh content="0; url=../gone">', 'names ../gone, which does not exist'],
  ['index.html', '<a href="docs/faq#who">who</a>', 'links to docs/faq#who, but docs/faq.html has no id "who"'],
  ['index.html', '<a href="docs/faq/#who">who</a>', 'links to docs/faq/#who, but docs/faq/index.html has no id "who"'],
  ['index.html', '<a href="#who">who</a>', 'links to #who, but index.html has no id "who"'],
  ['feed.xml', '<link href="https://example.org/base/x"/>', 'names https://example.org/base/x, which does not exist'],
  [
    'docs/more.md',
    '[x](https://example.org/base/docs/x)',
    'names https://example.org/base/docs/x, which does not exist',
  ],
])('finds in %s: %s', (file, text, fault) => {
  write(file, text);
  expect(check()).toContain(`${file} ${fault}`);
});

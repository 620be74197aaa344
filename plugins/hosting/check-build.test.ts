import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {checkBuild} from './check-build';

const SITE = {
  'index.html': '<a href="/base/docs/faq#what">FAQ</a> <a href=https://elsewhere.org/x>x</a> <a href=mailto:a@b>m</a>',
  'docs/faq.html': '<h2 id=what>What</h2><a href=#what>here</a><a href="../">home</a><img src=/base/a.svg>',
  'docs/faq/index.html': '<meta http-equiv=refresh content="0; url=../../docs/faq"><a href=../../docs/faq>on</a>',
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/faq.md': 'See [What](https://example.org/base/docs/faq#what), <https://example.org/base/docs/faq>.',
  'sitemap.xml': '<urlset><url><loc>https://example.org/base/docs/faq</loc></url></urlset>',
};
const faultsOf = (files: Readonly<Record<string, string>>): string[] =>
  checkBuild(temporaryFolder({...SITE, ...files}, onTestFinished), 'https://example.org/base/');

it('finds nothing in a whole site', () => {
  expect(faultsOf({})).toEqual([]);
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
  expect(faultsOf({[file]: text})).toContain(`${file} ${fault}`);
});

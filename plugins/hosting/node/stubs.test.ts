import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import type {Redirects} from '../../kit/current-id';
import {listStubs, stubHtml} from './stubs';

const versions = [
  {versionName: '1.1.0', path: '/base/docs', isLast: true, docs: [{permalink: '/base/docs/faq'}]},
  {versionName: '1.0.0', path: '/base/docs/1.0.0', isLast: false, docs: [{permalink: '/base/docs/1.0.0/faq'}]},
] as unknown as LoadedVersion[];

const stubsOf = (routes: string[], redirects: Redirects): Map<string, string> =>
  listStubs({baseUrl: '/base/', routesPaths: routes.map((route) => `/base/${route}`)}, versions, {
    entryPage: 'intro',
    redirects,
  });

describe('listStubs', () => {
  const stubs = stubsOf(['', '404.html', 'docs', 'changelog', 'docs/faq', 'docs/1.0.0/faq'], {});
  it.each([
    ['changelog/index.html', 'changelog'],
    ['docs/faq/index.html', 'docs/faq'],
    ['docs.html', 'docs/intro'],
    ['docs/index.html', 'docs/intro'],
    ['docs/1.0.0.html', 'docs/1.0.0/intro'],
    ['docs/1.1.0.html', 'docs/intro'],
    ['docs/1.1.0/faq.html', 'docs/faq'],
    ['docs/1.1.0/faq/index.html', 'docs/faq'],
  ])('%s leads to %s', (file, target) => {
    expect(stubs.get(file)).toBe(target);
  });
  it('replaces no page and makes none for the home page or for pinned old versions', () => {
    for (const file of [
      'changelog.html',
      'docs/faq.html',
      'docs/1.0.0/faq.html',
      'index.html',
      'docs/1.1.0/1.0.0/faq.html',
    ]) {
      expect(stubs.has(file)).toBe(false);
    }
  });
});

it('a page that has moved has stubs at its old addresses in the latest version, and nowhere else', () => {
  const redirects = {old: 'a/new', 'a/mid': 'a/new', gone: 'nowhere'};
  const stubs = stubsOf(['docs/a/new', 'docs/1.0.0/intro'], redirects);
  for (const former of ['old.html', 'a/mid/index.html', '1.1.0/old.html']) {
    expect(stubs.get(`docs/${former}`)).toBe('docs/a/new');
  }
  expect(stubs.get('docs/1.0.0.html')).toBe('docs/1.0.0/intro');
  expect([...stubs.keys()].filter((file) => /gone|1\.0\.0\/(?:old|a)/.test(file))).toEqual([]);
});

describe('stubHtml', () => {
  const about = {address: 'https://example.org/base/', title: 'Doors & "levers"'};
  it.each([
    ['docs/faq/index.html', '../../docs/faq'],
    ['docs.html', 'docs/faq'],
  ])('%s is canonical to its target, not indexed, and a link without scripts under any base', (file, href) => {
    const html = stubHtml(file, 'docs/faq', about);
    expect(html).toContain('<link rel="canonical" href="https://example.org/base/docs/faq">');
    expect(html).toContain('noindex');
    expect(html).toContain(`<a href="${href}">`);
    expect(html).toContain(`content="0; url=${href}"`);
  });
  it('escapes title and target', () => {
    const html = stubHtml('a.html', 'a"><script>', about);
    expect(html).toContain('<title>Moved | Doors &amp; &quot;levers&quot;</title>');
    expect(html).not.toContain('"><script>');
  });
});

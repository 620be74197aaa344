import {describe, expect, it} from 'vitest';
import {listStubs, stubHtml} from './stubs';

const site = {
  baseUrl: '/base/',
  pages: ['/base/', '/base/changelog', '/base/docs/faq', '/base/docs/1.0.0/faq'],
  versions: [
    {versionName: '1.1.0', path: '/base/docs', isLast: true},
    {versionName: '1.0.0', path: '/base/docs/1.0.0', isLast: false},
  ],
  entryPage: 'intro',
  keys: new Map<string, string>(),
};

describe('listStubs', () => {
  const stubs = new Map(listStubs(site).map(({file, target}) => [file, target]));
  it.each([
    ['changelog/index.html', '/base/changelog'],
    ['docs/faq/index.html', '/base/docs/faq'],
    ['docs.html', '/base/docs/intro'],
    ['docs/index.html', '/base/docs/intro'],
    ['docs/1.0.0.html', '/base/docs/1.0.0/intro'],
    ['docs/1.1.0.html', '/base/docs/intro'],
    ['docs/1.1.0/faq.html', '/base/docs/faq'],
    ['docs/1.1.0/faq/index.html', '/base/docs/faq'],
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

/** Stubs below `docs/` of a site with these pages, newest version first; `name=key` where the key is another one. */
function docsStubs(versions: Readonly<Record<string, string>>, last: string): Map<string, string> {
  const places = Object.entries(versions).flatMap(([version, list]) =>
    list.split(' ').map((page) => {
      const [id = '', key = id] = page.split('=');
      return {version, id, key};
    }),
  );
  const folderOf = (version: string): string => `/docs${version === last ? '' : `/${version}`}`;
  const stubs = listStubs({
    baseUrl: '/',
    pages: places.map(({version, id}) => `${folderOf(version)}/${id}`),
    versions: Object.keys(versions).map((version) => ({
      versionName: version,
      path: folderOf(version),
      isLast: version === last,
    })),
    entryPage: 'intro',
    keys: new Map(places.map(({version, id, key}) => [`${version}/${id}`, key])),
  });
  return new Map(stubs.map(({file, target}) => [file, target]));
}

describe('the stubs of a page that was renamed', () => {
  it('lead from each address that it had in the latest version to the one that it has', () => {
    const stubs = docsStubs({v3: 'a/new', v2: 'a/mid=a/new', v1: 'old=a/new'}, 'v3');
    for (const former of ['a/mid', 'old']) {
      for (const file of [`${former}.html`, `${former}/index.html`]) {
        expect(stubs.get(`docs/${file}`)).toBe('/docs/a/new');
        expect(stubs.get(`docs/v3/${file}`)).toBe('/docs/a/new');
      }
    }
    expect(stubs.get('docs/v2/a/mid/index.html')).toBe('/docs/v2/a/mid');
    expect([...stubs.keys()].filter((file) => /docs\/v[12]\/a\/new|docs\/v2\/old/.test(file))).toEqual([]);
  });

  it('take no address from a page that has it now', () => {
    const stubs = docsStubs({v2: 'new old', v1: 'old=new'}, 'v2');
    expect(stubs.has('docs/old.html')).toBe(false);
    expect(stubs.get('docs/old/index.html')).toBe('/docs/old');
    expect(stubs.get('docs/v2/old.html')).toBe('/docs/old');
  });

  it('lead to nothing that the latest version lacks, and to nothing that a later page of the name was not', () => {
    const gone = docsStubs({v3: 'x', v2: 'new', v1: 'old=new'}, 'v3');
    expect([...gone.keys()].filter((file) => /^docs\/(v3\/)?old/.test(file))).toEqual([]);
    const stubs = docsStubs({v3: 'new', v2: 'new name', v1: 'name=new'}, 'v3');
    expect(stubs.has('docs/name.html')).toBe(false);
  });

  it('leave the next version alone', () => {
    const stubs = docsStubs({current: 'new', v2: 'old=new', v1: 'older=new'}, 'v2');
    expect(stubs.get('docs/older.html')).toBe('/docs/old');
    expect(stubs.has('docs/new.html')).toBe(false);
  });

  it('follow the page to which the address of a version leads', () => {
    const stubs = docsStubs({v2: 'intro', v1: 'start=intro'}, 'v2');
    expect(stubs.get('docs.html')).toBe('/docs/intro');
    expect(stubs.get('docs/v1.html')).toBe('/docs/v1/start');
    expect(stubs.get('docs/start.html')).toBe('/docs/intro');
  });
});

describe('stubHtml', () => {
  const about = {url: 'https://example.org', title: 'Doors & "levers"'};
  it('is canonical to its target, not indexed, and a link without scripts', () => {
    const html = stubHtml('/base/docs/faq', about);
    expect(html).toContain('<link rel="canonical" href="https://example.org/base/docs/faq">');
    expect(html).toContain('noindex');
    expect(html).toContain('<a href="/base/docs/faq">');
  });
  it("has the site's title", () => {
    expect(stubHtml('/base/docs/faq', about)).toContain('<title>Moved | Doors &amp; &quot;levers&quot;</title>');
  });
  it('escapes the target', () => {
    expect(stubHtml('/a"><script>', about)).not.toContain('"><script>');
  });
});

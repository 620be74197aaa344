import {describe, expect, it} from 'vitest';
import {pageFile, siteList, versionList} from './texts';

const site = {title: 'Product', tagline: 'What it does.'};
const version = {
  label: '1.8.1',
  engines: ['5.3', '5.4'],
  engineName: 'Unreal Engine',
};
const page = (name: string, categories: readonly string[]) => ({
  title: name,
  description: `About ${name}.`,
  address: `https://example.org/${name}`,
  categories,
});

describe('pageFile', () => {
  it('begins with what the page is about, safely quoted', () => {
    expect(pageFile({title: 'Why: a "door"?', description: 'D', address: 'https://a.org/x'}, version, '# Why')).toBe(
      '---\ntitle: \'Why: a "door"?\'\ndescription: D\nversion: 1.8.1\nengines:\n  - "5.3"\n  - "5.4"\naddress: https://a.org/x\n---\n\n# Why\n',
    );
  });

  it('says no version where there is none, and no engines where they are not known', () => {
    const facts = {title: 'T', description: 'D', address: 'A'};
    expect(pageFile(facts, undefined, '')).not.toContain('version');
    expect(pageFile(facts, {...version, engines: []}, '')).toMatch(/version: 1\.8\.1\naddress/);
  });
});

describe('lists', () => {
  it('have the pages of a version below their categories, in reading order', () => {
    const text = versionList(site, version, [page('B', ['One', 'Deep']), page('A', ['One']), page('F', [])]);
    expect(text.split('\n').filter((line) => /^[#>-]/.test(line))).toEqual([
      '# Product 1.8.1',
      '> What it does.',
      '## One',
      '- [B](https://example.org/B.md): About B.',
      '- [A](https://example.org/A.md): About A.',
      '## Pages',
      '- [F](https://example.org/F.md): About F.',
    ]);
    expect(text).toContain('for Unreal Engine 5.3, 5.4.');
  });

  it('have all versions, the pages of the newest, and what belongs to none', () => {
    const versions = [
      {...version, label: '1.9.0', list: 'https://l9'},
      {...version, engines: [], list: 'https://l8'},
    ];
    const text = siteList(site, versions, [page('A', [])], [page('C', [])]);
    expect(text).toContain('- [1.9.0](https://l9): the pages of 1.9.0, for Unreal Engine 5.3, 5.4\n');
    expect(text).toContain('- [1.8.1](https://l8): the pages of 1.8.1\n');
    expect(text).toMatch(/those of 1\.9\.0[\s\S]*## Pages[\s\S]*## Optional\n\n- \[C\]/);
    expect(siteList(site, versions, [], [])).not.toContain('Optional');
  });
});

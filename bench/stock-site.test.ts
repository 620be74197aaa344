import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {stockSite} from './stock-site';

it('has everything of this site that its pages and components import', () => {
  const site = stockSite(['1.0.0']);
  try {
    const files = readdirSync(path.join(site.folder, 'src'), {recursive: true, encoding: 'utf8'})
      .map((name) => path.join('src', name))
      .filter((name) => /\.(?:[jt]sx?|mdx)$/.test(name) && statSync(path.join(site.folder, name)).isFile());
    expect(files.length).toBeGreaterThan(20);
    const imported = files.flatMap((file) =>
      Array.from(site.read(file).matchAll(/'@site\/(?<target>[^']+)'/g), ({groups}) => groups?.target ?? ''),
    );
    expect(imported.length).toBeGreaterThan(5);
    const isThere = (target: string): boolean =>
      ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((end) => existsSync(path.join(site.folder, target + end)));
    expect([...new Set(imported)].filter((target) => !isThere(target))).toEqual([]);
  } finally {
    site.remove();
  }
});

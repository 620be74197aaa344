import {expect, it} from 'vitest';
import {withoutTwins} from './sitemap';

/** The paths that are left of some. */
function leftOf(paths: readonly string[], redirects: Readonly<Record<string, string>> = {}): string[] {
  const address = 'https://x.org/b/';
  const left = withoutTwins(
    paths.map((path) => ({url: address + path})),
    {
      address,
      folders: {current: 'docs/next', '1.1.0': 'docs', '1.0.0': 'docs/1.0.0'},
      lastVersion: '1.1.0',
      redirects,
    },
  );
  return left.map(({url}) => url.slice(address.length));
}

it('leaves out pages with a twin in the latest version, and nothing else', () => {
  const twins = ['docs/1.0.0/faq', 'docs/next/faq'];
  const others = ['', 'docs/faq', 'docs/1.0.0/gone', 'docs/next/new', 'docs/1.0.0x/faq', 'changelog'];
  expect(leftOf([...twins, ...others])).toEqual(others);
});

it('knows the twin of a page that has moved', () => {
  expect(leftOf(['docs/new', 'docs/1.0.0/old', 'docs/1.0.0/other'], {old: 'new'})).toEqual([
    'docs/new',
    'docs/1.0.0/other',
  ]);
});

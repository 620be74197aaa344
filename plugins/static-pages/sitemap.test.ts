import {expect, it} from 'vitest';
import {withoutTwins} from './sitemap';

it('leaves out pages with a twin in the latest version, and nothing else', () => {
  const items = ['', 'docs/faq', 'docs/1.0.0/faq', 'docs/1.0.0/gone', 'docs/1.0.0x/faq', 'changelog'].map((path) => ({
    url: `https://x.org/b/${path}`,
  }));
  expect(withoutTwins(items, 'https://x.org/b/docs', ['1.0.0', '1.1.0']).map(({url}) => url.slice(16))).toEqual([
    '',
    'docs/faq',
    'docs/1.0.0/gone',
    'docs/1.0.0x/faq',
    'changelog',
  ]);
});

import {describe, expect, it} from 'vitest';
import type {DocsContent} from '../../kit/docs-content';
import {titleOf, wordsOfDocs} from './words';

const sidebars = {
  all: [
    {
      type: 'category',
      label: 'Features',
      collapsed: false,
      collapsible: true,
      items: [{type: 'doc', id: 'features/a'}],
    },
    {type: 'doc', id: 'faq'},
  ],
};
const version = (label: string) => ({
  label,
  sidebars,
  docs: [
    {id: 'features/a', permalink: `/base/docs/${label}/features/a`, title: 'A'},
    {id: 'faq', permalink: `/base/docs/${label}/faq`, title: 'FAQ'},
  ],
});

describe('wordsOfDocs', () => {
  it('has title, section and version of each page', () => {
    const docs = {loadedVersions: [version('1.1.0'), version('1.0.0')]} as unknown as DocsContent;
    expect(Object.fromEntries(wordsOfDocs(docs))).toEqual({
      '/base/docs/1.1.0/features/a': {title: 'A', section: 'Features', foot: 'Version 1.1.0'},
      '/base/docs/1.1.0/faq': {title: 'FAQ', foot: 'Version 1.1.0'},
      '/base/docs/1.0.0/features/a': {title: 'A', section: 'Features', foot: 'Version 1.0.0'},
      '/base/docs/1.0.0/faq': {title: 'FAQ', foot: 'Version 1.0.0'},
    });
  });
});

describe('titleOf', () => {
  it.each([
    ['<title data-rh=true>Changelog | Site</title>', 'Changelog'],
    ['<title>A &amp; B | Site</title>', 'A & B'],
    ['<title>Site</title>', 'Site'],
  ])('of %s is %s', (html, title) => {
    expect(titleOf(html, 'Site', '|')).toBe(title);
  });
  it('refuses a page without one', () => {
    expect(() => titleOf('<head></head>', 'Site', '|')).toThrow('has no <title>');
  });
});

import type {LoadedPlugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {insertIntoHead, routeOf, tagsForHead} from './page-head';

describe('routeOf', () => {
  it.each([
    ['index.html', '/base/'],
    ['changelog.html', '/base/changelog'],
    ['docs/1.0.0/faq.html', '/base/docs/1.0.0/faq'],
    ['docs/index.html', '/base/docs/'],
    ['404.html', '/base/404.html'],
  ])('%s is %s', (file, route) => {
    expect(routeOf(file, '/base/')).toBe(route);
  });
});

describe('tagsForHead', () => {
  it('asks the plugins that have the hook, in their order', async () => {
    const hook = (name: string) => ({
      name,
      pageHead: ({route}: {route: string}) => Promise.resolve(`<${name} ${route}>`),
    });
    const plugins = [hook('a'), {name: 'none'}, hook('b')] as unknown as LoadedPlugin[];
    const tags = await tagsForHead({route: '/x', html: ''}, {outDir: '', baseUrl: '/', plugins});
    expect(tags).toBe('<a /x><b /x>');
  });
});

describe('insertIntoHead', () => {
  it('puts tags at the end of the head', () => {
    expect(insertIntoHead('<head><title>T</title></head><body>', '<meta>')).toBe(
      '<head><title>T</title><meta></head><body>',
    );
  });
  it('also where the minifier has left out the end tag', () => {
    expect(insertIntoHead('<head><title>T</title><body class=x>', '<meta>')).toBe(
      '<head><title>T</title><meta><body class=x>',
    );
  });
  it('refuses a document without either', () => {
    expect(() => insertIntoHead('<p>Text', '<meta>')).toThrow('has neither </head> nor <body>');
  });
});

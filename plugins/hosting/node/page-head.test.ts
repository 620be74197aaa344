import {describe, expect, it} from 'vitest';
import {insertIntoHead, routeOf} from './page-head';

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

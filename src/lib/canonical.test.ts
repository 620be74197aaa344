import {expect, it} from 'vitest';
import {canonicalPath} from './canonical';

it.each([
  ['/b/docs/1.0.0/faq', '/b/docs/faq', '/b/docs/faq'],
  ['/b/docs/1.0.0/gone', undefined, '/b/docs/1.0.0/gone'],
  ['/b/docs/faq.html', undefined, '/b/docs/faq'],
  ['/b/docs/faq/', undefined, '/b/docs/faq'],
  ['/b/docs/faq/index.html', undefined, '/b/docs/faq'],
  ['/b/', undefined, '/b/'],
  ['/b/index.html', undefined, '/b/'],
])('%s with the twin %s is canonical to %s', (pathname, twin, expected) => {
  expect(canonicalPath(pathname, '/b/', twin)).toBe(expected);
});

import {expect, it} from 'vitest';
import {newNames} from './renames';

it('counts the names that were not there before, and not those that have gone', () => {
  expect(newNames(new Set(['main.a.js', 'faq.b.js']), new Set(['main.c.js', 'faq.b.js', 'new.d.js']))).toEqual([
    'main.c.js',
    'new.d.js',
  ]);
  expect(newNames(new Set(['main.a.js', 'old.b.js']), new Set(['main.a.js']))).toEqual([]);
});

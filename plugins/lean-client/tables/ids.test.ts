import {expect, it} from 'vitest';
import {shortIds} from './ids';

const texts = Array.from({length: 3000}, (_, index) => `@site/docs/page-${index}.mdx`);

it('gives each text an id of its own, also where the short ones collide', () => {
  const ids = [...shortIds(texts, 3).values()];
  expect(new Set(ids).size).toBe(texts.length);
  expect(ids.filter((id) => id.length > 3).length).toBeGreaterThan(0);
  ids.forEach((id) => {
    expect(id).toMatch(/^[a-z][a-z0-9]*\d$/);
  });
});

it('does not depend on the order of texts', () => {
  expect(shortIds([...texts].reverse(), 4)).toEqual(shortIds(texts, 4));
});

it('keeps the ids of the others when a text is added', () => {
  const before = shortIds(texts.slice(0, 300), 4);
  const after = shortIds(texts.slice(0, 301), 4);
  const changed = [...before].filter(([text, id]) => after.get(text) !== id);
  expect(changed).toEqual([]);
});

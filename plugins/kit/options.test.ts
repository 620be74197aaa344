import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {parseOptions} from './options';

const schema = z.strictObject({pages: z.array(z.string()), most: z.number().default(5)});

describe('parseOptions', () => {
  it('gives the options with defaults, and an id, as Docusaurus files the plugin under it', () => {
    expect(parseOptions('search', schema, {pages: []})).toEqual({id: 'default', pages: [], most: 5});
    expect(parseOptions('search', schema, {id: 'second', pages: ['changelog']})).toEqual({
      id: 'second',
      pages: ['changelog'],
      most: 5,
    });
  });

  it.each([
    ['a missing option', {}, '- `pages`: '],
    ['another type', {pages: [1]}, '- `pages.0`: '],
    ['a misspelt option', {pages: [], mots: 1}, '"mots"'],
    ['no options', undefined, '- `pages`: '],
  ])('names the file, the plugin and %s', (_case, options, expected) => {
    const parse = () => parseOptions('search', schema, options);
    expect(parse).toThrow('docusaurus.config.ts: the options of plugins/search are not valid.');
    expect(parse).toThrow(expected);
    expect(parse).toThrow('plugins/search/README.md');
  });
});

import {expect, it} from 'vitest';
import {nameRow} from './rows';
import {tipsOf} from './tips';

const tipOf = (row: object): unknown =>
  tipsOf([nameRow.parse({name: 'A', kind: 'tag', ...row})], {tag: 'gameplay tag'}).A;

it('says kind, release and meaning', () => {
  expect(tipOf({kind: 'class', release: '1.1.0', meaning: 'Does it'})).toEqual(['Class, since 1.1.0', 'Does it.']);
  expect(tipOf({})).toEqual(['Gameplay tag', '']);
});

it('takes a meaning that is a sentence without its full stop', () => {
  expect(() => tipOf({meaning: 'Does it.'})).toThrow('is not a sentence without its full stop');
});

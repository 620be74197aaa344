import {expect, it} from 'vitest';
import {readOptions} from './options';

const RELEASED = ['1.9.0', '1.8.1', '1.0.0'];

it.each(['1.9.1', '1.10.0', '2.0.0'])('%s is a good name', (name) => {
  expect(readOptions([name], RELEASED)).toEqual({name, isBuilt: true});
});

it.each([
  [[], 'docs:cut: which version? Name it. For example: npm run docs:cut 1.10.0'],
  [[''], 'which version?'],
  [['1.10'], '"1.10" is not a version: it takes three numbers. Did you mean 1.10.0?'],
  [['1.10.0-beta.1'], '"1.10.0-beta.1" is not a version'],
  [['../1.10.0'], '"../1.10.0" is not a version: it takes three numbers. For example'],
  [['1.9.0'], '1.9.0 exists already.'],
  [['1.8.2'], '1.8.2 is older than the latest, 1.9.0.'],
  [['1.10.0', '1.11.0'], 'one version at a time, not 1.10.0 and 1.11.0.'],
])('%j: %s', (args, message) => {
  expect(() => readOptions(args, RELEASED)).toThrow(message);
});

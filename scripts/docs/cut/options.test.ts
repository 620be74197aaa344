import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

const RELEASED = ['1.9.0', '1.8.1', '1.0.0'];

describe('the name of a version', () => {
  it.each([['1.9.1'], ['1.10.0'], ['2.0.0']])('%s is good', (name) => {
    expect(readOptions([name], RELEASED)).toEqual({name, isBuilt: true});
  });
  it('may be the first one', () => {
    expect(readOptions(['0.1.0'], [])).toEqual({name: '0.1.0', isBuilt: true});
  });
  it('may be cut without a build', () => {
    expect(readOptions(['1.10.0', '--no-build'], RELEASED)).toEqual({name: '1.10.0', isBuilt: false});
  });
  it.each([
    [[], 'docs:cut: which version? Name it. For example: npm run docs:cut 1.10.0'],
    [[''], 'which version?'],
    [['1.10'], '"1.10" is not a version: it takes three numbers. Did you mean 1.10.0?'],
    [['v1.10.0'], '"v1.10.0" is not a version: it takes three numbers. Did you mean 1.10.0?'],
    [['1.10.0-beta.1'], '"1.10.0-beta.1" is not a version'],
    [['01.10.0'], '"01.10.0" is not a version'],
    [['next'], '"next" is not a version: it takes three numbers. For example'],
    [['../x'], '"../x" is not a version: it takes three numbers. For example'],
    [['../1.10.0'], '"../1.10.0" is not a version: it takes three numbers. For example'],
    [['1.9.0'], '1.9.0 exists already.'],
    [['1.8.2'], '1.8.2 is older than the latest, 1.9.0.'],
    [['1.10.0', '1.11.0'], 'one version at a time, not 1.10.0 and 1.11.0.'],
    [['1.10.0', '--fast'], "Unknown option '--fast'"],
  ])('%j: %s', (args, message) => {
    expect(() => readOptions(args, RELEASED)).toThrow(message);
  });
});

import type {LoadedPlugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {docsOfContent, docsOfPlugins} from './docs-content';

const content = {loadedVersions: []};
const name = 'docusaurus-plugin-content-docs';
const plugin = (options: Partial<LoadedPlugin>): Pick<LoadedPlugin, 'name' | 'content' | 'options'> => ({
  name,
  content,
  options: {id: 'default'},
  ...options,
});

describe('docsOfPlugins', () => {
  it('finds the docs with the default id', () => {
    const other = plugin({content: {loadedVersions: ['other']}, options: {id: 'community'}});
    expect(docsOfPlugins([plugin({name: 'other'}), other, plugin({})])).toBe(content);
  });

  it.each([
    ['there is no docs plugin', []],
    ['only another docs plugin is there', [plugin({options: {id: 'community'}})]],
    ['it has loaded nothing', [plugin({content: undefined})]],
  ])('says what to enable when %s', (_case, plugins) => {
    expect(() => docsOfPlugins(plugins)).toThrow('enable `docs` in the preset of docusaurus.config.ts');
  });
});

describe('docsOfContent', () => {
  it('finds the docs with the default id', () => {
    expect(docsOfContent({[name]: {community: {}, default: content}})).toBe(content);
  });

  it('says what to enable when there are none', () => {
    expect(() => docsOfContent({})).toThrow('enable `docs` in the preset of docusaurus.config.ts');
  });
});

import {expect, it} from 'vitest';
import {docsOfContent, docsOfPlugins} from './docs-content';

const NAME = 'docusaurus-plugin-content-docs';
const content = {loadedVersions: []};
const plugin = {name: NAME, content, options: {id: 'default'}};

it('takes the docs with the default id, whatever other docs there are', () => {
  const other = {...plugin, content: {loadedVersions: ['other']}, options: {id: 'community'}};
  expect(docsOfPlugins([other, plugin])).toBe(content);
  expect(docsOfContent({[NAME]: {community: other.content, default: content}})).toBe(content);
});

it('says which plugin is missing', () => {
  expect(() => docsOfPlugins([])).toThrow(`The content of ${NAME} is missing.`);
  expect(() => docsOfContent({[NAME]: {default: {}}})).toThrow(`The content of ${NAME} is missing.`);
});

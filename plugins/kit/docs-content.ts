import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadedPlugin} from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What the docs plugin has loaded: `loadedVersions`, newest first. */
export type DocsContent = LoadedContent;

/** The docs among the plugins of a build, as `postBuild` gets them. */
export function docsOfPlugins(plugins: readonly LoadedPlugin[]): DocsContent {
  return plugins.find(({name}) => name === DOCS_PLUGIN)?.content as DocsContent;
}

/** The docs in the content of all plugins, as `allContentLoaded` gets it. */
export function docsOfContent(allContent: AllContent): DocsContent {
  return allContent[DOCS_PLUGIN]?.default as DocsContent;
}

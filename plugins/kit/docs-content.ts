import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadedPlugin} from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** The content of the docs plugin, from the plugins that `postBuild` gets. Its versions are newest first. */
export function docsOfPlugins(plugins: readonly LoadedPlugin[]): LoadedContent {
  return plugins.find(({name}) => name === DOCS_PLUGIN)?.content as LoadedContent;
}

/** The content of the docs plugin, from the content of all plugins that `allContentLoaded` gets. */
export function docsOfContent(allContent: AllContent): LoadedContent {
  return allContent[DOCS_PLUGIN]?.default as LoadedContent;
}

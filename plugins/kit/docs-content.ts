import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadedPlugin} from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What the docs plugin has loaded, from the plugins of a build, as `postBuild` gets them: versions are newest first. */
export function docsOfPlugins(plugins: readonly LoadedPlugin[]): LoadedContent {
  return plugins.find(({name}) => name === DOCS_PLUGIN)?.content as LoadedContent;
}

/** The same from the content of all plugins, as `allContentLoaded` gets it. */
export function docsOfContent(allContent: AllContent): LoadedContent {
  return allContent[DOCS_PLUGIN]?.default as LoadedContent;
}

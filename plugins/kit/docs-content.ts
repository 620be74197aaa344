import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadedPlugin} from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What the docs plugin has loaded: `loadedVersions`, newest first. */
export type DocsContent = LoadedContent;

function assertLoaded(content: unknown): DocsContent {
  const versions = (content as Partial<LoadedContent> | undefined)?.loadedVersions;
  if (!Array.isArray(versions)) {
    throw new Error(
      `The content of ${DOCS_PLUGIN} is missing. This plugin needs the docs plugin with its default id: ` +
        'enable `docs` in the preset of docusaurus.config.ts.',
    );
  }
  return content as DocsContent;
}

/**
 * The docs among the plugins of a build, as `postBuild` gets them.
 * @throws when the site has no docs plugin with the default id
 */
export function docsOfPlugins(plugins: readonly Pick<LoadedPlugin, 'name' | 'content' | 'options'>[]): DocsContent {
  const docs = plugins.find(({name, options}) => name === DOCS_PLUGIN && options.id === 'default');
  return assertLoaded(docs?.content);
}

/**
 * The docs in the content of all plugins, as `allContentLoaded` gets it.
 * @throws when the site has no docs plugin with the default id
 */
export function docsOfContent(allContent: AllContent): DocsContent {
  return assertLoaded(allContent[DOCS_PLUGIN]?.default);
}

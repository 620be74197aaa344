import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** For the option `docItemComponent` of the docs plugin: a page whose article can stay as it was served. */
export const DOC_COMPONENT = '@theme/ArticleFrame';

/**
 * Leaves the article of the page that a reader opens as the server sent it. React takes over the frame around it, and
 * renders the articles of the pages to which the reader goes from there.
 */
export default function servedArticle(): Plugin {
  return {
    name: 'served-article',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/start.ts')],
  };
}

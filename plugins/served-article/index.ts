import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {parseOptions} from '../kit/options';

/** Name of the plugin, as messages and `DOCS_WITHOUT` know it. */
export const NAME = 'served-article';

const schema = z.strictObject({});

/**
 * Checks the options, for Docusaurus: there are none.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): z.output<typeof schema> {
  return parseOptions(NAME, schema, options);
}

/** For the option `docItemComponent` of the docs plugin: a page whose article can stay as it was served. */
export const DOC_COMPONENT = '@theme/ArticleFrame';

/**
 * Leaves the article of the page that a reader opens as the server sent it. React takes over the frame around it, and
 * renders the articles of the pages to which the reader goes from there.
 */
export default function servedArticle(): Plugin {
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/start.ts')],
  };
}

/** Name of the plugin, which is also the name of its folder in `.docusaurus`. */
export const NAME = 'page-history';

/** The generated file with the history of one page, below the plugin's folder. */
export const historyFile = (version: string, id: string): string => `pages/${version}/${id}.json`;

/** How a page imports that file. */
export const historyModule = (version: string, id: string): string =>
  `@generated/${NAME}/default/${historyFile(version, id)}`;

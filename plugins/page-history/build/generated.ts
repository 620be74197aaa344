/** Name of the plugin, which is also the name of its folder in `.docusaurus`. */
export const NAME = 'page-history';

/** The generated file with the history of one page, below the plugin's folder. */
export const historyFile = (version: string, id: string): string => `pages/${version}/${id}.json`;

/** The generated file with the pages that a release added, changed and removed, below the plugin's folder. */
export const releaseFile = (version: string): string => `releases/${version}.json`;

/** The generated file with the title of each page, below the plugin's folder. */
export const TITLES_FILE = 'titles.json';

/** How a module of the site imports a generated file. */
export const moduleOf = (file: string): string => `@generated/${NAME}/default/${file}`;

/** Name of the plugin, which is also the name of its folder in `.docusaurus`. */
export const NAME = 'page-history';

/** The generated file with the history of one page, below the plugin's folder. */
export const historyFile = (version: string, id: string): string => `pages/${version}/${id}.json`;

/** The generated file with what each release did to the pages, below the plugin's folder. */
export const GENERATED_RELEASES = 'releases.json';

/** How a module of the site imports a generated file. */
export const moduleOf = (file: string): string => `@generated/${NAME}/default/${file}`;

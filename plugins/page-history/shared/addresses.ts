/** Folder of the built site with the differences between versions of pages, one JSON file for each distinct one. */
export const DIFFERENCES_FOLDER = 'assets/history';

/** The title of each page by its id, from the newest version that has the page, in the same folder. */
export const TITLES_FILE = 'assets/history/titles.json';

/** Query parameter of a docs page that opens its difference to an earlier version, as in `?since=1.4.0`. */
export const SINCE_PARAMETER = 'since';

/** Folder of the built site with the differences between versions of pages, one JSON file for each distinct one. */
export const DIFFERENCES_FOLDER = 'assets/history';

/** Query parameter of a docs page that opens its difference to an earlier version, as in `?since=1.4.0`. */
export const SINCE_PARAMETER = 'since';

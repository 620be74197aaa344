/** What follows the address of a page in the address of its Markdown. */
export const MARKDOWN_EXTENSION = '.md';

/** Name of the list of pages, in the folder of the site and of each version. */
export const LIST_FILE = 'llms.txt';

/** Key in local storage: `off` for readers whose voice or hands type `/` by mistake. */
export const SLASH_SETTING = 'tbia.search.slash';

/** Name of the event that opens the search; `detail` is what the box starts with. */
export const OPEN_SEARCH = 'tbia:open-search';

/**
 * Opens the search from anywhere on the page.
 * @param query what the field starts with; Algolia's field starts empty
 */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH, {detail: query}));
  // The box of Algolia's theme, which has no such event.
  document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
}

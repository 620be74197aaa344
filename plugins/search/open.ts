/** Name of the event that opens the search; `detail.query` fills the box. */
export const OPEN_SEARCH = 'tbia:open-search';

/**
 * Opens the search from anywhere on the page.
 * @param query what the box starts with; Algolia's starts empty
 */
export function openSearch(query = ''): void {
  const isUnheard = window.dispatchEvent(new CustomEvent(OPEN_SEARCH, {detail: {query}, cancelable: true}));
  if (isUnheard) {
    // The box of Algolia's theme, which has no such event.
    document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
  }
}

/** The query that an `OPEN_SEARCH` event carries; empty without one. */
export function queryOf(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  const query = typeof detail === 'object' && detail !== null && 'query' in detail ? detail.query : '';
  return typeof query === 'string' ? query : '';
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Whether a key opens the search: Ctrl-K or Cmd-K anywhere, `/` outside of text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    return true;
  }
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditable(event.target);
}

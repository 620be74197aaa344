// DocSearch keeps the reader's searches under these names, and throws when what stands there is not a list.
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Removes stored searches that DocSearch cannot read, so that the window can be opened again. */
export function dropUnreadableSearches(indexName: string): void {
  for (const key of KEYS.map((start) => start + indexName)) {
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null && !isList(stored)) {
        localStorage.removeItem(key);
      }
    } catch {
      // The browser keeps nothing for this site, so nothing unreadable either.
    }
  }
}

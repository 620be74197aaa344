/**
 * The entry of a menu that a key moves to: arrows go round, Home and End go to the ends. From outside of the entries,
 * the arrow down goes to the first and the arrow up to the last.
 * @returns undefined for any other key, and for an empty menu
 */
export function nextFocus<T>(entries: readonly T[], current: unknown, key: string): T | undefined {
  const at = entries.findIndex((entry) => entry === current);
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(at === -1 ? -1 : at - 1);
    case 'Home':
      return at === -1 ? undefined : entries[0];
    case 'End':
      return at === -1 ? undefined : entries.at(-1);
    default:
      return undefined;
  }
}

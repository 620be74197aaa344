/** Ids of pages that have moved, each with the id that it moved to: `{'features/old': 'features/new'}`. */
export type Redirects = Readonly<Record<string, string>>;

/** The id of a page today, whatever an older version calls it. */
export const currentId = (id: string, redirects: Redirects): string => redirects[id] ?? id;

/** The ids that lead to a page: its own, then those that it had before. */
export function idsOf(id: string, redirects: Redirects): string[] {
  const former = Object.keys(redirects).filter((other) => currentId(other, redirects) === currentId(id, redirects));
  return [currentId(id, redirects), ...former];
}

import type {Redirects} from '../plugins/kit/current-id';

/**
 * Every page that has moved in `docs/`: its old id and the id that it has today, as in
 * `'features/using-multiple-tap': 'features/multiple-taps'`. A page that moved twice has two rows, both with the id of today.
 */
export const redirects: Redirects = {};

/**
 * The redirects, compared with the pages.
 * @param hasFile whether `docs/` has a file, by its path within the folder
 * @throws when a page has not moved as a row says; the message has the row and the fix
 */
export function readRedirects(hasFile: (file: string) => boolean, rows: Redirects = redirects): Redirects {
  const hasPage = (id: string): boolean => ['.mdx', '.md'].some((ending) => hasFile(id + ending));
  for (const [from, to] of Object.entries(rows)) {
    const row = `config/redirects.ts, '${from}': '${to}'`;
    if (hasPage(from)) {
      throw new Error(`${row}: docs/ still has a page ${from}. Remove the page, or the row.`);
    }
    if (!hasPage(to)) {
      throw new Error(`${row}: docs/ has no page ${to}. Write the id that the page has today.`);
    }
  }
  return rows;
}

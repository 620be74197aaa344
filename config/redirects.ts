import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Redirects} from '../plugins/kit/current-id';

/** A page that moved in `docs/`: its id before and after, as in `features/using-multiple-tap`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Every page that has moved; one that moved twice has two rows, both to where it is today. */
const redirects: readonly Redirect[] = [];

/** The redirects by the id that a page had. */
export const redirectsById = (rows: readonly Redirect[] = redirects): Redirects =>
  Object.fromEntries(rows.map(({from, to}) => [from, to]));

/**
 * The same, compared with the pages.
 * @param docs absolute path of the folder of the next release's pages
 * @throws when a page has not moved as a row says; the message has the row and the fix
 */
export function readRedirects(docs: string, rows: readonly Redirect[] = redirects): Redirects {
  const hasPage = (id: string): boolean => ['.mdx', '.md'].some((ending) => existsSync(path.join(docs, id + ending)));
  for (const {from, to} of rows) {
    const row = `config/redirects.ts: {from: '${from}', to: '${to}'}`;
    if (hasPage(from)) {
      throw new Error(`${row}: docs/ still has a page ${from}. Remove the page, or the row.`);
    }
    if (!hasPage(to)) {
      throw new Error(`${row}: docs/ has no page ${to}. Write the id that the page has today.`);
    }
  }
  return redirectsById(rows);
}

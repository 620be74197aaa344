import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Redirects} from '../plugins/kit/current-id';

/** A page that moved in `docs/`: its id before and after, as in `features/using-multiple-tap`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Every page that has moved. Menus, history and old addresses follow. */
const redirects: readonly Redirect[] = [];

const nameRow = ({from, to}: Redirect): string => `config/redirects.ts: {from: '${from}', to: '${to}'}`;

/**
 * The redirects by the id that a page had.
 * @throws when rows lead in a circle; the message has the row and the fix
 */
export function redirectsById(rows: readonly Redirect[] = redirects): Redirects {
  const byId = Object.fromEntries(rows.map(({from, to}) => [from, to]));
  for (const row of rows) {
    const passed = new Set<string>();
    for (let id: string | undefined = row.from; id !== undefined; id = byId[id]) {
      if (passed.has(id)) {
        throw new Error(`${nameRow(row)}: the rows lead in a circle. Leave the last move only.`);
      }
      passed.add(id);
    }
  }
  return byId;
}

/**
 * The redirects by the id that a page had, compared with the pages.
 * @param docs absolute path of the folder of the next release's pages
 * @throws when a page has not moved as a row says; the message has the row and the fix
 */
export function readRedirects(docs: string, rows: readonly Redirect[] = redirects): Redirects {
  const hasPage = (id: string): boolean => ['.mdx', '.md'].some((ending) => existsSync(path.join(docs, id + ending)));
  const byId = redirectsById(rows);
  for (const row of rows) {
    const {from, to} = row;
    if (hasPage(from)) {
      throw new Error(`${nameRow(row)}: docs/ still has a page ${from}. Remove the page, or the row.`);
    }
    if (!hasPage(to) && !(to in byId)) {
      throw new Error(`${nameRow(row)}: docs/ has no page ${to}. Write the id of the page that it moved to.`);
    }
  }
  return byId;
}
